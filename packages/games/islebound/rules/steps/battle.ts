// Attack: rerolls, dice and strength.
import { itemAt, type Seat, type Table, type Verdict } from '@tidetable/engine';
import { FIGHTERS, STRENGTH } from '../data/fighters.ts';
import type { Region } from '../data/map.ts';
import { strengthOf } from '../odds.ts';
import { captainOf, strengthNeeded } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { Action, Event, Frame, FrameOf, Group, Sea } from '../state.ts';
import { FIGHTER_FIELD } from '../state.ts';
import { barred, judging } from '../verdicts.ts';
import { kindsAfter } from './attack.ts';

export const battle = judging<FrameOf<'battle'>>(
  {
    rule: () => 'IB-ATK-7',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { dice, seat: attacker }, seat, menu) {
      if (seat !== attacker) return;
      menu.allow({ type: 'strike' }, 'IB-ATK-7');
      for (const die of new Set(dice))
        if (captainOf(sea, seat).wood > 0) menu.allow({ type: 'reroll', die }, 'IB-ATK-6');
        else
          menu.bar({ type: 'reroll', die }, 'IB-ATK-6', { because: 'short', missing: { wood: 1 } });
    },

    take(sea, { region, group, dice }, seat, action, table) {
      if (action.type === 'reroll') {
        captainOf(sea, seat).wood -= 1;
        const to = table.chance.roll(6);
        dice[dice.indexOf(action.die)] = to;
        dice.sort();
        return table.tell({ type: 'rerolled', seat, from: action.die, to, rule: 'IB-ATK-6' });
      }
      table.done();
      if (sea.options.placeDice === 'by-hand') {
        const before = { dice: dice.slice(), next: FIGHTERS[0], left: 0, most: 0, strength: 0 };
        return goOnPlacing(sea, { step: 'place-dice', seat, region, group, ...before }, table);
      }
      settle(sea, { seat, region, group }, strengthOf(group, dice), table);
    },
  },
  (_sea, _frame, _seat, action) =>
    action.type === 'reroll'
      ? barred('IB-ATK-6', { because: 'no-such-die', die: action.die })
      : null,
);

interface Battle {
  readonly seat: Seat;
  readonly region: Region;
  readonly group: Group;
}

/** Takes the town, or asks for injuries or a retreat (IB-ATK-8 to IB-ATK-10). */
function settle(sea: Sea, battle: Battle, strength: number, table: Table<Frame, Event>): void {
  const { seat, region, group } = battle;
  const needed = strengthNeeded(sea, region);
  table.tell({ type: 'struck', seat, strength, needed, rule: 'IB-ATK-7' });
  if (strength >= needed)
    return table.push({ step: 'conquest', seat, region, group, by: 'attack' });
  const short = needed - strength;
  if (captainOf(sea, seat).deck.length < short) return table.push({ step: 'retreat', seat, group });
  table.push({ step: 'falter', seat, region, group, short });
}

/** Pushes the frame for the next attacker that can take a die, or settles the battle. */
function goOnPlacing(sea: Sea, frame: FrameOf<'place-dice'>, table: Table<Frame, Event>): void {
  const { group, dice, strength } = frame;
  if (frame.left > 0 && dice.some((die) => die <= frame.most)) return table.push(frame);
  const kinds = frame.most === 0 ? FIGHTERS : kindsAfter(frame.next);
  const next = dice.length > 0 && kinds.find((fighter) => group[FIGHTER_FIELD[fighter]] > 0);
  if (!next) return settle(sea, frame, strength, table);
  table.push({ ...frame, next, left: group[FIGHTER_FIELD[next]], most: 6 });
}

function unlistedDie(
  _sea: Sea,
  { next }: FrameOf<'place-dice'>,
  _seat: Seat,
  action: Action,
): Verdict<Reason> | null {
  if (action.type !== 'place-die' && action.type !== 'no-die') return null;
  return action.type === 'place-die' && action.fighter === next
    ? barred('IB-ATK-7', { because: 'no-such-die', die: action.die })
    : barred('IB-AMB-73', { because: 'fighter-first', fighter: next });
}

/** Each attacker may take one die; unplaced dice do not count (IB-AMB-73). */
export const placeDice = judging<FrameOf<'place-dice'>>(
  {
    rule: () => 'IB-AMB-73',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(_sea, { dice, next: fighter, most, seat: attacker }, seat, menu) {
      if (seat !== attacker) return;
      for (const die of [...new Set(dice)].reverse())
        if (die <= most) menu.allow({ type: 'place-die', die, fighter }, 'IB-ATK-7');
        else
          menu.bar({ type: 'place-die', die, fighter }, 'IB-AMB-73', {
            because: 'high-to-low',
            most,
          });
      menu.allow({ type: 'no-die', fighter }, 'IB-AMB-73');
    },

    take(sea, frame, _seat, action, table) {
      table.done();
      if (action.type !== 'place-die') return goOnPlacing(sea, { ...frame, left: 0 }, table);
      const { die, fighter } = action;
      const dice = frame.dice.slice();
      dice.splice(dice.indexOf(die), 1);
      const strength = frame.strength + itemAt(STRENGTH[fighter], die);
      goOnPlacing(sea, { ...frame, dice, strength, left: frame.left - 1, most: die }, table);
    },
  },
  unlistedDie,
);
