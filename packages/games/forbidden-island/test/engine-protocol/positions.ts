// Positions that could never lie on a table: each is a good one with a single thing broken.
import { itemAt } from '@tidetable/engine';
import { type Ask, type Json, playOn } from '../../../../cli/test/protocol-kit.ts';
import type { Position } from './island.ts';

/** Plays into the middle of a game: actions are due, tiles have sunk, cards lie on both discard piles. */
export async function playToTheMiddle(ask: Ask): Promise<string[]> {
  const played: string[] = [];
  for (let seed = 7; seed < 500; seed++) {
    const state = (await ask('state')).state as Position;
    const isMiddle =
      state.agenda.at(-1)?.step === 'take-actions' &&
      state.treasureDiscard.length > 2 &&
      state.floodDiscard.length > 1 &&
      state.flooded !== 0 &&
      state.sunk !== 0;
    if (isMiddle) return played;
    played.push(...(await playOn(ask, 1, seed)));
  }
  throw new Error('this game has no middle');
}

const squares = (set: number): number[] => [...Array(24).keys()].filter((at) => (set >> at) & 1);
export const drySquare = ({ flooded, sunk }: Position): number =>
  squares(~(flooded | sunk))[0] as number;
export const sunkSquare = (position: Position): number => itemAt(squares(position.sunk), 0);

export const floodedSquare = (position: Position): number => itemAt(squares(position.flooded), 0);

/** The frame at work. */
export const top = (position: Position) => position.agenda.at(-1) as Record<string, Json>;

export interface Impossible {
  readonly fault: string;
  readonly says: RegExp;
  tamper(position: Position): void;
}

