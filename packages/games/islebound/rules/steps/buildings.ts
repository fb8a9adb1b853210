// Buy a Building, and Stratic's building with fish and wood.
import type { Menu, Seat, Table, Verdict } from '@tidetable/engine';
import { canPay, missingFor, pay } from '../costs.ts';
import { BUILDING_CARDS, type Building } from '../data/buildings.ts';
import { END_BUILDINGS } from '../data/tracks.ts';
import { editionOf } from '../editions.ts';
import { booksAreCards, booksToShow, buildCost, captainOf, gateOf, onOffer } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { Action, Event, Frame, FrameOf, Sea } from '../state.ts';
import { answers, gains } from '../triggers.ts';
import { barred, judging } from '../verdicts.ts';
import { drawCards } from './architect.ts';
import { callIchor } from './gains.ts';
import { watchForMonster } from './monster.ts';
import { triggerEnd } from './turn.ts';

type How = 'buy' | 'build';

function costOf(sea: Sea, seat: Seat, building: Building, how: How) {
  return how === 'buy' ? { coins: BUILDING_CARDS[building].value } : buildCost(sea, seat, building);
}

export function offerBuildings(sea: Sea, seat: Seat, how: How, menu: Menu<Action, Reason>): void {
  const books = booksToShow(sea, seat);
  onOffer(sea, seat).forEach((building, place) => {
    const action = { type: how, building } as const;
    const needs = gateOf(sea, place);
    if (needs > books) {
      const rule = sea.options.sixBuildings ? 'IB-VAR-SIX-1' : 'IB-BLD-3';
      menu.bar(action, rule, { because: 'books', shows: books, needs });
      return;
    }
    const cost = costOf(sea, seat, building, how);
    if (canPay(sea, seat, cost)) menu.allow(action, RULES[how]);
    else if (menu.explaining)
      menu.bar(action, RULES[how], { because: 'short', missing: missingFor(sea, seat, cost) });
  });
}

const RULES = { buy: 'IB-BLD-1', build: 'IB-BLD-2' } as const;

/** Not in the row, or not in hand. */
export function notOnOffer(sea: Sea, how: How, building: Building): Verdict<Reason> {
  if (!booksAreCards(sea)) return barred(RULES[how], { because: 'not-in-row', building });
  const rule = sea.fog === null ? 'IB-VAR-ARCH-2' : 'IB-FOG-18';
  return barred(rule, { because: 'not-in-hand', building });
}

/** Building is a step of Stratic's sign, not an action (IB-BLD-2). */
export function barBuilding(sea: Sea, seat: Seat, menu: Menu<Action, Reason>): void {
  for (const building of onOffer(sea, seat))
    menu.bar({ type: 'build', building }, 'IB-BLD-2', buildElsewhere(sea, seat));
}

export function buildElsewhere(sea: Sea, seat: Seat): Reason {
  const { region } = captainOf(sea, seat);
  return { because: 'build-at-stratic', here: region !== null && sea.towns[region] === 'stratic' };
}

/** Pay, take the card, refill the row, then triggers; the card triggers itself only by house rule (IB-AMB-94). */
export function takeBuilding(
  sea: Sea,
  seat: Seat,
  building: Building,
  how: How,
  table: Table<Frame, Event>,
): void {
  const rule = RULES[how];
  const place = onOffer(sea, seat).indexOf(building);
  const coin = sea.options.sixBuildings && gateOf(sea, place) === 4 ? 1 : 0;
  const moment = how === 'buy' ? 'bought' : 'built';
  table.tell({ type: moment, seat, building, rule });
  pay(sea, seat, costOf(sea, seat, building, how), rule, table);
  if (booksAreCards(sea)) captainOf(sea, seat).hand.splice(place, 1);
  else {
    sea.buildingRow.splice(place, 1);
    refillRow(sea, table);
  }
  const { buildings } = captainOf(sea, seat);
  const answering = sea.options.ownGainsTrigger;
  if (answering) buildings.push(building);
  const frames = [
    ...gains(seat, { coins: coin }),
    ...answers(sea, seat, 'gained-building'),
    ...answers(sea, seat, moment),
  ];
  if (!answering) buildings.push(building);
  if (building === 'underriver-gate') openGate(sea, seat, frames, table);
  if (building === 'observatory' && booksAreCards(sea)) drawCards(sea, seat, 1, table);
  cityGrew(sea, seat, table);
  table.inOrder(...frames);
}

/** Enough buildings trigger the end, or in Deep Fog the monster (IB-END-1, IB-AMB-55). */
function cityGrew(sea: Sea, seat: Seat, table: Table<Frame, Event>): void {
  if (sea.fog !== null) return watchForMonster(sea, seat, table);
  const { length } = captainOf(sea, seat).buildings;
  if (length >= END_BUILDINGS[sea.seats as 2 | 3 | 4]) triggerEnd(sea, 'buildings', table);
}

/** Brings Ichor at once or, in the prototype, two sea serpents. */
function openGate(sea: Sea, seat: Seat, frames: Frame[], table: Table<Frame, Event>): void {
  if (editionOf(sea).ichor) callIchor(sea, seat, table);
  else frames.push(...gains(seat, { serpents: 2 }));
}

function refillRow(sea: Sea, table: Table<Frame, Event>): void {
  const building = sea.buildingDeck.pop();
  if (building === undefined) return;
  table.reveal();
  sea.buildingRow.unshift(building);
  table.tell({ type: 'row-refilled', building, rule: 'IB-BLD-4' });
}

export const build = judging<FrameOf<'build'>>(
  {
    rule: () => 'IB-BLD-2',

    lapses: (sea, { seat }) => onOffer(sea, seat).length === 0,

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      offerBuildings(sea, seat, 'build', menu);
      menu.allow({ type: 'skip' }, 'IB-TURN-4');
    },

    take(sea, _frame, seat, action, table) {
      table.done();
      if (action.type === 'build') takeBuilding(sea, seat, action.building, 'build', table);
      else table.tell({ type: 'declined', seat, what: 'build', rule: 'IB-TURN-4' });
    },
  },
  (sea, _frame, _seat, action) =>
    action.type === 'build' ? notOnOffer(sea, 'build', action.building) : null,
);
