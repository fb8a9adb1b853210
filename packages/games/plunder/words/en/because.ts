// The failing fact behind a refusal, as one sentence.
import { plural, type Reader, type Seat, sentence, type Who } from '@tidetable/engine';
import { chartOf } from '../../rules/map.ts';
import { shipOf } from '../../rules/questions.ts';
import type { Box, OutOfPlace, Place, Settled, Why } from '../../rules/reasons.ts';
import type { View } from '../../rules/state.ts';
import { captainsFor, cardCount, cardWords, islandName, shipFor, shipName } from './names.ts';

export function because(reason: Why, view: View, reader?: Reader): string {
  return sentence(fact(reason, view, reader));
}

function fact(reason: Why, view: View, reader: Reader): string {
  const who = captainsFor(reader);
  const name = (seat: Seat): string => who(seat).name;
  switch (reason.because) {
    case 'apart':
      return apart(reason, who);
    case 'storm-between':
      return `the storm lies between you and ${name(reason.captain)}`;
    case 'treaty':
      return `you have a treaty with ${who(reason.captain).whose} side until your turn ends`;
    case 'teammate':
      return `${name(reason.captain)} ${who(reason.captain).does('be')} on your team`;
    case 'no-teammate':
      return `${name(reason.captain)} ${who(reason.captain).does('be')} not on your team`;
    case 'no-flag':
      return `no flag of ${who(reason.captain).theirs} is left in the box`;
    case 'nothing-to-attack':
      return `there is nothing of ${who(reason.captain).theirs} that you could attack now`;
    case 'empty-hands':
      return reason.captain === null
        ? 'those who are near enough have no cards'
        : `there are no cards between you and ${name(reason.captain)}`;
    case 'port-covered':
      return 'the storm lies over that port';
    case 'nobody-near':
      return 'nobody is near enough; trade works side by side, in a port, or with a Merchant';
    case 'no-merchant':
      return 'none of your ships is docked at a Merchant island';
    case 'yourself':
      return 'you would be your own target';
    case 'not-docked':
      return `no ship of ${who(reason.captain).theirs} lies in a port of ${islandName(view, reason.island)}`;
    case 'whose-island':
      return `${islandName(view, reason.island)} belongs to ${reason.captain === null ? 'nobody' : name(reason.captain)}`;
    case 'lacking':
      return `you need ${cardWords(reason.cards)} more`;
    case 'not-there':
      return `the stacks are short of ${cardWords(reason.cards)}`;
    case 'not-asked-for':
      return `that is ${cardWords(reason.cards)} more than was demanded`;
    case 'few-cards':
      return `that takes ${cardCount(reason.needs)}; you have ${reason.has}`;
    case 'wrong-count':
      return `it is ${cardCount(reason.due)}, not ${reason.count}`;
    case 'no-gold':
      return 'gold is spared here';
    case 'asks-too-much':
      return `${name(reason.captain)} ${who(reason.captain).does('have')} ${cardCount(reason.has)} in all`;
    case 'both-ways':
      return `${reason.kind} goes both ways`;
    case 'asks-nothing':
      return 'a threat asks for something';
    case 'asks-something':
      return 'a bribe asks for nothing in return';
    case 'gives-something':
      return 'a price gives nothing in return';
    case 'empty-offer':
      return 'no card would change hands';
    case 'team-gain':
      return teamGain(reason);
    case 'no-raise':
      return `this is no more than ${cardWords(reason.refused)}, which was refused`;
    case 'no-discount':
      return `the price was ${cardWords(reason.named)}, and this is no less`;
    case 'no-such-offer':
      return reason.captain === null
        ? 'say whose answer is meant'
        : `there is no such answer of ${who(reason.captain).theirs}`;
    case 'budget-spent':
      return `this table allows ${plural(reason.most, 'offer')} in a turn`;
    default:
      return afloat(reason, view, reader);
  }
}

/** Ships, squares, the turn, components. */
function afloat(reason: Place | Box | OutOfPlace, view: View, reader: Reader): string {
  const who = captainsFor(reader);
  switch (reason.because) {
    case 'not-yours':
      return `${shipHere(view, reason.ship, reader)} is not yours`;
    case 'moored':
      return `${theirShip(reason.ship)} was built after the roll and sails from your next turn on`;
    case 'not-in-port':
      return `${theirShip(reason.ship)} lies in no port`;
    case 'too-far':
      return `${reason.at} is ${squares(reason.squares)} away; ${theirShip(reason.ship)} has ${reason.left} left`;
    case 'step-by-step':
      return `${reason.at} is ${squares(reason.squares)} away; sail there square by square, ${reason.left} left`;
    case 'no-way':
      return `there is no way by water to ${reason.at}`;
    case 'across-land':
      return `land or the closed side of a port lies between ${theirShip(reason.ship)} and ${reason.at}`;
    case 'corner':
      return `${reason.at} touches ${theirShip(reason.ship)} only at a corner`;
    case 'already-there':
      return `${theirShip(reason.ship)} is at ${reason.at} already`;
    case 'land':
      return `${reason.at} is land`;
    case 'taken':
      return `a ship lies at ${reason.at}`;
    case 'not-your-port':
      return `${reason.at} is no port of yours`;
    case 'not-beside':
      return `${reason.at} is neither a port of yours nor beside one of your ships`;
    case 'a-port':
      return `${reason.at} is a port, not open water`;
    case 'no-cross':
      return `there is no X at ${reason.at}`;
    case 'nearer-water':
      return `there is free water ${squares(reason.squares)} from where the compasses point, nearer than ${reason.at}`;
    case 'cross-far':
      return reason.squares === null
        ? `there is no way to the X at ${reason.at}`
        : `the X at ${reason.at} is ${squares(reason.squares)} away`;
    case 'covered-by':
      return `a ship of ${who(reason.captain).theirs} lies on the X at ${reason.at}`;
    case 'after-the-draw':
      return `before the draw only an X beneath a ship is collected; ${reason.at} comes after it`;
    case 'border-between':
      return `the edge of the storm runs between you and ${reason.at}`;
    case 'covers':
      return `the storm would cover ${reason.at} of ${who(reason.captain).theirs}, with whom you have a treaty`;
    case 'target-far':
      return `${shipHere(view, reason.target, reader)} is ${reason.squares === null ? 'out of reach' : `${squares(reason.squares)} away`}; ships fight side by side`;
    case 'fought':
      return `this ship has attacked ${attacked(view, reason.of, reader)} in this turn already`;
    case 'spared':
      return `the attack on ${attacked(view, reason.of, reader)} was called off; do something else first`;
    case 'skulls':
      return reason.captain === null
        ? `${islandName(view, reason.island)} has ${plural(reason.skulls, 'skull')}; a home has one`
        : `${islandName(view, reason.island)} is ${who(reason.captain).whose} home`;
    case 'merchants':
      return `${islandName(view, reason.island)} belongs to the Merchants`;
    default:
      return atTheTable(reason, who);
  }
}

