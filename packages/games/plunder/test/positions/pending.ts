// Tables made by hand: given things, and the frames above their command.
import { itemAt } from '@tidetable/engine';
import { chartOf } from '../../rules/map.ts';
import type { Captain, Frame, FrameOf, Seas, Ship, Turn } from '../../rules/state.ts';
import { squareAt } from '../../rules/waters.ts';
import { type Given, SIX_TILES } from '../given.ts';

export type Makes = (seas: Seas) => unknown;
/** A complaint, and how to make a position that deserves it. */
export type Fault = readonly [fault: string, message: RegExp, breaks: Makes, things?: Given];

export const square = (name: string) => squareAt(chartOf(SIX_TILES), name);

export const state = (things: object) => (seas: Seas) => Object.assign(seas, things);
export const turn = (things: Partial<Turn>) => (seas: Seas) => Object.assign(seas.turn, things);
/** The ship of that number. */
export const ship = (id: number, things: Partial<Ship>) => (seas: Seas) =>
  Object.assign(itemAt(seas.ships, id - 1), things);
export const captain = (seat: number, things: Partial<Captain>) => (seas: Seas) =>
  Object.assign(itemAt(seas.captains, seat), things);
export const push =
  (...frames: Frame[]): Makes =>
  (seas) =>
    seas.agenda.push(...frames);
/** On the command alone. */
export const pending =
  (...frames: Frame[]): Makes =>
  (seas) =>
    seas.agenda.splice(1, seas.agenda.length, { step: 'command', seat: seas.turn.seat }, ...frames);

const NONE = [0, 0, 0, 0];

/** Side by side on row A, both with cards, and the third far away. */
export const BESIDE: Given = {
  ships: [
    { seat: 0, at: 'A5' },
    { seat: 1, at: 'A6' },
    { seat: 2, at: 'pintail' },
  ],
  hands: [{ wood: 2, gold: 1 }, { iron: 2 }, {}],
  during: { offers: 4 },
};
export const offer: FrameOf<'answer-offer'> = {
  step: 'answer-offer',
  seat: 0,
  partner: 1,
  as: 'trade',
  give: [1, 0, 0, 0],
  ask: [0, 1, 0, 0],
};
export const call: FrameOf<'answer-call'> = {
  step: 'answer-call',
  seat: 0,
  give: [1, 0, 0, 0],
  ask: NONE,
  asked: [1],
  answers: [],
};
export const weighing: FrameOf<'weigh-answers'> = {
  step: 'weigh-answers',
  seat: 0,
  give: [1, 0, 0, 0],
  ask: NONE,
  answers: [{ seat: 1, give: [0, 1, 0, 0], ask: [1, 0, 0, 0] }],
};
export const attack: FrameOf<'press-attack'> = {
  step: 'press-attack',
  seat: 0,
  ship: 1,
  target: 2,
  defender: 1,
  refused: [],
  prices: [],
};
export const bribe: FrameOf<'bribe'> = {
  step: 'bribe',
  seat: 0,
  ship: 1,
  target: 2,
  defender: 1,
};
export const bribing: FrameOf<'answer-offer'> = {
  ...offer,
  seat: 1,
  partner: 0,
  as: 'bribe',
  give: [0, 2, 0, 0],
  ask: NONE,
};

export const pricing: FrameOf<'answer-offer'> = {
  ...offer,
  as: 'price',
  give: NONE,
  ask: [0, 1, 0, 0],
};

/** In the port of an island of seat 1, who has cards. */
export const IN_PORT: Given = {
  ships: [
    { seat: 0, at: 'little-sister' },
    { seat: 1, at: 'L18' },
    { seat: 2, at: 'pintail' },
  ],
  hands: [{}, { iron: 2 }],
};
export const landing: FrameOf<'press-attack'> = { ...attack, target: null };

/** A ship that has come from A4 into the storm. */
export const IN_STORM: Given = { ...BESIDE, storm: 'B6', pool: 3 };
export const toll: FrameOf<'pay'> = { step: 'pay', seat: 0, why: 'toll', count: 2 };

