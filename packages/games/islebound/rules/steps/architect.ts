// Architect (a variant) and Deep Fog: buildings are drafted into hidden hands, and cards are books.
import { itemAt, type RuleId, type Seat, type Table } from '@tidetable/engine';
import type { Building } from '../data/buildings.ts';
import { captainOf, cardRule } from '../questions.ts';
import type { Event, Frame, FrameOf, Sea } from '../state.ts';
import { barred, judging } from '../verdicts.ts';
import { watchForMonster } from './monster.ts';

/** All pick at once and in secret, then packs go left (IB-VAR-ARCH-1, IB-FOG-6, IB-AMB-85). */
export const draft = judging<FrameOf<'draft'>>(
  {
    rule: draftRule,

    deciders: ({ captains }) => ({
      must: captains.flatMap(({ pick }, seat) => (pick === null ? [seat] : [])),
      may: [],
    }),

    offer(sea, _frame, seat, menu) {
      const { pack, pick } = captainOf(sea, seat);
      if (pick !== null) return;
      for (const building of pack) menu.allow({ type: 'draft', building }, draftRule(sea));
    },

    take(sea, _frame, seat, action, table) {
      if (action.type !== 'draft') return;
      const captain = captainOf(sea, seat);
      captain.pick = action.building;
      captain.pack.splice(captain.pack.indexOf(action.building), 1);
      table.tell({ type: 'drafted', seat, building: action.building, rule: draftRule(sea) });
      if (sea.captains.some(({ pick }) => pick === null)) return;
      passPacks(sea, table);
      if (sea.captains.every(({ pack }) => pack.length === 0)) table.done();
    },
  },
  (sea, _frame, _seat, action) =>
    action.type === 'draft'
      ? barred(draftRule(sea), { because: 'not-in-pack', building: action.building })
      : null,
);

/** Picks are kept and packs go left; a last card is kept unasked. */
function passPacks(sea: Sea, table: Table<Frame, Event>): void {
  const packs = sea.captains.map((_captain, seat) => {
    return sea.captains.at(seat - 1)?.pack ?? [];
  });
  const passed = packs.map((pack) => pack.slice());
  sea.captains.forEach((captain, seat) => {
    captain.hand.push(captain.pick as Building);
    captain.pick = null;
    captain.pack = itemAt(packs, seat);
    if (captain.pack.length === 1) captain.hand.push(...captain.pack.splice(0));
    table.reveal(seat);
  });
  table.tell({ type: 'packs-passed', packs: passed, rule: draftRule(sea) });
}

function draftRule({ edition }: Sea): RuleId {
  return edition === 'deep-fog' ? 'IB-FOG-6' : 'IB-VAR-ARCH-1';
}

/** Draws up to this many, reshuffling the discards, and returns how many. A second deck (IB-VAR-ARCH-3) would come in here. */
export function drawCards(sea: Sea, seat: Seat, count: number, table: Table<Frame, Event>): number {
  for (let drawn = 0; drawn < count; drawn++) {
    if (sea.buildingDeck.length === 0) reshuffle(sea, table);
    const building = sea.buildingDeck.pop();
    if (building === undefined) return drawn;
    captainOf(sea, seat).hand.push(building);
    table.reveal(seat);
    table.tell({ type: 'drew-card', seat, building, rule: cardRule(sea) });
    watchForMonster(sea, seat, table);
  }
  return count;
}

function reshuffle(sea: Sea, table: Table<Frame, Event>): void {
  if (sea.buildingDiscard.length === 0) return;
  sea.buildingDeck = sea.buildingDiscard;
  sea.buildingDiscard = [];
  table.chance.shuffle(sea.buildingDeck);
  table.tell({ type: 'buildings-reshuffled', rule: sea.fog === null ? 'IB-AMB-45' : 'IB-AMB-57' });
}

/** A book is paid with a building card from hand. */
export const payCards = judging<FrameOf<'pay-cards'>>(
  {
    rule: cardRule,

    lapses: (_sea, { left }) => left === 0,

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      for (const building of captainOf(sea, seat).hand)
        menu.allow({ type: 'discard', building }, cardRule(sea));
    },

    take(sea, frame, seat, action, table) {
      if (action.type !== 'discard') return;
      frame.left -= 1;
      const { hand } = captainOf(sea, seat);
      hand.splice(hand.indexOf(action.building), 1);
      sea.buildingDiscard.push(action.building);
      table.tell({ type: 'discarded-card', seat, building: action.building, rule: cardRule(sea) });
    },
  },
  (sea, _frame, _seat, action) =>
    action.type === 'discard'
      ? barred(cardRule(sea), { because: 'not-in-hand', building: action.building })
      : null,
);
