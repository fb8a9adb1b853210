// Gaining things: cargo and its limit, renown and its tokens, cubes and their slots.
import type { Automatic, Seat, Table, Verdict } from '@tidetable/engine';
import { TOKENS } from '../data/tokens.ts';
import { RENOWN_TRACK } from '../data/tracks.ts';
import { editionOf } from '../editions.ts';
import { booksAreCards, captainOf, cargoLimit, cubesLeft, owns, supplyOf } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { Event, Frame, FrameOf, Islebound, Sea } from '../state.ts';
import { answers, gains } from '../triggers.ts';
import { barred, judging } from '../verdicts.ts';
import { drawCards } from './architect.ts';
import { triggerEnd } from './turn.ts';

type Give = (sea: Sea, seat: Seat, count: number, table: Table<Frame, Event>) => void;

const GIVE: Readonly<Record<FrameOf<'gain'>['good'], Give>> = {
  coins(sea, seat, count, table) {
    captainOf(sea, seat).coins += count;
    table.tell({ type: 'gained', seat, good: 'coins', count, rule: 'IB-COMP-3' });
  },
  fish: (sea, seat, count, table) => load(sea, seat, 'fish', count, table),
  wood: (sea, seat, count, table) => load(sea, seat, 'wood', count, table),
  books(sea, seat, count, table) {
    const gained = booksAreCards(sea)
      ? drawCards(sea, seat, count, table)
      : shelve(sea, seat, count, table);
    if (gained > 0) table.inOrder(...answers(sea, seat, 'gained-book', gained));
  },
  pirates: (sea, seat, count, table) => recruit(sea, seat, 'pirates', count, table),
  serpents(sea, seat, count, table) {
    if (recruit(sea, seat, 'serpents', count, table) > 0) callIchor(sea, seat, table);
  },
  cubes: (_sea, seat, count, table) =>
    table.push({ step: 'place-cubes', seat, left: count, passed: 'unasked' }),
  renown: gainRenown,
};

export const gain: Automatic<Islebound, FrameOf<'gain'>> = {
  run(sea, { seat, good, count }, table) {
    table.done();
    if (count > 0) GIVE[good](sea, seat, count, table);
  },
};

function shelve(sea: Sea, seat: Seat, count: number, table: Table<Frame, Event>): number {
  captainOf(sea, seat).books += count;
  table.tell({ type: 'gained', seat, good: 'books', count, rule: 'IB-COMP-3' });
  return count;
}

function load(
  sea: Sea,
  seat: Seat,
  good: 'fish' | 'wood',
  count: number,
  table: Table<Frame, Event>,
): void {
  captainOf(sea, seat)[good] += count;
  table.tell({ type: 'gained', seat, good, count, rule: 'IB-CARGO-1' });
  table.push({ step: 'overboard', seat, keepFish: 0, keepWood: 0 });
}

/** As many as the supply has (IB-AMB-26); returns how many. */
function recruit(
  sea: Sea,
  seat: Seat,
  good: 'pirates' | 'serpents',
  count: number,
  table: Table<Frame, Event>,
): number {
  const come = Math.min(count, supplyOf(sea, good));
  captainOf(sea, seat)[good] += come;
  if (come > 0) table.tell({ type: 'gained', seat, good, count: come, rule: 'IB-COMP-3' });
  if (come < count)
    table.tell({ type: 'went-without', seat, good, count: count - come, rule: 'IB-AMB-26' });
  return come;
}

/** The owner of Underriver Gate holds Ichor again (IB-CLAR-22). */
export function callIchor(sea: Sea, seat: Seat, table: Table<Frame, Event>): void {
  const captain = captainOf(sea, seat);
  if (captain.ichor || !editionOf(sea).ichor || !owns(sea, seat, 'underriver-gate')) return;
  captain.ichor = true;
  table.tell({ type: 'regained-ichor', seat, rule: 'IB-CLAR-22' });
}

/** A token's reward comes when 7 is reached, before the remaining steps (IB-AMB-76). */
function gainRenown(sea: Sea, seat: Seat, count: number, table: Table<Frame, Event>): void {
  const captain = captainOf(sea, seat);
  const steps = Math.min(count, RENOWN_TRACK - captain.renown);
  captain.renown += steps;
  table.tell({ type: 'gained', seat, good: 'renown', count: steps, rule: 'IB-REN-1' });
  if (captain.renown < RENOWN_TRACK) return;
  captain.renown = 0;
  const rest: Frame[] = gains(seat, { renown: count - steps });
  const token = sea.tokens.pop();
  if (token === undefined) {
    captain.sevens += 1;
    table.tell({ type: 'stayed-on-seven', seat, rule: 'IB-REN-4' });
    return table.inOrder(...rest);
  }
  table.reveal();
  captain.tokens.push(token);
  const next = sea.tokens.at(-1) ?? null;
  table.tell({ type: 'took-token', seat, token, next, rule: 'IB-REN-1' });
  if (sea.tokens.length === 0 && editionOf(sea).lastTokenEnds && sea.options.lastTokenEnds)
    triggerEnd(sea, 'last-token', table);
  table.inOrder({ step: 'reward', seat, token }, ...rest);
}