/** In a port of a Merchant island. */
export const AT_MERCHANT: Given = {
  ships: [{ seat: 0, at: 'barrel-harbour' }],
  hands: [{ wood: 1, rum: 1 }],
};
export const choice: FrameOf<'take-cards'> = {
  step: 'take-cards',
  seat: 0,
  rule: 'PL-TRADE-7',
  count: 1,
};
export const price: FrameOf<'pay'> = { ...toll, why: 'exchange' };

/** Two teams of two; seat 0 lies in the port of its mate. */
export const TEAM: Given = {
  seats: 4,
  options: { teams: '2x2' },
  ships: [
    { seat: 0, at: 'pintail' },
    { seat: 1, at: 'A1' },
    { seat: 2, at: 'D11' },
    { seat: 3, at: 'L18' },
  ],
  hands: [{ wood: 2 }, {}, { rum: 2 }],
  during: { offers: 4 },
};
export const gift: FrameOf<'give-island'> = { step: 'give-island', seat: 2, island: 4, to: 0 };

/** Seat 0 has no ship. */
export const ASHORE: Given = {
  ships: [
    { seat: 1, at: 'D3' },
    { seat: 2, at: 'C11' },
  ],
  hands: [{ gold: 5 }, { iron: 1 }],
  step: 'without-ship',
};
export const PENNILESS: Given = {
  ...ASHORE,
  owners: { 'little-sister': 1, pintail: 2 },
  hands: [],
};
export const adrift: FrameOf<'berth'> = {
  step: 'berth',
  seat: 0,
  rule: 'PL-NOSHIP-5',
  ship: null,
  square: square('B2'),
};

/** An X beneath ship 1 in the port of Gull Rock, and the card that lies there. */
export const finds = (card: number, things: Given = {}): Given => ({
  crosses: ['B3'],
  treasure: [card],
  hands: [{ wood: 1, rum: 2 }, { iron: 1 }, { gold: 3 }],
  ...things,
});
/** The card is under way, and asks for this. */
export const found =
  (things: Partial<FrameOf<'treasure'>>, ...frames: Frame[]): Makes =>
  (seas) => {
    const card = seas.treasure.pop() as number;
    seas.treasureUsed.push(card);
    const cross = itemAt(seas.crosses, 0);
    const finding: Frame = { step: 'treasure', seat: 0, ship: 1, card, cross, at: 1, ...things };
    seas.agenda.push(finding, ...frames);
  };

export const loss: FrameOf<'pay'> = { ...toll, why: 'loss' };
export const aim: FrameOf<'aim'> = { step: 'aim', seat: 0, rule: 'PL-TR28', fate: 'damage' };
export const upgrade: FrameOf<'upgrade'> = {
  step: 'upgrade',
  seat: 0,
  rule: 'PL-TR16',
  peg: 'cannon',
};
export const demand: FrameOf<'demand'> = {
  step: 'demand',
  seat: 0,
  victim: 2,
  count: 2,
};
/** The first theft of a card that robs everyone. */
export const later: FrameOf<'demand'> = { ...demand, count: 1 };
export const handOver: FrameOf<'hand-over'> = {
  step: 'hand-over',
  seat: 0,
  victim: 2,
  count: 2,
  asked: [1, 0, 0, 1],
};

/** Two ships of seat 0, so that a peg can go to either. */
export const TWO_SHIPS: NonNullable<Given['ships']> = [
  { seat: 0, at: 'B3' },
  { seat: 0, at: 'A1' },
  { seat: 1, at: 'D3' },
];

/** One island is still to be picked, by the first player, seat 1. */
export const PICKING: Given = {
  ships: [
    { seat: 0, at: 'gull-rock' },
    { seat: 2, at: 'pintail' },
  ],
  owners: { 'gull-rock': 0, pintail: 2 },
  hands: [{ wood: 3 }, {}, { gold: 3 }],
  turn: 0,
};
export const picking: Makes = (seas) => {
  Object.assign(seas, { nextShip: 3 });
  Object.assign(seas.turn, { seat: 1 });
  seas.agenda = [
    { step: 'turn', seat: 1 },
    { step: 'pick-island', seat: 1 },
  ];
};

/** One after another. */
export const both =
  (...made: readonly Makes[]): Makes =>
  (seas) => {
    for (const makes of made) makes(seas);
  };
