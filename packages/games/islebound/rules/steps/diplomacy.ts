// Diplomacy: envoys first, then cubes from left to right, until the town agrees.
import type { Menu, RuleId, Seat, Table, Verdict } from '@tidetable/engine';
import type { Region } from '../data/map.ts';
import { kindsOf, onDeck, owns, placeOf, slotValue, strengthNeeded } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { Action, Event, Frame, FrameOf, Sea } from '../state.ts';
import { barred, crewReason, judging } from '../verdicts.ts';
import { NOBODY } from './conquest.ts';
import { sendBelow } from './crew.ts';

function slotsAfter(sea: Sea, seat: Seat, last: number): number[] {
  return sea.influence.flatMap((held, slot) => (held === seat && slot > last ? [slot] : []));
}

function worth(slots: readonly number[]): number {
  return slots.reduce((sum, slot) => sum + slotValue(slot), 0);
}

/** Needs enough influence, at least one cube of it on the track (IB-AMB-22). */
export function offerTalks(
  sea: Sea,
  seat: Seat,
  region: Region,
  rule: RuleId,
  menu: Menu<Action, Reason>,
): void {
  const slots = slotsAfter(sea, seat, -1);
  const envoys = onDeck(sea, seat, 'negotiate').length;
  const has = worth(slots) + envoys + embassy(sea, seat);
  const needs = strengthNeeded(sea, region);
  const action = { type: 'negotiate' } as const;
  if (has < needs)
    menu.bar(action, 'IB-DIP-2', { because: 'influence', at: placeOf(sea, region), has, needs });
  else if (slots.length === 0 && !sea.options.envoysAlone)
    menu.bar(action, 'IB-AMB-22', { because: 'needs-cube' });
  else menu.allow(action, rule);
}

function embassy(sea: Sea, seat: Seat): number {
  return owns(sea, seat, 'embassy') ? 1 : 0;
}

export function beginTalks(sea: Sea, seat: Seat, region: Region, table: Table<Frame, Event>): void {
  table.push({ step: 'negotiate', seat, region, influence: embassy(sea, seat), last: -1 });
}

/** At least one cube except by house rule, and no more than needed. Envoys first, so that each way is offered once. */
export const negotiate = judging<FrameOf<'negotiate'>>(
  {
    rule: () => 'IB-DIP-2',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { region, influence, last, seat: speaker }, seat, menu) {
      if (seat !== speaker) return;
      const missing = strengthNeeded(sea, region) - influence;
      const slots = slotsAfter(sea, seat, last);
      for (const crew of kindsOf(onDeck(sea, seat, 'negotiate')))
        if (last >= 0)
          menu.bar({ type: 'send-envoy', crew }, 'IB-AMB-23', { because: 'cubes-first' });
        else if (missing > 1 || sea.options.envoysAlone)
          menu.allow({ type: 'send-envoy', crew }, 'IB-DIP-3');
        else menu.bar({ type: 'send-envoy', crew }, 'IB-AMB-22', { because: 'needs-cube' });
      slots.forEach((slot, index) => {
        const rest = worth(slots.slice(index));
        if (rest >= missing) menu.allow({ type: 'withdraw', slot }, 'IB-DIP-2');
        else if (menu.explaining) {
          const at = placeOf(sea, region);
          const needs = influence + missing;
          const reason = { because: 'influence', at, has: influence + rest, needs } as const;
          menu.bar({ type: 'withdraw', slot }, 'IB-DIP-2', reason);
        }
      });
    },

    take(sea, frame, seat, action, table) {
      if (action.type === 'send-envoy') {
        frame.influence += 1;
        sendBelow(sea, seat, action.crew);
        table.tell({ type: 'exhausted', seat, crew: action.crew, rule: 'IB-DIP-3' });
        return conclude(sea, frame, table);
      }
      if (action.type !== 'withdraw') return;
      frame.influence += slotValue(action.slot);
      frame.last = action.slot;
      sea.influence[action.slot] = null;
      const { region, influence } = frame;
      const talks = { at: placeOf(sea, region), influence, needed: strengthNeeded(sea, region) };
      table.tell({ type: 'withdrew-cube', seat, slot: action.slot, talks, rule: 'IB-DIP-2' });
      conclude(sea, frame, table);
    },
  },
  unlistedTalk,
);

function unlistedTalk(
  sea: Sea,
  { last }: FrameOf<'negotiate'>,
  seat: Seat,
  action: Action,
): Verdict<Reason> | null {
  if (action.type === 'withdraw') {
    const { slot } = action;
    return sea.influence[slot] === seat && slot < last
      ? barred('IB-AMB-23', { because: 'left-to-right', slot })
      : barred('IB-DIP-2', { because: 'not-your-cube', slot });
  }
  if (action.type !== 'send-envoy') return null;
  const { crew } = action;
  const offered = kindsOf(onDeck(sea, seat, 'negotiate'));
  const reason = crewReason(sea, seat, crew, offered);
  return barred('IB-DIP-3', reason ?? { because: 'lacks-skill', crew, wanted: 'negotiate' });
}

/** The town agrees as soon as the influence suffices. */
function conclude(sea: Sea, frame: FrameOf<'negotiate'>, table: Table<Frame, Event>): void {
  const { seat, region, influence } = frame;
  if (influence < strengthNeeded(sea, region)) return;
  table.done();
  table.push({ step: 'conquest', seat, region, group: { ...NOBODY }, by: 'diplomacy' });
}
