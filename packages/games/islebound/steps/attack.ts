// Attack: the group, combat crew, the roll, rerolls, strength, injuries, success or retreat.
import type { Menu, RuleId, Seat, Table, Verdict } from '@tidetable/engine';
import type { CrewId } from '../data/crew.ts';
import { DICE, FIGHTERS, type Fighter, STRENGTH } from '../data/fighters.ts';
import type { CrewWanted } from '../data/goods.ts';
import { DEEP_FOG, type Region } from '../data/map.ts';
import { captainOf, kindsOf, onDeck, owns, placeOf, strengthNeeded } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { Action, Event, Frame, FrameOf, Group, Sea } from '../state.ts';
import { barred, crewReason, judging } from '../verdicts.ts';
import { NOBODY } from './conquest.ts';
import { sendBelow } from './crew.ts';

const FIELD = { pirate: 'pirates', serpent: 'serpents', ichor: 'ichor' } as const;

function available(sea: Sea, seat: Seat, fighter: Fighter): number {
  return Number(captainOf(sea, seat)[FIELD[fighter]]);
}

function sizeOf({ pirates, serpents, ichor }: Group): number {
  return pirates + serpents + ichor;
}

/** An attack by this rule, with at least one attacker. */
export function offerAttack(sea: Sea, seat: Seat, rule: RuleId, menu: Menu<Action, Reason>): void {
  if (FIGHTERS.some((fighter) => available(sea, seat, fighter) > 0))
    menu.allow({ type: 'attack' }, rule);
  else menu.bar({ type: 'attack' }, 'IB-ATK-3', { because: 'no-fighters' });
}

export function muster(sea: Sea, seat: Seat, region: Region, table: Table<Frame, Event>): void {
  askNext(sea, seat, region, NOBODY, FIGHTERS, table);
}

/** Asks about the next kind of fighter that this seat has, then for combat crew. */
function askNext(
  sea: Sea,
  seat: Seat,
  region: Region,
  group: Group,
  kinds: readonly Fighter[],
  table: Table<Frame, Event>,
): void {
  const next = kinds.find((fighter) => available(sea, seat, fighter) > 0);
  if (next !== undefined) return table.push({ step: 'muster', seat, region, group, next });
  table.tell({
    type: 'mustered',
    seat,
    group,
    at: placeOf(sea, region),
    needed: strengthNeeded(sea, region),
    rule: 'IB-ATK-3',
  });
  const extra = region !== DEEP_FOG && owns(sea, seat, 'sword-academy') ? 1 : 0;
  table.push({ step: 'enlist', seat, region, group, extra });
}

function kindsAfter(fighter: Fighter): readonly Fighter[] {
  return FIGHTERS.slice(FIGHTERS.indexOf(fighter) + 1);
}

export const mustering = judging<FrameOf<'muster'>>(
  {
    rule: () => 'IB-ATK-3',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { group, next, seat: attacker }, seat, menu) {
      if (seat !== attacker) return;
      const last = kindsAfter(next).every((fighter) => available(sea, seat, fighter) === 0);
      const least = last && sizeOf(group) === 0 ? 1 : 0;
      if (least === 1)
        menu.bar({ type: 'send', fighter: next, count: 0 }, 'IB-ATK-3', {
          because: 'needs-attacker',
        });
      for (let count = least; count <= available(sea, seat, next); count++)
        menu.allow({ type: 'send', fighter: next, count }, 'IB-ATK-3');
    },

    take(sea, { region, group, next }, seat, action, table) {
      if (action.type !== 'send') return;
      table.done();
      const larger = { ...group, [FIELD[next]]: action.count };
      askNext(sea, seat, region, larger, kindsAfter(next), table);
    },
  },
  unlistedSend,
);

/** Kinds are asked about one after another, for no more of them than there are. */
function unlistedSend(
  sea: Sea,
  { next }: FrameOf<'muster'>,
  seat: Seat,
  action: Action,
): Verdict<Reason> | null {
  if (action.type !== 'send') return null;
  const { fighter } = action;
  if (fighter !== next) return barred('IB-ATK-3', { because: 'fighter-first', fighter: next });
  const has = available(sea, seat, fighter);
  return barred('IB-ATK-3', { because: 'fighters-have', fighter, has });
}

/** Each combat crew member adds a die; still one die for each attacker counts (IB-ATK-4, IB-AMB-18). */
export const enlist = judging<FrameOf<'enlist'>>(
  {
    rule: () => 'IB-ATK-5',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { group, extra, seat: attacker }, seat, menu) {
      if (seat !== attacker) return;
      menu.allow({ type: 'roll' }, 'IB-ATK-5');
      for (const crew of kindsOf(onDeck(sea, seat, 'combat')))
        if (sizeOf(group) + extra < DICE) menu.allow({ type: 'enlist', crew }, 'IB-ATK-4');
        else menu.bar({ type: 'enlist', crew }, 'IB-AMB-18', { because: 'ten-dice' });
    },

    take(sea, frame, seat, action, table) {
      if (action.type === 'enlist') {
        frame.extra += 1;
        sendBelow(sea, seat, action.crew);
        return table.tell({ type: 'exhausted', seat, crew: action.crew, rule: 'IB-ATK-4' });
      }
      table.done();
      const { region, group, extra } = frame;
      const count = Math.min(DICE, sizeOf(group) + extra);
      const dice = Array.from({ length: count }, () => table.chance.roll(6)).sort();
      table.tell({ type: 'rolled', seat, dice: [...dice], rule: 'IB-ATK-5' });
      table.push({ step: 'battle', seat, region, group, dice });
    },
  },
  (sea, _frame, seat, action) =>
    action.type === 'enlist'
      ? barred('IB-ATK-4', helpReason(sea, seat, action.crew, 'combat'))
      : null,
);

