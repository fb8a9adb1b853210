// The face of Plunder: prompts, and the rest of its words.
import { asking, type Face, itemAt, listed, type Seat } from '@tidetable/engine';
import { ROWS } from '../../rules/data/table.ts';
import { chartOf, NONE } from '../../rules/map.ts';
import { shipOf } from '../../rules/questions.ts';
import type { Frame, FrameOf, Plunder, View } from '../../rules/state.ts';
import { because } from './because.ts';
import { joinEvents } from './join-events.ts';
import {
  calledFor,
  captainName,
  captainTitle,
  cardCount,
  cardWords,
  offerWords,
  shipFor,
  shipName,
  squareName,
} from './names.ts';
import { result } from './result.ts';
import { say } from './say.ts';
import { tell } from './tell.ts';

function prompt(view: View, seat: Seat): string {
  if (view.outcome !== null) return result(view.outcome, seat);
  const frame = view.agenda.at(-1) as Frame;
  const turn = frame.step === 'pick-island' ? frame.seat : view.turn.seat;
  return asking(captainTitle(seat), question(view, frame, seat), { isOwnTurn: turn === seat });
}

function question(view: View, frame: Frame, seat: Seat): string {
  switch (frame.step) {
    case 'pick-island':
      return 'which island is home?';
    case 'find':
      return 'an X lies beneath you. Collect it now and risk the draw?';
    case 'command':
      return askForOrders(view, frame.seat);
    case 'without-ship':
      return 'no ship, and no doubles. How do you get afloat again?';
    case 'place-ship':
      return 'which port gets the new ship?';
    case 'pay':
      return PAYMENTS[frame.why](cardCount(frame.count));
    case 'take-cards':
      return `take ${cardCount(frame.count)} of your choice.`;
    case 'upgrade':
      return `which ship gets the ${frame.peg}?`;
    case 'aim':
      return frame.fate === 'damage' ? 'which ship loses a life?' : 'which ship is swept away?';
    case 'berth':
      return `the compasses point to ${squareName(view, frame.square)}, where no ship can go. Which square nearby?`;
    case 'sail-anywhere':
      return `where does the wind carry the ${shipName(frame.ship)}?`;
    case 'steer-storm':
      return `where does the storm go? Any square from A1 to ${lastSquare(view)}.`;
    case 'ransom':
      return `${cardCount(frame.count)}, or the ${shipName(frame.ship)} sinks.`;
    case 'choose-victim':
      return `from whom do you steal ${cardCount(frame.count)}?`;
    case 'demand':
      return `you may name up to ${cardCount(frame.count)} that you want from ${captainName(frame.victim)}; the rest is drawn at random.`;
    case 'hand-over':
      return `${captainName(frame.seat)} steals ${cardCount(frame.count)} and demands ${cardWords(frame.asked)}. What do you hand over? The rest is drawn at random.`;
    default:
      return askInBargain(view, frame, seat);
  }
}

const PAYMENTS: Readonly<Record<FrameOf<'pay'>['why'], (cards: string) => string>> = {
  toll: (cards) => `the storm takes ${cards}. Which?`,
  exchange: (cards) => `which ${cards} do the Merchants get?`,
  loss: (cards) => `you lose ${cards}. Which?`,
  'loss-not-gold': (cards) => `you lose ${cards}, but no gold. Which?`,
  ransom: (cards) => `${cards} to pay. Which?`,
};

function askForOrders({ turn, ships }: View, seat: Seat): string {
  if (turn.pool === null) return 'roll to sail, or do something else first.';
  const masts = ships.reduce((wind, ship) => wind + (ship.seat === seat ? ship.wind : 0), 0);
  const wind = masts === 0 ? '' : `, ${turn.pool === 0 ? 'but' : 'and'} ${masts} by mast`;
  const squares = turn.pool === 1 ? '1 square' : `${turn.pool || 'no'} squares`;
  return `${squares} to sail${wind}. What now?`;
}

function lastSquare({ layout }: View): string {
  const { names, width } = chartOf(layout);
  return itemAt(names, ROWS * width - 1);
}

/** Answers told in one line. */
const FEW = 2;

function askInBargain(view: View, frame: Frame, asked: Seat): string {
  switch (frame.step) {
    case 'answer-offer':
      return askToAnswer(view, frame, asked);
    case 'answer-call':
      return `${captainName(frame.seat)} calls to all${calledFor(frame.give, frame.ask)}. Your offer?`;
    case 'weigh-answers':
      return frame.answers.length > FEW
        ? `${frame.answers.length} captains answer your call. Which deal?`
        : `${listed(frame.answers.map(({ seat, give, ask }) => `${captainName(seat)} offers ${offerWords('trade', give, ask)}`))}. Deal?`;
    case 'bribe':
      return `${shipFor(asked, frame.seat, frame.ship).name} attacks ${targetWords(view, frame, asked)}${refusedWords(view)}. A bribe?`;
    case 'press-attack':
      return `${captainName(frame.defender)} stands. Press the attack on ${targetWords(view, frame, asked)}, or name a price?`;
    case 'give-island': {
      const island = chartOf(view.layout).islands[frame.island]?.name;
      return view.turn.seat === frame.seat
        ? `${captainName(frame.seat)} gives you ${island}. Do you take it?`
        : `${captainName(frame.to)} asks you for ${island}.`;
    }
    default:
      return 'wait a moment.';
  }
}

/** ` 1 gold was refused; 2 wood would do.` */
function refusedWords({ agenda }: View): string {
  const { refused = [], prices = [] } = agenda.findLast(
    ({ step }) => step === 'press-attack',
  ) as FrameOf<'press-attack'>;
  const wanted = prices.at(-1);
  const words = [
    ...(refused.length === 0 ? [] : [`refused so far: ${listed(refused.map(cardWords))}`]),
    ...(wanted === undefined ? [] : [`${cardWords(wanted)} would do`]),
  ];
  return words.length === 0 ? '' : ` (${words.join('; ')})`;
}

function askToAnswer(
  view: View,
  { seat, as, give, ask }: FrameOf<'answer-offer'>,
  asked: Seat,
): string {
  const words = offerWords(as, give, ask);
  const name = captainName(seat);
  switch (as) {
    case 'bribe':
      return `${name} offers a bribe of ${words}.`;
    case 'price':
      return `${name} wants ${words} for calling off the attack${attackedWords(view, asked)}.`;
    case 'threat':
      return `${name} threatens to attack: ${words}.`;
    case 'trade':
      return `${name} offers ${words}.`;
  }
}

function attackedWords(view: View, asked: Seat): string {
  const attack = view.agenda.findLast(({ step }) => step === 'press-attack');
  if (attack === undefined) return '';
  return ` on ${targetWords(view, attack as FrameOf<'press-attack'>, asked)}`;
}

function targetWords(
  view: View,
  { ship, target, defender }: FrameOf<'bribe' | 'press-attack'>,
  asked: Seat,
): string {
  if (target !== null) return shipFor(asked, defender, target).name;
  const { islands, islandAt } = chartOf(view.layout);
  return islands[islandAt[shipOf(view, ship)?.square ?? NONE] ?? NONE]?.name ?? 'the island';
}

export const face: Face<Plunder> = { prompt, say, because, tell, joinEvents, result };
