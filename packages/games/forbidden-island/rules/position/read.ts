// A position from untrusted data: read field by field, then asked whether it could ever lie on a table.
import { reading, readOptions } from '@tidetable/engine';
import { ROLES } from '../data/adventurers.ts';
import { CARDS } from '../data/cards.ts';
import { TILES, TREASURES } from '../data/tiles.ts';
import { SKULL } from '../data/water-meter.ts';
import { options as schema } from '../options.ts';
import type { Frame, Island } from '../state.ts';
import { ENDINGS } from '../steps/game-end.ts';
import { ACTIONS, TREASURE_CARDS } from '../steps/turn.ts';
import { checkAgenda } from './agenda.ts';
import { checkComponents } from './components.ts';
import { checkOutcome, refuseTheLost } from './outcome.ts';

const { flag, listOf, oneOf, orNull, plainObject, shape, text, variants, whole } = reading;

const square = whole(0, TILES.length - 1);
const squares = whole(0, 2 ** TILES.length - 1);
const tile = oneOf(TILES);
const cards = listOf(oneOf(CARDS));

function frameReader(seats: number): reading.Reader<Frame> {
  const seat = whole(0, seats - 1);
  const someSeats = listOf(seat);
  const inWater = { square, declined: someSeats };
  return variants<Frame>('step', {
    turn: shape({ step: oneOf(['turn']), seat }),
    'take-actions': shape({
      step: oneOf(['take-actions']),
      seat,
      left: whole(0, ACTIONS),
      flown: flag,
      refused: someSeats,
    }),
    'shore-up-second': shape({ step: oneOf(['shore-up-second']), seat }),
    'ask-first': shape({ step: oneOf(['ask-first']), seat, pawn: seat, to: square }),
    'draw-treasure-cards': shape({
      step: oneOf(['draw-treasure-cards']),
      seat,
      left: whole(0, TREASURE_CARDS),
    }),
    discard: shape({ step: oneOf(['discard']), seat }),
    'draw-flood-cards': shape({ step: oneOf(['draw-flood-cards']), seat, drawn: whole(0, 5) }),
    pause: shape({
      step: oneOf(['pause']),
      seat,
      revealed: orNull(square),
      passed: someSeats,
    }),
    sink: shape({ step: oneOf(['sink']), square }),
    'pawns-in-water': shape({ step: oneOf(['pawns-in-water']), ...inWater }),
    swim: shape({ step: oneOf(['swim']), ...inWater }),
    lift: shape({ step: oneOf(['lift']), seat, from: square, aboard: someSeats }),
  });
}

const ending: reading.Reader<NonNullable<Island['outcome']>['endings'][number]> = (
  input,
  where,
) => {
  const { of, ...rest } = plainObject(input, where);
  const plain = shape({ ending: oneOf(ENDINGS), rule: text })(rest, where);
  return of === undefined ? plain : { ...plain, of: oneOf(TREASURES)(of, `${where}.of`) };
};

/** A state that could lie on a table, or Malformed with the reason why not. */
export function readIsland(input: unknown): Island {
  const seats = whole(2, 4)(plainObject(input, 'state').seats, 'state.seats');
  const captor = orNull(whole(0, seats - 1));
  const island: Island = shape({
    seats: whole(2, 4),
    options: (given) => readOptions(schema, given, seats),
    tiles: listOf(tile, TILES.length),
    flooded: squares,
    sunk: squares,
    roles: listOf(oneOf(ROLES), seats),
    pawns: listOf(square, seats),
    hands: listOf(cards, seats),
    captured: shape({ earth: captor, wind: captor, fire: captor, ocean: captor }),
    treasureDeck: cards,
    treasureDiscard: cards,
    floodDeck: listOf(tile),
    floodDiscard: listOf(tile),
    floodLayers: listOf(whole(1, TILES.length)),
    waterLevel: whole(1, SKULL),
    agenda: listOf(frameReader(seats)),
    outcome: orNull(shape({ winners: listOf(whole(0, seats - 1)), endings: listOf(ending) })),
  })(input, 'state');
  checkComponents(island);
  if (island.outcome !== null) checkOutcome(island);
  else {
    checkAgenda(island);
    refuseTheLost(island);
  }
  return island;
}