/** Why this one does not help: not on deck, no fighter, or like another on offer. */
function helpReason(sea: Sea, seat: Seat, crew: CrewId, wanted: CrewWanted): Reason {
  const offered = kindsOf(onDeck(sea, seat, wanted));
  return crewReason(sea, seat, crew, offered) ?? { because: 'lacks-skill', crew, wanted };
}

/** The most that these attackers can make of these dice: one die each, dice to spare left out. */
function bestStrength(group: Group, dice: readonly number[]): number {
  const face = dice.at(-1);
  if (face === undefined) return 0;
  const others = dice.slice(0, -1);
  let best = dice.length > sizeOf(group) ? bestStrength(group, others) : 0;
  for (const fighter of FIGHTERS) {
    const field = FIELD[fighter];
    if (group[field] === 0) continue;
    const fewer = { ...group, [field]: group[field] - 1 };
    best = Math.max(best, (STRENGTH[fighter][face] as number) + bestStrength(fewer, others));
  }
  return best;
}

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
      settle(sea, { seat, region, group }, bestStrength(group, dice), table);
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

/** Enough takes the town; otherwise crew make up for it, or the attackers retreat (IB-ATK-8 to IB-ATK-10). */
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
  const next = dice.length > 0 && kinds.find((fighter) => group[FIELD[fighter]] > 0);
  if (!next) return settle(sea, frame, strength, table);
  table.push({ ...frame, next, left: group[FIELD[next]], most: 6 });
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

/** Each attacker may take one die; what is not placed counts for nothing (IB-AMB-73). */
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
      const strength = frame.strength + (STRENGTH[fighter][die] as number);
      goOnPlacing(sea, { ...frame, dice, strength, left: frame.left - 1, most: die }, table);
    },
  },
  unlistedDie,
);

/** Injuring exactly as many as are needed, or retreat (IB-AMB-20). */
export const falter = judging<FrameOf<'falter'>>({
  rule: () => 'IB-ATK-8',

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(_sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'press-on' }, 'IB-ATK-8');
    menu.allow({ type: 'retreat' }, 'IB-ATK-10');
  },

  take(_sea, { region, group, short }, seat, action, table) {
    table.done();
    if (action.type === 'press-on')
      table.push({ step: 'injure', seat, region, group, left: short });
    else table.push({ step: 'retreat', seat, group });
  },
});

export const injure = judging<FrameOf<'injure'>>(
  {
    rule: () => 'IB-ATK-8',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      for (const crew of kindsOf(captainOf(sea, seat).deck))
        menu.allow({ type: 'injure', crew }, 'IB-ATK-8');
    },

    take(sea, frame, seat, action, table) {
      if (action.type !== 'injure') return;
      const captain = captainOf(sea, seat);
      captain.deck.splice(captain.deck.indexOf(action.crew), 1);
      captain.injured.push(action.crew);
      table.tell({ type: 'injured', seat, crew: action.crew, rule: 'IB-ATK-8' });
      frame.left -= 1;
      if (frame.left > 0) return;
      table.done();
      const { region, group } = frame;
      table.push({ step: 'conquest', seat, region, group, by: 'attack' });
    },
  },
  (sea, _frame, seat, action) =>
    action.type === 'injure' ? barred('IB-ATK-8', helpReason(sea, seat, action.crew, 'any')) : null,
);

/** One of the group is lost, as the attacker likes; if Ichor took part, as the table reads it (IB-AMB-21). */
export const retreat = judging<FrameOf<'retreat'>>(
  {
    rule: () => 'IB-ATK-10',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { group, seat: attacker }, seat, menu) {
      if (seat !== attacker) return;
      for (const fighter of FIGHTERS) {
        if (group[FIELD[fighter]] === 0) continue;
        if (mayLose(sea, group, fighter)) menu.allow({ type: 'lose', fighter }, 'IB-ATK-10');
        else menu.bar({ type: 'lose', fighter }, 'IB-AMB-21', ichorReason(sea));
      }
    },

    take(sea, { group }, seat, action, table) {
      if (action.type !== 'lose') return;
      table.done();
      const captain = captainOf(sea, seat);
      const gone = group.ichor > 0 && sea.options.ichorRetreat === 'is-lost-too';
      if (action.fighter === 'ichor' || gone) {
        captain.ichor = false;
        table.tell({ type: 'lost-ichor', seat, rule: 'IB-CLAR-22' });
      }
      if (action.fighter !== 'ichor') captain[FIELD[action.fighter]] -= 1;
      table.tell({ type: 'retreated', seat, lost: action.fighter, rule: 'IB-ATK-10' });
    },
  },
  (_sea, _frame, _seat, action) =>
    action.type === 'lose'
      ? barred('IB-ATK-10', { because: 'not-in-group', fighter: action.fighter })
      : null,
);

function ichorReason({ options }: Sea): Reason {
  return { because: options.ichorRetreat === 'is-lost-too' ? 'ichor-goes-too' : 'ichor-is-lost' };
}

function mayLose({ options }: Sea, group: Group, fighter: Fighter): boolean {
  if (group.ichor === 0 || options.ichorRetreat === 'may-return') return true;
  const alone = sizeOf(group) === group.ichor;
  return (fighter === 'ichor') === (alone || options.ichorRetreat === 'is-the-loss');
}