/** A token cannot be refused; its reward can (IB-AMB-75). */
export const reward = judging<FrameOf<'reward'>>({
  rule: () => 'IB-REN-1',

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(_sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'take-reward' }, 'IB-REN-1');
    menu.allow({ type: 'leave-reward' }, 'IB-AMB-75');
  },

  take(sea, { token }, seat, action, table) {
    table.done();
    if (action.type !== 'take-reward')
      return table.tell({ type: 'declined', seat, what: 'reward', rule: 'IB-AMB-75' });
    const { gain } = TOKENS[token];
    if (gain?.cubes !== undefined) {
      const passed = sea.options.commonsForTokens ? 'unasked' : 'none';
      table.push({ step: 'place-cubes', seat, left: gain.cubes, passed });
    } else if (gain !== null) table.inOrder(...gains(seat, gain));
    else if (token === 'rest') table.push({ step: 'rest', seat });
    else table.push({ step: 'hire', seat, surcharge: 0, free: true });
  },
});

/** The limit holds at all times: any excess goes overboard at once (IB-AMB-40). */
export const overboard = judging<FrameOf<'overboard'>>(
  {
    rule: () => 'IB-CARGO-1',

    lapses(sea, { seat }) {
      const { fish, wood } = captainOf(sea, seat);
      return fish + wood <= cargoLimit(sea, seat);
    },

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      const { fish, wood } = captainOf(sea, seat);
      if (fish > frame.keepFish) menu.allow({ type: 'drop', good: 'fish' }, 'IB-CARGO-1');
      if (wood > frame.keepWood) menu.allow({ type: 'drop', good: 'wood' }, 'IB-CARGO-1');
      const over = fish + wood - cargoLimit(sea, seat);
      menu.bar({ type: 'done' }, 'IB-CARGO-1', { because: 'too-much-cargo', over });
    },

    take(sea, _frame, seat, action, table) {
      if (action.type !== 'drop') return;
      captainOf(sea, seat)[action.good] -= 1;
      table.tell({ type: 'dropped', seat, good: action.good, rule: 'IB-CARGO-1' });
    },
  },
  (_sea, frame, _seat, action) => (action.type === 'drop' ? keptAboard(frame, action.good) : null),
);

/** What came in a trade is kept (IB-AMB-83). */
function keptAboard(frame: FrameOf<'overboard'>, good: 'fish' | 'wood'): Verdict<Reason> {
  const kept = good === 'fish' ? frame.keepFish : frame.keepWood;
  return kept > 0
    ? barred('IB-AMB-83', { because: 'just-traded', good })
    : barred('IB-CARGO-1', { because: 'none-aboard', good });
}

/** Into the leftmost empty slots; without one a cube is lost (IB-INF-1, IB-AMB-24). */
export const placeCubes: Automatic<Islebound, FrameOf<'place-cubes'>> = {
  run(sea, frame, table) {
    const { seat } = frame;
    const first = sea.influence.indexOf(null);
    if (
      frame.left > 0 &&
      first >= 0 &&
      frame.passed === 'unasked' &&
      owns(sea, seat, 'house-of-commons')
    )
      return table.push({ step: 'pass-over', seat, slot: first });
    table.done();
    for (; frame.left > 0; frame.left--) {
      const slot = sea.influence.findIndex(
        (held, place) => held === null && place !== frame.passed,
      );
      if (slot < 0 || cubesLeft(sea, seat) === 0)
        return table.tell({
          type: 'went-without',
          seat,
          good: 'cubes',
          count: frame.left,
          rule: slot < 0 ? 'IB-AMB-24' : 'IB-AMB-25',
        });
      sea.influence[slot] = seat;
      table.tell({ type: 'placed-cube', seat, slot, rule: 'IB-INF-1' });
    }
  },
};

/** House of Commons, once for each placement (IB-CLAR-7, IB-AMB-77). */
export const passOver = judging<FrameOf<'pass-over'>>({
  rule: () => 'IB-CLAR-7',

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(_sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'pass-over' }, 'IB-CLAR-7');
    menu.allow({ type: 'use-slot' }, 'IB-CLAR-7');
  },

  take(sea, { slot }, seat, action, table) {
    table.done();
    const passed = action.type === 'pass-over' ? slot : 'none';
    (sea.agenda.at(-1) as FrameOf<'place-cubes'>).passed = passed;
    const beneath = sea.agenda.at(-2);
    if (beneath?.step === 'barter') beneath.passed = passed;
    if (passed !== 'none') table.tell({ type: 'passed-over', seat, slot, rule: 'IB-CLAR-7' });
  },
});
