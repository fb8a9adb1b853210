// Positions whose pending work or ending could never be: each is a good one with a single thing broken.
import { itemAt } from '@tidetable/engine';
import type { Json } from '../../../../cli/test/protocol-kit.ts';
import type { Position } from './island.ts';
import { drySquare, floodedSquare, type Impossible, sunkSquare, top } from './positions.ts';

const active = (position: Position) => top(position).seat as number;
const after = (position: Position) => (active(position) + 1) % position.seats;

/** Gives seat by seat these hands, and puts every other card in the deck but one Helicopter Lift. */
function deal(position: Position, ...hands: string[][]): void {
  const { treasureDeck, treasureDiscard } = position;
  const rest = [...treasureDeck, ...treasureDiscard, ...position.hands.flat()];
  const take = (card: string) => rest.splice(rest.indexOf(card), 1)[0] as string;
  position.hands = position.hands.map((_hand, seat) => (hands[seat] ?? []).map(take));
  position.treasureDiscard = [take('helicopter-lift')];
  position.treasureDeck = rest;
}

function sink(position: Position, tile: string): void {
  const bit = 1 << position.tiles.indexOf(tile);
  position.sunk |= bit;
  position.flooded &= ~bit;
  position.floodDeck = position.floodDeck.filter((card) => card !== tile);
  position.floodDiscard = position.floodDiscard.filter((card) => card !== tile);
  position.floodLayers = [position.floodDeck.length];
  position.pawns = position.pawns.map(() => drySquare(position));
}

function moment(position: Position, revealed: number | null): Record<string, Json> {
  return { step: 'pause', seat: active(position), revealed, passed: [] };
}

/** The last Flood card of the turn has been turned up, and this is what comes of it before the moment after it. */
function flooding(position: Position, ...frames: Record<string, Json>[]): void {
  const after = moment(position, null);
  deal(position, ['helicopter-lift']);
  position.waterLevel = 3;
  position.agenda.splice(2, 2, after, ...frames);
  Object.assign(position.agenda[1] ?? {}, { drawn: 3 });
}

function sinking(position: Position, revealed: number | null): void {
  const square = floodedSquare(position);
  const tile = itemAt(position.tiles, square);
  const piles = [position.floodDeck, position.floodDiscard];
  for (const pile of piles) if (pile.includes(tile)) pile.splice(pile.indexOf(tile), 1);
  position.floodDiscard.push(tile);
  position.floodLayers = [position.floodDeck.length];
  flooding(position, { step: 'sink', square }, moment(position, revealed));
}

const ended = (winners: number[], ...endings: Json[]) => ({ winners, endings });
const SKULL = { ending: 'skull', rule: 'FI-LOSE-4' };

function over(position: Position, outcome: Json, waterLevel = position.waterLevel): void {
  Object.assign(position, { agenda: [], outcome, waterLevel });
}

const SIX = ['earth', 'earth', 'earth', 'fire', 'fire', 'fire'];

