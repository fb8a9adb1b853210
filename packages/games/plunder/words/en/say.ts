// The labels of actions.
import { itemAt, type Seat } from '@tidetable/engine';
import { type Asked, cardsAsked, cardsGiven, cardsIn, type Given } from '../../rules/bundles.ts';
import { BURIAL_GOLD, COSTS } from '../../rules/data/fleet.ts';
import { MERCHANT_PRICE } from '../../rules/data/resources.ts';
import { chartOf, NONE, PORT, type Square } from '../../rules/map.ts';
import { shipOf, tollOf } from '../../rules/questions.ts';
import type { Action, ActionOf, Frame, FrameOf, View } from '../../rules/state.ts';
import { squareAt } from '../../rules/waters.ts';
import {
  calledFor,
  captainName,
  cardCount,
  cardWords,
  islandName,
  isNothing,
  offerWords,
  shipName,
  theShip,
} from './names.ts';

/** Fixed labels. */
const PLAIN: Readonly<Partial<Record<Action['type'], string>>> = {
  draw: 'Draw for the islands first',
  roll: 'Roll the sailing die',
  bury: `Bury treasure: ${BURIAL_GOLD} gold for a Plunder Point`,
  exchange: `Give the Merchants ${cardCount(MERCHANT_PRICE)} for one of your choice`,
  'call-time': 'Call time: the clock has run out',
  'end-turn': 'End the turn',
  fight: 'Fight',
  'call-off': 'Call it off',
  'no-bribe': 'Stand and fight',
  'no-answer': 'Offer nothing',
  'no-deal': 'Take none of them',
  'no-demand': 'Demand nothing and take what comes',
  refuse: 'Refuse',
  ransom: 'Pay up',
  'buy-ship': `Build a ship for ${cardWords(COSTS.ship)}`,
  'pay-gold': `Buy a ship for ${BURIAL_GOLD} gold`,
  'give-point': 'Give back a Plunder Point for a ship',
  'stay-ashore': 'Stay ashore for this turn',
};

/** The frame on top, if it is of this kind. */
function onTop<K extends Frame['step']>(view: View, step: K): FrameOf<K> | null {
  const frame = view.agenda.at(-1);
  return frame?.step === step ? (frame as FrameOf<K>) : null;
}

export function say(action: Action, view: View): string {
  switch (action.type) {
    case 'pick':
      return `Start from ${islandName(view, action.island)}${portsOf(view, action.island)}`;
    case 'collect':
      return `Collect the X at ${action.at} with the ${shipName(action.ship)}`;
    case 'sail':
      return `Sail the ${shipName(action.ship)} to ${placeWords(view, action.to)}${tollWords(view, action.ship, action.to)}`;
    case 'build':
      return action.peg === 'life'
        ? `Add a life to the ${shipName(action.ship)}`
        : `Build a ${action.peg} on the ${shipName(action.ship)}`;
    case 'build-ship':
      return `Build a ship at ${placeWords(view, action.at)}`;
    case 'place-ship':
    case 'berth':
      return `Place the ship at ${placeWords(view, action.at)}`;
    case 'attack':
      return `Attack ${shipHere(view, action.target)} with the ${shipName(action.ship)}`;
    case 'attack-island':
      return `Attack ${islandWords(view, action.ship)} with the ${shipName(action.ship)}`;
    case 'offer':
    case 'threaten':
    case 'call':
    case 'answer':
    case 'counter':
    case 'bribe':
    case 'name-price':
      return sayDeal(action, view);
    case 'accept':
      return sayAccept(action, view);
    case 'ask-for-island':
      return `Ask your teammate for ${islandName(view, action.island)}`;
    case 'give-island':
      return `Give ${islandName(view, action.island)} to ${captainName(action.to)}`;
    case 'pay':
      return `${isLoss(view) ? 'Lose' : 'Pay'} ${cardWords(cardsIn(action))}`;
    case 'take':
      return `Take ${cardWords(cardsIn(action))}`;
    case 'let-sink':
      return `Let ${sinkingShip(view)} sink`;
    case 'upgrade':
      return `Fit it to the ${shipName(action.ship)}`;
    case 'target':
      return `Choose ${shipHere(view, action.ship)}`;
    case 'sail-anywhere':
      return `Let the wind carry it to ${action.to}`;
    case 'steer-storm':
      return `Move the storm to ${action.to}`;
    case 'rob':
      return `Steal from ${captainName(action.captain)}`;
    case 'demand':
      return `Demand ${cardWords(cardsIn(action))}`;
    case 'hand-over':
      return `Hand over ${cardWords(cardsIn(action))}`;
    case 'disown':
      return `Give up ${islandName(view, action.island)} for a ship`;
    default:
      return PLAIN[action.type] ?? action.type;
  }
}

