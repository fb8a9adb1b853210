// Bribes and prices in a declared attack: what counts as a raise, or as a lower price (PL-AMB-78).
import type { Table } from '@tidetable/engine';
import { areSame, isWithin } from '../bundles.ts';
import type { Cards } from '../data/resources.ts';
import { sum } from '../questions.ts';
import type { Deal, Event, Frame, FrameOf, Seas } from '../state.ts';
import { allowed, barred, type Found } from '../verdicts.ts';

export function pressedAttack({ agenda }: Seas): FrameOf<'press-attack'> | undefined {
  return agenda.findLast((frame) => frame.step === 'press-attack');
}

/** Not a refused one again; nor less, unless it is a named price. */
export function judgeBribe(seas: Seas, cards: Cards): Found {
  const { refused = [], prices = [] } = pressedAttack(seas) ?? {};
  const isAsked = prices.some((price) => areSame(price, cards));
  const isLess = (other: Cards) =>
    seas.options.bribesOnlyGrow ? sum(cards) <= sum(other) : isWithin(cards, other);
  const worse = refused.find((other) => areSame(cards, other) || (!isAsked && isLess(other)));
  if (worse === undefined) return allowed('PL-BRIBE-1');
  return barred('PL-AMB-78', { because: 'no-raise', refused: [...worse] });
}

/** Lower in some kind than every earlier price. */
export function judgePrice(seas: Seas, cards: Cards): Found {
  const dearer = pressedAttack(seas)?.prices.find((other) => isWithin(other, cards));
  if (dearer === undefined) return allowed('PL-AMB-34');
  return barred('PL-AMB-78', { because: 'no-discount', named: [...dearer] });
}

/** A named price may be offered even if it was refused before. */
export function notePrice(seas: Seas, price: number[]): void {
  const attack = pressedAttack(seas);
  if (attack === undefined) return;
  attack.prices.push([...price]);
  attack.refused = attack.refused.filter((cards) => !areSame(cards, price));
}

/** After a refused bribe the defender may raise it; after a refused price the attacker decides. */
export function refuseInAttack(seas: Seas, { as, give }: Deal, table: Table<Frame, Event>): void {
  const attack = pressedAttack(seas);
  if (as !== 'bribe' || attack === undefined) return;
  attack.refused.push([...give]);
  const { seat, ship, target, defender } = attack;
  table.push({ step: 'bribe', seat, ship, target, defender });
}
