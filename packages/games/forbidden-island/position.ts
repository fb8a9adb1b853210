// A position from untrusted data: read field by field, then asked whether it could ever lie on a table.
import { Malformed, reading, readOptions } from '@tidetable/engine';
import { has } from './board.ts';
import { ROLES } from './data/adventurers.ts';
import { CARD_COUNTS, CARDS, HAND_LIMIT } from './data/cards.ts';
import { TILES, TREASURES } from './data/tiles.ts';
import { SKULL } from './data/water-meter.ts';
import { options as schema } from './options.ts';
import type { Frame, Island } from './state.ts';
import { ENDINGS } from './steps/game-end.ts';

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
      left: whole(0, 3),
      flown: flag,
      refused: someSeats,
    }),
    'shore-up-second': shape({ step: oneOf(['shore-up-second']), seat }),
    'ask-first': shape({ step: oneOf(['ask-first']), seat, pawn: seat, to: square }),
    'draw-treasure-cards': shape({ step: oneOf(['draw-treasure-cards']), seat, left: whole(0, 2) }),
    discard: shape({ step: oneOf(['discard']), seat }),
    'draw-flood-cards': shape({ step: oneOf(['draw-flood-cards']), seat, drawn: whole(0, 5) }),
    pause: shape({ step: oneOf(['pause']), seat, revealed: orNull(square) }),
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
  refuseTheImpossible(island);
  return island;
}

function refuseTheImpossible(island: Island): void {
  distinct(island.tiles, 'state.tiles');
  distinct(island.roles, 'state.roles');
  if ((island.flooded & island.sunk) !== 0)
    throw new Malformed('state.flooded', 'no square that is also in state.sunk', island.flooded);
  countCards(island);
  countFloodCards(island);
  placePawns(island);
  checkAgenda(island);
}

function distinct(things: readonly string[], where: string): void {
  const twice = things.find((thing, index) => things.indexOf(thing) !== index);
  if (twice !== undefined) throw new Malformed(where, 'each one once', `${twice} twice`);
}

function countCards(island: Island): void {
  const all = [...island.treasureDeck, ...island.treasureDiscard, ...island.hands.flat()];
  for (const card of CARDS) {
    const found = all.filter((other) => other === card).length;
    if (found !== CARD_COUNTS[card])
      throw new Malformed('state', `${CARD_COUNTS[card]} ${card} cards (FI-COMP-1)`, found);
  }
  island.hands.forEach((hand, seat) => {
    if (hand.includes('waters-rise'))
      throw new Malformed(`state.hands[${seat}]`, 'no waters-rise (FI-DRAW-2)', 'one');
    const settling = island.agenda.some((frame) => frame.step === 'discard' && frame.seat === seat);
    const limit = HAND_LIMIT + (island.options.handLimit === 'both-cards' ? 2 : settling ? 1 : 0);
    if (hand.length > limit)
      throw new Malformed(
        `state.hands[${seat}]`,
        `at most ${limit} cards (FI-HAND-1)`,
        hand.length,
      );
  });
  if (island.treasureDeck.length === 0 && island.outcome === null)
    throw new Malformed('state.treasureDeck', 'at least one card (FI-TDECK-1)', 0);
}

function countFloodCards(island: Island): void {
  const cards = [...island.floodDeck, ...island.floodDiscard];
  distinct(cards, 'state.floodDeck and state.floodDiscard');
  island.tiles.forEach((tile, square) => {
    const sunk = has(island.sunk, square);
    if (cards.includes(tile) === sunk)
      throw new Malformed(
        'state',
        `a Flood card for each tile that has not sunk (FI-FLOOD-3)`,
        tile,
      );
  });
  const layered = island.floodLayers.reduce((sum, size) => sum + size, 0);
  if (layered !== island.floodDeck.length)
    throw new Malformed('state.floodLayers', `a sum of ${island.floodDeck.length}`, layered);
}

function placePawns(island: Island): void {
  const swimming = island.agenda.flatMap((frame) =>
    frame.step === 'pawns-in-water' ? [frame.square] : [],
  );
  island.pawns.forEach((square, seat) => {
    if (island.outcome === null && has(island.sunk, square) && !swimming.includes(square))
      throw new Malformed(`state.pawns[${seat}]`, 'a tile that has not sunk', island.tiles[square]);
  });
}

/** What may lie under each frame; the turn order lies at the bottom. */
const BENEATH: Readonly<Record<Frame['step'], readonly Frame['step'][]>> = {
  turn: [],
  'draw-flood-cards': ['turn'],
  'draw-treasure-cards': ['draw-flood-cards'],
  'take-actions': ['draw-treasure-cards'],
  'shore-up-second': ['take-actions'],
  'ask-first': ['take-actions'],
  discard: ['take-actions', 'pause'],
  pause: ['draw-treasure-cards', 'draw-flood-cards', 'sink'],
  sink: ['draw-flood-cards', 'pause'],
  'pawns-in-water': ['draw-flood-cards', 'pause'],
  swim: ['pawns-in-water'],
  lift: ['take-actions', 'discard', 'pause', 'pawns-in-water'],
};

function checkAgenda(island: Island): void {
  const { agenda, outcome } = island;
  if (outcome !== null) {
    if (agenda.length > 0)
      throw new Malformed('state.agenda', 'nothing pending after the end', agenda);
    return;
  }
  if (island.waterLevel >= SKULL)
    throw new Malformed('state.waterLevel', 'a level below the skull while the game is on', SKULL);
  agenda.forEach((frame, index) => {
    const beneath = BENEATH[frame.step];
    const below = agenda[index - 1]?.step;
    if (below === undefined ? beneath.length > 0 : !beneath.includes(below))
      throw new Malformed(
        `state.agenda[${index}]`,
        beneath.length === 0
          ? 'turn at the bottom only'
          : `${frame.step} above ${beneath.join(' or ')}`,
        below,
      );
    checkFrame(island, frame, `state.agenda[${index}]`);
  });
  const top = agenda.at(-1)?.step;
  if (top === undefined) throw new Malformed('state.agenda', 'something pending', agenda);
}

function checkFrame(island: Island, frame: Frame, where: string): void {
  if (frame.step === 'pause' && frame.revealed !== null && !has(island.flooded, frame.revealed))
    throw new Malformed(`${where}.revealed`, 'the square of a flooded tile', frame.revealed);
  if (frame.step === 'sink' && !has(island.flooded, frame.square))
    throw new Malformed(`${where}.square`, 'the square of a flooded tile', frame.square);
  if (frame.step === 'lift' && frame.aboard.some((seat) => island.pawns[seat] !== frame.from))
    throw new Malformed(
      `${where}.aboard`,
      'pawns that stand where the helicopter is',
      frame.aboard,
    );
}
