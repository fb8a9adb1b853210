// How Plunder speaks to people: what it asks, and the rest of its words.
import type { Face, Seat } from '@tidetable/engine';
import { KINDS } from './data/resources.ts';
import { ROWS } from './data/table.ts';
import {
  captainName,
  cardCount,
  cardWords,
  offerWords,
  shipName,
  squareName,
  theShip,
} from './face/names.ts';
import { result } from './face/result.ts';
import { say } from './face/say.ts';
import { tell } from './face/tell.ts';
import { together } from './face/together.ts';
import { chartOf, NONE } from './map.ts';
import { shipOf } from './questions.ts';
import type { Frame, FrameOf, Plunder, View } from './state.ts';

function prompt(view: View, seat: Seat): string {
  if (view.outcome !== null) return result(view.outcome);
  return `${captainName(seat)}: ${question(view, view.agenda.at(-1) as Frame)}`;
}

function question(view: View, frame: Frame): string {
  switch (frame.step) {
    case 'pick-island':
      return 'which island is home?';
    case 'find':
      return 'an X lies beneath you. Collected before the draw, a bad card may cost you the draw.';
    case 'command':
      return askForOrders(view, frame.seat);
    case 'without-ship':
      return 'no ship, and no doubles. How do you get afloat again?';
    case 'place-ship':
      return 'in which port does the new ship lie?';
    case 'pay':
      return PAYMENTS[frame.why](cardCount(frame.left));
    case 'take-cards':
      return `take ${cardCount(frame.left)} of your choice.`;
    case 'upgrade':
      return `which ship gets the ${frame.peg}?`;
    case 'aim':
      return frame.fate === 'damage' ? 'which ship loses a life?' : 'which ship is swept away?';
    case 'berth':
      return `the compasses point to ${squareName(view, frame.square)}, where it cannot lie. Where beside it?`;
    case 'sail-anywhere':
      return `where does the wind carry the ${shipName(frame.ship)}?`;
    case 'steer-storm':
      return `where does the storm go? Any square from A1 to ${lastSquare(view)}.`;
    case 'ransom':
      return `${cardCount(frame.count)}, or the ${shipName(frame.ship)} sinks.`;
    case 'choose-victim':
      return `from whom do you steal ${cardCount(frame.count)}?`;
    case 'demand':
      return `you may name up to ${cardCount(frame.count)} that you want of ${captainName(frame.victim)}; chance takes the rest.`;
    case 'hand-over':
      return `${captainName(frame.seat)} steals ${cardCount(frame.count)} and demands ${cardWords(frame.asked)}. How much ${KINDS[frame.at]} do you hand over?`;
    default:
      return askInBargain(view, frame);
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
  if (turn.pool === null) return 'roll to sail, or see to other things first.';
  const masts = ships.reduce((wind, ship) => wind + (ship.seat === seat ? ship.wind : 0), 0);
  const wind = masts === 0 ? '' : `, and ${masts} by mast`;
  return `${turn.pool} ${turn.pool === 1 ? 'square' : 'squares'} to sail${wind}. What now?`;
}

function lastSquare({ layout }: View): string {
  const { names, width } = chartOf(layout);
  return names[ROWS * width - 1] as string;
}

function askInBargain(view: View, frame: Frame): string {
  switch (frame.step) {
    case 'draw-up-offer':
      return askAboutOffer(frame);
    case 'answer-offer':
      return askToAnswer(frame);
    case 'bribe':
      return `${theShip(frame.seat, frame.ship)} attacks ${targetWords(view, frame)}. A bribe${frame.least > 1 ? ` of ${frame.least} cards or more` : ''}?`;
    case 'press-attack':
      return `${captainName(frame.defender)} stands. Fight for ${targetWords(view, frame)}?`;
    case 'give-island':
      return `${captainName(frame.to)} asks you for ${chartOf(view.layout).islands[frame.island]?.name}.`;
    default:
      return 'wait a moment.';
  }
}

function askAboutOffer({ partner, as, at, give, ask }: FrameOf<'draw-up-offer'>): string {
  const kind = KINDS[at];
  const what = OFFERS[as] + captainName(partner);
  if (kind === undefined) return `${what}: ${offerWords(as, give, ask)}.`;
  const soFar = [...give, ...ask].some((count) => count > 0)
    ? ` (${offerWords(as, give, ask)} so far)`
    : '';
  return `${what}${soFar}: what about ${kind}?`;
}

const OFFERS = { trade: 'a trade with ', threat: 'a threat to ', bribe: 'a bribe for ' } as const;

function askToAnswer({ seat, as, give, ask }: FrameOf<'answer-offer'>): string {
  const words = offerWords(as, give, ask);
  if (as === 'bribe') return `${captainName(seat)} offers a bribe of ${words}.`;
  if (as === 'threat') return `${captainName(seat)} threatens to attack: ${words}.`;
  return `${captainName(seat)} offers: ${words}.`;
}

function targetWords(view: View, { ship, target, defender }: FrameOf<'bribe' | 'press-attack'>) {
  if (target !== null) return theShip(defender, target);
  const { islands, islandAt } = chartOf(view.layout);
  return islands[islandAt[shipOf(view, ship)?.square ?? NONE] ?? NONE]?.name ?? 'the island';
}

export const face: Face<Plunder> = { prompt, say, tell, together, result };
