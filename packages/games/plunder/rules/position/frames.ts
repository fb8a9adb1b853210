// What is pending, read by shape.
import { reading } from '@tidetable/engine';
import { PEGS } from '../data/fleet.ts';
import { KINDS, RESOURCE_CARDS } from '../data/resources.ts';
import { TREASURE_CARDS } from '../data/treasure.ts';
import type { Chart } from '../map.ts';
import type { Frame } from '../state.ts';

const { listOf, oneOf, orNull, shape, text, variants, whole } = reading;

/** More than any real count of ships, rounds or Plunder Points. */
export const PLENTY = 1_000_000;

const ALL_CARDS = RESOURCE_CARDS.reduce((all, count) => all + count, 0);

/** Cards by kind. */
export const cards = listOf(whole(0, Math.max(...RESOURCE_CARDS)), KINDS.length);
export const card = whole(1, TREASURE_CARDS.length);
export const shipNumber = whole(1, PLENTY);

const count = whole(0, ALL_CARDS);
/** Offers may ask for more than there is. */
const wish = listOf(count, KINDS.length);
const rule = text;

export function frameReader(seats: number, { terrain, islands }: Chart): reading.Reader<Frame> {
  const seat = whole(0, seats - 1);
  const square = whole(0, terrain.length - 1);
  const offer = { seat, partner: seat, as: oneOf(['trade', 'threat', 'bribe', 'price']) };
  const terms = { give: cards, ask: wish };
  const answers = listOf(shape({ seat, ...terms }));
  const attack = { seat, ship: shipNumber, target: orNull(shipNumber), defender: seat };
  const theft = { seat, victim: seat, count: whole(1, ALL_CARDS) };
  return variants<Frame>('step', {
    'pick-island': shape({ step: oneOf(['pick-island']), seat }),
    turn: shape({ step: oneOf(['turn']), seat }),
    find: shape({ step: oneOf(['find']), seat }),
    draw: shape({ step: oneOf(['draw']), seat }),
    command: shape({ step: oneOf(['command']), seat }),
    'end-turn': shape({ step: oneOf(['end-turn']), seat }),
    'roll-for-ship': shape({ step: oneOf(['roll-for-ship']), seat }),
    'without-ship': shape({ step: oneOf(['without-ship']), seat }),
    'place-ship': shape({ step: oneOf(['place-ship']), seat }),
    pay: shape({
      step: oneOf(['pay']),
      seat,
      why: oneOf(['toll', 'exchange', 'loss', 'loss-not-gold', 'ransom']),
      count,
    }),
    'take-cards': shape({ step: oneOf(['take-cards']), seat, rule, count }),
    'answer-offer': shape({ step: oneOf(['answer-offer']), ...offer, ...terms }),
    'answer-call': shape({
      step: oneOf(['answer-call']),
      seat,
      ...terms,
      asked: listOf(seat),
      answers,
    }),
    'weigh-answers': shape({ step: oneOf(['weigh-answers']), seat, ...terms, answers }),
    bribe: shape({ step: oneOf(['bribe']), ...attack }),
    'press-attack': shape({
      step: oneOf(['press-attack']),
      ...attack,
      refused: listOf(cards),
      prices: listOf(wish),
    }),
    'give-island': shape({
      step: oneOf(['give-island']),
      seat,
      island: whole(0, islands.length - 1),
      to: seat,
    }),
    treasure: shape({
      step: oneOf(['treasure']),
      seat,
      ship: shipNumber,
      card,
      cross: square,
      at: whole(0, 9),
    }),
    ransom: shape({ step: oneOf(['ransom']), seat, ship: shipNumber, count }),
    upgrade: shape({ step: oneOf(['upgrade']), seat, rule, peg: oneOf(PEGS) }),
    aim: shape({ step: oneOf(['aim']), seat, rule, fate: oneOf(['damage', 'relocate']) }),
    berth: shape({ step: oneOf(['berth']), seat, rule, ship: orNull(shipNumber), square }),
    'sail-anywhere': shape({ step: oneOf(['sail-anywhere']), seat, ship: shipNumber }),
    'steer-storm': shape({ step: oneOf(['steer-storm']), seat }),
    'choose-victim': shape({ step: oneOf(['choose-victim']), seat, count }),
    demand: shape({ step: oneOf(['demand']), ...theft }),
    'hand-over': shape({ step: oneOf(['hand-over']), ...theft, asked: cards }),
  });
}