export const IMPOSSIBLE: readonly Impossible[] = [
  {
    fault: 'a card too many',
    says: /3 waters-rise cards.*got 4/,
    tamper: (position) => position.treasureDeck.push('waters-rise'),
  },
  {
    fault: 'a card too few',
    says: /cards \(FI-COMP-1\)/,
    tamper: (position) => position.treasureDeck.pop(),
  },
  {
    fault: 'a card nobody printed',
    says: /treasureDeck\[0\].*"gold"/,
    tamper: (position) => position.treasureDeck.splice(0, 1, 'gold'),
  },
  {
    fault: 'a Waters Rise! in a hand',
    says: /hands\[0\].*no waters-rise/,
    tamper(position) {
      const { treasureDeck, hands } = position;
      const [card] = itemAt(hands, 0).splice(0, 1, 'waters-rise');
      treasureDeck.splice(treasureDeck.indexOf('waters-rise'), 1, card as string);
    },
  },
  {
    fault: 'a hand of six with no discard due',
    says: /hands\[0\].*at most 5 cards/,
    tamper(position) {
      const hand = itemAt(position.hands, 0);
      const spare = [...position.treasureDeck, ...position.treasureDiscard];
      position.treasureDiscard = [];
      while (hand.length < 6)
        hand.push(
          ...spare.splice(
            spare.findIndex((card) => card !== 'waters-rise'),
            1,
          ),
        );
      position.treasureDeck = spare;
    },
  },
  {
    fault: 'an empty Treasure deck',
    says: /treasureDeck.*at least one card/,
    tamper: (position) => position.treasureDiscard.push(...position.treasureDeck.splice(0)),
  },
  {
    fault: 'a sunk tile with its Flood card',
    says: /Flood card for each tile that has not sunk/,
    tamper: (position) => position.floodDiscard.push(itemAt(position.tiles, sunkSquare(position))),
  },
  {
    fault: 'a tile without its Flood card',
    says: /Flood card for each tile that has not sunk/,
    tamper: (position) => position.floodDiscard.pop(),
  },
  {
    fault: 'a Flood card twice',
    says: /each one once.*twice/,
    tamper: (position) => position.floodDiscard.push(itemAt(position.floodDiscard, 0)),
  },
  {
    fault: 'layers that do not add up to the Flood deck',
    says: /floodLayers.*a sum of/,
    tamper: (position) => position.floodLayers.push(1),
  },
  {
    fault: 'an empty layer',
    says: /floodLayers\[0\].*from 1/,
    tamper: (position) => position.floodLayers.unshift(0),
  },
  {
    fault: 'two pawns off the map',
    says: /pawns\[0\].*from 0 to 23, got 24/,
    tamper: (position) => position.pawns.splice(0, 2, 24, 99),
  },
  {
    fault: 'a pawn on a sunk tile that nobody swims from',
    says: /pawns\[1\].*has not sunk/,
    tamper: (position) => position.pawns.splice(1, 1, sunkSquare(position)),
  },
  {
    fault: 'a pawn missing',
    says: /pawns.*a list of 3/,
    tamper: (position) => position.pawns.pop(),
  },
  {
    fault: 'a tile both flooded and sunk',
    says: /flooded.*also in state\.sunk/,
    tamper(position) {
      position.flooded |= 1 << sunkSquare(position);
    },
  },
  {
    fault: 'a flooded square beyond the island',
    says: /flooded.*whole number/,
    tamper(position) {
      position.flooded = 2 ** 24;
    },
  },
  {
    fault: 'a tile laid twice',
    says: /tiles.*twice/,
    tamper: (position) => position.tiles.splice(0, 1, itemAt(position.tiles, 1)),
  },
  {
    fault: 'an adventurer at two seats',
    says: /roles.*twice/,
    tamper: (position) => position.roles.splice(0, 1, itemAt(position.roles, 1)),
  },
  {
    fault: 'a treasure captured by nobody at the table',
    says: /captured\.wind.*from 0 to 2/,
    tamper(position) {
      position.captured.wind = 3;
    },
  },
  {
    fault: 'five seats',
    says: /seats.*from 2 to 4, got 5/,
    tamper(position) {
      position.seats = 5;
    },
  },
  {
    fault: 'another number of seats',
    says: /a list of 2/,
    tamper(position) {
      position.seats = 2;
      position.options.roles = [];
    },
  },
  {
    fault: 'an option that is none',
    says: /options\.difficulty/,
    tamper(position) {
      position.options.difficulty = 'impossible';
    },
  },
  {
    fault: 'water above the skull',
    says: /waterLevel.*from 1 to 10/,
    tamper(position) {
      position.waterLevel = 11;
    },
  },
  {
    fault: 'the skull while the game is on',
    says: /waterLevel.*below the skull/,
    tamper(position) {
      position.waterLevel = 10;
    },
  },
  {
    fault: 'nothing pending',
    says: /agenda.*something pending/,
    tamper(position) {
      position.agenda = [];
    },
  },
  {
    fault: 'a step that is none',
    says: /agenda\[3\]\.step.*got "dance"/,
    tamper(position) {
      top(position).step = 'dance';
    },
  },
  {
    fault: 'two turns at once',
    says: /agenda\[4\].*turn at the bottom/,
    tamper: (position) => position.agenda.push({ step: 'turn', seat: 0 }),
  },
  {
    fault: 'actions with no draw to follow',
    says: /agenda\[2\].*take-actions above draw-treasure-cards/,
    tamper: (position) => position.agenda.splice(2, 1),
  },
  {
    fault: 'four actions left',
    says: /agenda\[3\]\.left.*from 0 to 3/,
    tamper(position) {
      top(position).left = 4;
    },
  },
  {
    fault: 'the turn of a seat that is not there',
    says: /agenda\[3\]\.seat.*from 0 to 2/,
    tamper(position) {
      top(position).seat = 3;
    },
  },
  {
    fault: 'a frame with a field of its own making',
    says: /agenda\[3\].*got "hurry"/,
    tamper(position) {
      top(position).hurry = true;
    },
  },
  {
    fault: 'a step on top that asks nobody',
    says: /agenda.*draw-treasure-cards/,
    tamper: (position) => position.agenda.pop(),
  },
  {
    fault: 'a dry tile that is sinking',
    says: /agenda\[3\].*flooded tile/,
    tamper(position) {
      const square = drySquare(position);
      const seat = position.agenda[1]?.seat ?? 0;
      const moment = { step: 'pause', seat, revealed: null, passed: [] };
      position.agenda.splice(2, 2, moment, { step: 'sink', square });
      position.agenda.push({ ...moment, revealed: square });
      Object.assign(position.agenda[1] ?? {}, { drawn: 1 });
    },
  },
  {
    fault: 'a passenger who stands elsewhere',
    says: /agenda\[4\].*board in order/,
    tamper(position) {
      const from = position.pawns[0] === 0 ? 1 : 0;
      position.agenda.push({ step: 'lift', seat: 0, from, aboard: [0] });
    },
  },
  {
    fault: 'something pending after the end',
    says: /agenda.*nothing pending after the end/,
    tamper(position) {
      position.outcome = { winners: [], endings: [{ ending: 'skull', rule: 'FI-LOSE-4' }] };
    },
  },
  {
    fault: 'an ending that is none',
    says: /endings\[0\]\.ending/,
    tamper(position) {
      position.outcome = { winners: [], endings: [{ ending: 'bored', rule: 'FI-LOSE-4' }] };
    },
  },
  {
    fault: 'a thing no island has',
    says: /got "weather"/,
    tamper: (position) => Object.assign(position, { weather: 'fog' }),
  },
];
