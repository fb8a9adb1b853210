// Attack: the group, combat crew and the roll.

import type { Menu, RuleId, Seat, Table, Verdict } from '@tidetable/engine';
import type { CrewId } from '../data/crew.ts';
import { DICE, FIGHTERS, type Fighter } from '../data/fighters.ts';
import type { CrewWanted } from '../data/goods.ts';
import { DEEP_FOG, type Region } from '../data/map.ts';
import {
  captainOf,
  hasSkill,
  kindsOf,
  onDeck,
  owns,
  placeOf,
  strengthNeeded,
} from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { Action, Event, Frame, FrameOf, Group, Sea } from '../state.ts';
import { FIGHTER_FIELD } from '../state.ts';
import { barred, crewReason, judging } from '../verdicts.ts';
import { NOBODY } from './conquest.ts';
import { sendBelow } from './crew.ts';

function available(sea: Sea, seat: Seat, fighter: Fighter): number {
  return Number(captainOf(sea, seat)[FIGHTER_FIELD[fighter]]);
}

export function sizeOf({ pirates, serpents, ichor }: Group): number {
  return pirates + serpents + ichor;
}

/** Offers an attack under this rule if there is an attacker. */
export function offerAttack(sea: Sea, seat: Seat, rule: RuleId, menu: Menu<Action, Reason>): void {
  if (FIGHTERS.some((fighter) => available(sea, seat, fighter) > 0))
    menu.allow({ type: 'attack' }, rule);
  else menu.bar({ type: 'attack' }, 'IB-ATK-3', { because: 'no-fighters' });
}

export function muster(sea: Sea, seat: Seat, region: Region, table: Table<Frame, Event>): void {
  askNext(sea, seat, region, NOBODY, FIGHTERS, table);
}

/** Asks about the next kind of fighter aboard, then about combat crew. */
function askNext(
  sea: Sea,
  seat: Seat,
  region: Region,
  group: Group,
  kinds: readonly Fighter[],
  table: Table<Frame, Event>,
): void {
  const next = kinds.find((fighter) => available(sea, seat, fighter) > 0);
  if (next !== undefined) return table.push({ step: 'muster', seat, region, group, next });
  table.tell({
    type: 'mustered',
    seat,
    group,
    at: placeOf(sea, region),
    needed: strengthNeeded(sea, region),
    rule: 'IB-ATK-3',
  });
  const extra = region !== DEEP_FOG && owns(sea, seat, 'sword-academy') ? 1 : 0;
  table.push({ step: 'enlist', seat, region, group, extra });
}

export function kindsAfter(fighter: Fighter): readonly Fighter[] {
  return FIGHTERS.slice(FIGHTERS.indexOf(fighter) + 1);
}

export const mustering = judging<FrameOf<'muster'>>(
  {
    rule: () => 'IB-ATK-3',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { group, next, seat: attacker }, seat, menu) {
      if (seat !== attacker) return;
      const last = kindsAfter(next).every((fighter) => available(sea, seat, fighter) === 0);
      const least = last && sizeOf(group) === 0 ? 1 : 0;
      if (least === 1)
        menu.bar({ type: 'send', fighter: next, count: 0 }, 'IB-ATK-3', {
          because: 'needs-attacker',
        });
      for (let count = least; count <= available(sea, seat, next); count++)
        menu.allow({ type: 'send', fighter: next, count }, 'IB-ATK-3');
    },

    take(sea, { region, group, next }, seat, action, table) {
      if (action.type !== 'send') return;
      table.done();
      const larger = { ...group, [FIGHTER_FIELD[next]]: action.count };
      askNext(sea, seat, region, larger, kindsAfter(next), table);
    },
  },
  unlistedSend,
);

/** Asks kind by kind how many fighters go. */
function unlistedSend(
  sea: Sea,
  { next }: FrameOf<'muster'>,
  seat: Seat,
  action: Action,
): Verdict<Reason> | null {
  if (action.type !== 'send') return null;
  const { fighter } = action;
  if (fighter !== next) return barred('IB-ATK-3', { because: 'fighter-first', fighter: next });
  const has = available(sea, seat, fighter);
  return barred('IB-ATK-3', { because: 'fighters-have', fighter, has });
}

/** Each combat crew member adds a die, but only one die per attacker counts (IB-ATK-4, IB-AMB-18). */
export const enlist = judging<FrameOf<'enlist'>>(
  {
    rule: () => 'IB-ATK-5',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { group, extra, seat: attacker }, seat, menu) {
      if (seat !== attacker) return;
      menu.allow({ type: 'roll' }, 'IB-ATK-5');
      for (const crew of kindsOf(onDeck(sea, seat, 'combat')))
        if (sizeOf(group) + extra < DICE) menu.allow({ type: 'enlist', crew }, 'IB-ATK-4');
        else menu.bar({ type: 'enlist', crew }, 'IB-AMB-18', { because: 'ten-dice' });
    },

    take(sea, frame, seat, action, table) {
      if (action.type === 'enlist') {
        frame.extra += 1;
        sendBelow(sea, seat, action.crew);
        return table.tell({ type: 'exhausted', seat, crew: action.crew, rule: 'IB-ATK-4' });
      }
      table.done();
      const { region, group, extra } = frame;
      const count = Math.min(DICE, sizeOf(group) + extra);
      const dice = Array.from({ length: count }, () => table.chance.roll(6)).sort();
      table.tell({ type: 'rolled', seat, dice: [...dice], rule: 'IB-ATK-5' });
      table.push({ step: 'battle', seat, region, group, dice });
    },
  },
  (sea, _frame, seat, action) =>
    action.type === 'enlist'
      ? barred('IB-ATK-4', helpReason(sea, seat, action.crew, 'combat'))
      : null,
);

/** Without the skill, not on deck, or like another on offer. */
export function helpReason(sea: Sea, seat: Seat, crew: CrewId, wanted: CrewWanted): Reason {
  if (!hasSkill(crew, wanted)) return { because: 'lacks-skill', crew, wanted };
  const offered = kindsOf(onDeck(sea, seat, wanted));
  return crewReason(sea, seat, crew, offered) ?? { because: 'lacks-skill', crew, wanted };
}