function atTheTable(reason: Box | OutOfPlace, who: Who): string {
  switch (reason.because) {
    case 'not-rolled':
      return 'the sailing die has not been rolled yet';
    case 'no-points':
      return 'you have no Plunder Point card';
    case 'rolled':
      return `the die has been rolled, and ${squares(reason.left)} of it ${reason.left === 1 ? 'is' : 'are'} left`;
    case 'no-squares-left':
      return `${theirShip(reason.ship)} has no square left to sail`;
    case 'peg-limit':
      return `${theirShip(reason.ship)} has no room for a ${reason.peg}; ${reason.most} is the most`;
    case 'fleet-limit':
      return `a fleet has ${plural(reason.most, 'ship')} at most`;
    case 'box-empty':
      return `the box has no more ${reason.thing}`;
    case 'not-your-clock':
      return reason.minutes === 0
        ? 'this game has no clock'
        : 'only the clock of the table calls time';
    default:
      return notNow(reason, who);
  }
}

/** What the action must wait for, or would answer. */
function notNow(reason: OutOfPlace, who: Who): string {
  switch (reason.because) {
    case 'no-call':
      return 'no call is waiting for your answer';
    case 'no-answers':
      return 'you have no answers to weigh';
    case 'no-offer':
      return 'no offer is waiting for your answer';
    case 'no-theft':
      return 'no Treasure card lets you steal now';
    case 'not-robbed':
      return 'nobody is stealing from you';
    case 'no-card':
      return 'no Treasure card asks you for that now';
    case 'nothing-to-place':
      return 'no ship of yours is waiting for a place';
    case 'no-attack':
      return 'you have declared no attack';
    case 'not-attacked':
      return 'nobody is about to attack you';
    case 'picked':
      return 'the starting islands have been picked';
    case 'picking':
      return 'the starting islands are still being picked';
    case 'has-ship':
      return 'that is for captains without a ship, and you have one';
    case 'not-drawn':
      return 'you have not drawn for your islands yet';
    case 'drawn':
      return 'you have drawn for your islands this turn';
    case 'no-ship':
      return 'you have no ship; get one first, or stay ashore';
    case 'decides-first':
      return `${who(reason.captain).name} ${who(reason.captain).does('decide')} first`;
    case 'not-your-turn':
      return `it is ${who(reason.captain).whose} turn`;
    case 'settle-first':
      return SETTLING[reason.what];
  }
}

const SETTLING: Readonly<Record<Settled, string>> = {
  card: 'the Treasure card comes first',
  attack: 'the attack is settled first',
  offer: 'the offer is settled first',
  gift: 'the gift of an island is settled first',
  payment: 'the payment comes first',
  choice: 'a card is chosen first',
  ship: 'the new ship is placed first',
};

function apart(
  { captain, squares: away, to }: Extract<Why, { because: 'apart' }>,
  who: Who,
): string {
  const where =
    away === null
      ? `no way leads from a ship of yours to one of ${who(captain).theirs}`
      : `${who(captain).whose} nearest ship is ${squares(away)} away`;
  return to === 'trade'
    ? `${where}; trade works side by side, in a port, or with a Merchant`
    : `${where}; a threat works side by side, or from a port of theirs`;
}

function teamGain({ gain, before }: Extract<Why, { because: 'team-gain' }>): string {
  if (before === 0)
    return `one of you would gain ${cardCount(Math.abs(gain))}; teammates gain one at most`;
  return `this would put one of you ${Math.abs(before + gain)} ahead this turn; teammates gain one at most`;
}

function squares(count: number): string {
  return plural(count, 'square');
}

function theirShip(ship: number): string {
  return `the ${shipName(ship)}`;
}

function shipHere(view: View, ship: number, reader: Reader): string {
  return shipFor(reader, shipOf(view, ship)?.seat ?? (0 as Seat), ship).name;
}

function attacked(view: View, of: number | string, reader: Reader): string {
  if (typeof of === 'number') return shipHere(view, of, reader);
  return chartOf(view.layout).islands.find(({ id }) => id === of)?.name ?? of;
}
