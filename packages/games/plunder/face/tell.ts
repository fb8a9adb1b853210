// Events as the log tells them.
import type { Event, View } from '../state.ts';
import {
  captainName,
  cardCount,
  cardWords,
  islandName,
  offerWords,
  squareName,
  theShip,
  treasureText,
  treasureTitle,
} from './names.ts';
import { result } from './result.ts';

export function tell(event: Event, view: View): string {
  const name = captainName;
  switch (event.type) {
    case 'picked':
      return `${name(event.seat)} makes ${islandName(view, event.island)} home.`;
    case 'turn-began':
      return `It is ${name(event.seat)}'s turn.`;
    case 'turn-ended':
      return `${name(event.seat)} is done.`;
    case 'drew':
      return `${name(event.seat)} draws ${event.cards === null ? cardCount(event.count) : cardWords(event.cards)}.`;
    case 'gained':
      return `${name(event.seat)} gains ${cardWords(event.cards)}.`;
    case 'lost':
      return `${name(event.seat)} loses ${cardWords(event.cards)}.`;
    case 'paid':
      return `${name(event.seat)} pays ${cardWords(event.cards)}.`;
    case 'restocked':
      return 'The resource deck is made up from the stacks and shuffled anew.';
    case 'sailing-roll':
      return `${name(event.seat)} rolls a ${event.die} for sailing.`;
    case 'sailed':
      return `${capital(theShip(event.seat, event.ship))} sails from ${squareName(view, event.from)} to ${squareName(view, event.to)}.`;
    case 'storm-moved':
      return `The storm moves to ${squareName(view, event.to)}.`;
    case 'built':
      return `${capital(theShip(event.seat, event.ship))} gets a ${event.peg}.`;
    case 'ship-placed':
      return `${name(event.seat)} launches ${theShip(event.seat, event.ship)} at ${squareName(view, event.at)}.`;
    case 'buried':
      return `${name(event.seat)} buries treasure.`;
    case 'gained-point':
      return `${name(event.seat)} gains a Plunder Point.`;
    case 'gave-point':
      return `${name(event.seat)} gives back a Plunder Point.`;
    case 'attacked':
      return `${capital(theShip(event.seat, event.ship))} attacks ${theShip(event.defender, event.target)}.`;
    case 'attacked-island': {
      const owner = event.defender === null ? '' : `, which is ${name(event.defender)}'s`;
      return `${capital(theShip(event.seat, event.ship))} attacks ${islandName(view, event.island)}${owner}.`;
    }
    case 'called-off':
      return `${name(event.seat)} calls off the attack.`;
    case 'fought':
      return `${name(event.seat)} rolls ${rollWords(event.attack)} against ${rollWords(event.defence)}: ${isWon(event) ? 'won' : 'lost'}.`;
    case 'lost-life':
      return `${capital(theShip(event.seat, event.ship))} loses a life.`;
    case 'sank':
      return `${capital(theShip(event.seat, event.ship))} sinks!`;
    case 'conquered': {
      const from = event.from === null ? '' : ` from ${name(event.from)}`;
      return `${name(event.seat)} takes ${islandName(view, event.island)}${from}!`;
    }
    case 'disowned':
      return `${name(event.seat)} gives up ${islandName(view, event.island)}.`;
    case 'gave-island':
      return `${name(event.seat)} gives ${name(event.to)} ${islandName(view, event.island)}.`;
    case 'asked-for-island':
      return `${name(event.seat)} asks ${name(event.of)} for ${islandName(view, event.island)}.`;
    case 'proposed':
      return tellProposal(event);
    case 'traded':
      return tellTrade(event);
    case 'refused':
      return `${name(event.seat)} refuses.`;
    case 'countered':
      return `${name(event.seat)} has another offer in mind.`;
    case 'withdrew':
      return `${name(event.seat)} thinks better of it.`;
    case 'treaty':
      return `${name(event.seat)} may not harm ${name(event.partner)} for the rest of this turn.`;
    case 'found':
      return `${capital(theShip(event.seat, event.ship))} finds ${treasureTitle(event.card)} at ${squareName(view, event.at)}: ${treasureText(event.card)}`;
    case 'cross-moved':
      return event.from === event.to
        ? `The X stays at ${squareName(view, event.to)}.`
        : `The X moves from ${squareName(view, event.from)} to ${squareName(view, event.to)}.`;
    case 'relocated':
      return `${capital(theShip(event.seat, event.ship))} is now at ${squareName(view, event.to)}.`;
    case 'spun':
      return `The compasses point to ${squareName(view, event.square)}.`;
    case 'demanded':
      return `${name(event.seat)} demands ${cardWords(event.cards)} from ${name(event.victim)}.`;
    case 'handed-over':
      return `${name(event.victim)} hands ${name(event.seat)} ${cardWords(event.cards)}.`;
    case 'stole':
      return `${name(event.seat)} steals ${event.cards === null ? cardCount(event.count) : cardWords(event.cards)} from ${name(event.victim)}.`;
    case 'rolled-for-ship':
      return `${name(event.seat)} has no ship and rolls ${event.dice.join(' and ')}: ${event.dice[0] === event.dice[1] ? 'doubles!' : 'no doubles.'}`;
    case 'turn-cut-short':
      return `${name(event.seat)}'s turn is cut short.`;
    case 'time-called':
      return 'Time!';
    case 'ended':
      return result(event.outcome);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `4 + 2`, the die and what is added; the die alone where nothing is. */
function rollWords([die, added]: readonly [number, number]): string {
  return added === 0 ? String(die) : `${die} + ${added}`;
}

function isWon({ attack, defence }: Extract<Event, { type: 'fought' }>): boolean {
  return attack[0] + attack[1] >= defence[0] + defence[1];
}

type Bargain = Extract<Event, { type: 'proposed' | 'traded' }>;

function tellProposal({ seat, partner, as, give, ask }: Bargain): string {
  const [maker, other] = [captainName(seat), captainName(partner)];
  const words = offerWords(as, give, ask);
  if (as === 'threat') return `${maker} threatens ${other}: ${words}.`;
  return `${maker} offers ${other} ${words}${as === 'bribe' ? ' to be left alone' : ''}.`;
}

function tellTrade({ seat, partner, give, ask }: Bargain): string {
  const [maker, other] = [captainName(seat), captainName(partner)];
  if (isNothing(give)) return `${other} gives ${maker} ${cardWords(ask)}.`;
  const back = isNothing(ask) ? '' : ` for ${cardWords(ask)}`;
  return `${maker} gives ${other} ${cardWords(give)}${back}.`;
}

function isNothing(cards: readonly number[]): boolean {
  return cards.every((count) => count === 0);
}