export const IMPOSSIBLE_PENDING: readonly Impossible[] = [
  {
    fault: 'a treasure lost while the game is on',
    says: /FI-LOSE-1.*earth/,
    tamper(position) {
      sink(position, 'temple-of-the-moon');
      sink(position, 'temple-of-the-sun');
    },
  },
  {
    fault: "Fools' Landing sunk while the game is on",
    says: /FI-LOSE-2/,
    tamper: (position) => sink(position, 'fools-landing'),
  },
  {
    fault: 'an empty Flood deck',
    says: /floodDeck.*at least one card/,
    tamper(position) {
      position.floodDiscard.push(...position.floodDeck.splice(0));
      position.floodLayers = [];
    },
  },
  {
    fault: 'the draws of another seat',
    says: /agenda\[2\].*whose turn it is/,
    tamper: (position) => Object.assign(position.agenda[2] ?? {}, { seat: after(position) }),
  },
  {
    fault: 'the same seat twice in a row',
    says: /agenda\[0\].*the seat after/,
    tamper: (position) => Object.assign(position.agenda[0] ?? {}, { seat: active(position) }),
  },
  {
    fault: 'no Treasure cards due after the actions',
    says: /agenda\[2\].*two Treasure cards/,
    tamper: (position) => Object.assign(position.agenda[2] ?? {}, { left: 0 }),
  },
  {
    fault: 'Flood cards drawn before the actions',
    says: /agenda\[1\].*before the Treasure cards/,
    tamper: (position) => Object.assign(position.agenda[1] ?? {}, { drawn: 2 }),
  },
  {
    fault: 'more Flood cards drawn than the water level says',
    says: /agenda\[1\].*water level/,
    tamper(position) {
      flooding(position);
      position.waterLevel = 1;
    },
  },
  {
    fault: 'a flight of somebody who cannot fly',
    says: /agenda\[3\].*a flight only/,
    tamper: (position) => Object.assign(top(position), { flown: true, left: 2 }),
  },
  {
    fault: 'a refusal where nobody asks',
    says: /agenda\[3\].*refusals/,
    tamper: (position) => Object.assign(top(position), { refused: [after(position)] }),
  },
  {
    fault: 'adventurers other than the chosen ones',
    says: /roles.*the chosen pilot/,
    tamper: (position) => position.roles.reverse(),
  },
  {
    fault: 'an adventurer that was left in the box',
    says: /roles.*left in the box.*pilot/,
    tamper: (position) => Object.assign(position.options, { roles: [], without: ['pilot'] }),
  },
  {
    fault: 'water below the start',
    says: /waterLevel.*at least 4/,
    tamper: (position) => Object.assign(position.options, { difficulty: 'legendary' }),
  },
  {
    fault: 'a second tile for somebody who shores up one',
    says: /agenda\[4\].*two tiles/,
    tamper(position) {
      const seat = active(position);
      Object.assign(position, { roles: ['pilot', 'engineer', 'diver'] });
      position.options.roles = [];
      position.pawns[seat] = floodedSquare(position);
      Object.assign(top(position), { left: 2 });
      position.agenda.push({ step: 'shore-up-second', seat });
    },
  },
  {
    fault: 'a Navigator who is none and asks to go under water',
    says: /agenda\[4\].*Navigator/,
    tamper(position) {
      const to = sunkSquare(position);
      const ask = { step: 'ask-first', seat: active(position), pawn: after(position), to };
      position.agenda.push(ask);
    },
  },
  {
    fault: 'a helicopter where nobody waits',
    says: /agenda\[4\].*Helicopter/,
    tamper(position) {
      position.pawns = position.pawns.map(() => drySquare(position));
      position.agenda.push({ step: 'lift', seat: 0, from: floodedSquare(position), aboard: [] });
    },
  },
  {
    fault: 'a passenger who boards twice',
    says: /agenda\[4\].*in order of seats/,
    tamper(position) {
      const from = itemAt(position.pawns, 0);
      position.agenda.push({ step: 'lift', seat: 0, from, aboard: [0, 0] });
    },
  },
  {
    fault: 'a helicopter nobody paid for',
    says: /agenda\[4\].*discarded Helicopter Lift/,
    tamper(position) {
      const from = itemAt(position.pawns, 0);
      position.treasureDeck.unshift(...position.treasureDiscard.splice(0));
      position.agenda.push({ step: 'lift', seat: 0, from, aboard: [0] });
    },
  },
  {
    fault: 'a swim from a dry tile',
    says: /agenda\[3\].*has sunk/,
    tamper(position) {
      const water = { square: drySquare(position), declined: [] };
      position.pawns[0] = water.square;
      flooding(position, { step: 'pawns-in-water', ...water }, { step: 'swim', ...water });
    },
  },
  {
    fault: 'a swim in other water',
    says: /agenda\[4\].*same water/,
    tamper(position) {
      const [water, other] = [sunkSquare(position), drySquare(position)];
      position.pawns = [water, other, other];
      const frames = [{ step: 'pawns-in-water', square: water, declined: [] }];
      flooding(position, ...frames, { step: 'swim', square: other, declined: [] });
    },
  },
  {
    fault: 'a sinking tile whose Flood card is still to come',
    says: /agenda\[3\].*top of the discard pile/,
    tamper(position) {
      sinking(position, floodedSquare(position));
      position.floodDeck.push(position.floodDiscard.pop() as string);
      position.floodLayers = [position.floodDeck.length];
    },
  },
  {
    fault: 'a sinking tile that nobody sees',
    says: /agenda\[4\].*sinks next/,
    tamper: (position) => sinking(position, null),
  },
  {
    fault: 'a tile revealed that does not sink',
    says: /agenda\[2\].*sinks next/,
    tamper(position) {
      flooding(position);
      Object.assign(top(position), { revealed: floodedSquare(position) });
    },
  },
  {
    fault: 'a no of somebody who was not asked',
    says: /agenda\[2\].*said no/,
    tamper(position) {
      flooding(position);
      Object.assign(top(position), { passed: [1] });
    },
  },
  {
    fault: 'a no while something else comes first',
    says: /agenda\[2\].*said no/,
    tamper(position) {
      sinking(position, floodedSquare(position));
      Object.assign(position.agenda[2] ?? {}, { passed: [0] });
    },
  },
  {
    fault: 'a discard after a Flood card',
    says: /agenda\[3\].*given a card or drew one/,
    tamper(position) {
      const seat = active(position);
      flooding(position, { step: 'discard', seat });
      const hands: string[][] = [];
      hands[seat] = SIX;
      deal(position, ...Array.from(hands, (hand) => hand ?? []));
      Object.assign(position.agenda[1] ?? {}, { drawn: 2 });
    },
  },
  {
    fault: 'a gift that cost no action',
    says: /agenda\[4\].*given a card/,
    tamper(position) {
      const seat = after(position);
      const hands: string[][] = [];
      hands[seat] = SIX;
      deal(position, ...Array.from(hands, (hand) => hand ?? []));
      Object.assign(top(position), { left: 3 });
      position.agenda.push({ step: 'discard', seat });
    },
  },
  {
    fault: 'seven cards while actions are due, where both draws come first',
    says: /hands\[0\].*at most 5/,
    tamper(position) {
      position.options.handLimit = 'both-cards';
      deal(position, [...SIX, 'wind']);
    },
  },
  {
    fault: 'an escape without treasures',
    says: /endings\[0\].*table shows.*escaped/,
    tamper: (position) => over(position, ended([0, 1, 2], { ending: 'escaped', rule: 'FI-WIN-1' })),
  },
  {
    fault: 'the skull at low water',
    says: /endings\[0\].*table shows.*skull/,
    tamper: (position) => over(position, ended([], SKULL)),
  },
  {
    fault: 'an end without a reason',
    says: /endings.*at least one/,
    tamper: (position) => over(position, ended([])),
  },
  {
    fault: 'an end by a rule that is none',
    says: /endings\[0\]\.rule.*FI-LOSE-4/,
    tamper: (position) => over(position, ended([], { ...SKULL, rule: 'MAGIC' }), 10),
  },
  {
    fault: 'winners of a lost game',
    says: /winners.*nobody/,
    tamper: (position) => over(position, ended([0], SKULL), 10),
  },
  {
    fault: 'the skull of one treasure',
    says: /endings\[0\]\.of/,
    tamper: (position) => over(position, ended([], { ...SKULL, of: 'earth' }), 10),
  },
];