/** ` (C3)`: where its ports are. */
function portsOf({ layout }: View, id: string): string {
  const { islands, names } = chartOf(layout);
  const ports = islands.find((island) => island.id === id)?.ports ?? [];
  return ` (${ports.map((port) => names[port]).join(', ')})`;
}

/** The coordinate, with the island if it is a port. */
function placeWords({ layout }: View, at: string): string {
  const chart = chartOf(layout);
  const square = squareAt(chart, at);
  if (square === NONE || chart.terrain[square] !== PORT) return at;
  return `${at} (${chart.islands[itemAt(chart.islandAt, square)]?.name ?? 'a port'})`;
}

function tollWords(view: View, ship: number, to: string): string {
  const from = shipOf(view, ship)?.square;
  if (from === undefined) return '';
  const square = squareAt(chartOf(view.layout), to);
  const toll = tollOf(view, from, square);
  return toll === 0 ? '' : ` for ${cardCount(toll)}`;
}

/** A ship on the map, by colour and name. */
function shipHere(view: View, ship: number): string {
  return theShip(shipOf(view, ship)?.seat ?? (0 as Seat), ship);
}

function islandWords(view: View, ship: number): string {
  const { islandAt, islands } = chartOf(view.layout);
  const square: Square = shipOf(view, ship)?.square ?? NONE;
  return islands[islandAt[square] ?? NONE]?.name ?? 'the island';
}

function isLoss(view: View): boolean {
  return onTop(view, 'pay')?.why.startsWith('loss') === true;
}

type Dealing = ActionOf<
  'offer' | 'threaten' | 'call' | 'answer' | 'counter' | 'bribe' | 'name-price'
>;

/** The blank form, or what was filled in. */
function sayDeal(action: Dealing, view: View): string {
  const [give, ask] = [cardsGiven(action as Given), cardsAsked(action as Asked)];
  const isOpen = isNothing(give) && isNothing(ask);
  switch (action.type) {
    case 'offer':
      if (isOpen) return `Offer ${captainName(action.to)} a trade`;
      return `Offer ${captainName(action.to)} ${offerWords('trade', give, ask)}`;
    case 'threaten':
      if (isOpen) return `Threaten ${captainName(action.to)}`;
      return `Threaten ${captainName(action.to)}: ${offerWords('threat', give, ask)}`;
    case 'call':
      return isOpen ? 'Call to all for a trade' : `Call to all${calledFor(give, ask)}`;
    case 'answer':
      return isOpen ? 'Answer with an offer' : `Offer ${offerWords('trade', give, ask)}`;
    case 'bribe':
      return isOpen ? 'Offer a bribe' : `Offer a bribe of ${cardWords(give)}`;
    case 'name-price':
      return isOpen ? 'Name a price for calling it off' : `Call it off for ${cardWords(ask)}`;
    case 'counter':
      return sayCounter(action, view);
  }
}

const COUNTERED = { trade: 'trade', threat: 'trade', bribe: 'price', price: 'bribe' } as const;

const COUNTERS = {
  trade: 'Counter-offer',
  threat: 'Counter-offer',
  bribe: 'Name a price',
  price: 'Offer a bribe',
} as const;

function sayCounter(action: ActionOf<'counter'>, view: View): string {
  const [give, ask] = [cardsGiven(action), cardsAsked(action)];
  const countered = onTop(view, 'answer-offer')?.as ?? 'trade';
  if (isNothing(give) && isNothing(ask)) {
    const whom = action.to === undefined ? '' : ` to ${captainName(action.to)}`;
    return `${COUNTERS[countered]}${whom}`;
  }
  const whom = action.to === undefined ? '' : ` ${captainName(action.to)}`;
  const as = COUNTERED[countered];
  return `Offer${whom} instead: ${offerWords(as, give, ask)}`;
}

function sayAccept({ from }: ActionOf<'accept'>, view: View): string {
  const gift = onTop(view, 'give-island');
  if (gift !== null) return view.turn.seat === gift.seat ? 'Take the island' : 'Give the island';
  if (from === undefined) return 'Accept';
  const answer = onTop(view, 'weigh-answers')?.answers.find(({ seat }) => seat === from);
  if (answer === undefined) return `Accept the offer of ${captainName(from)}`;
  return `Accept ${captainName(from)}'s offer: ${offerWords('trade', answer.give, answer.ask)}`;
}

function sinkingShip(view: View): string {
  const frame = onTop(view, 'ransom');
  return frame === null ? 'the ship' : `the ${shipName(frame.ship)}`;
}
