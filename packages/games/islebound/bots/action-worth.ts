// The worth of each action, step by step; expected values for dice.
import { itemAt } from '@tidetable/engine';
import {
  type Action,
  FIGHTERS,
  type Fighter,
  type Frame,
  type FrameOf,
  type Group,
  STRENGTH,
  slotValue,
  strengthNeeded,
} from '../public.ts';
import { rangeWith } from './attack.ts';
import { Placement, type PlacingAction } from './deep-fog.ts';
import { cubesAfter, leastSpent } from './diplomacy.ts';
import { type Lookahead, turnDepth } from './lookahead.ts';
import { crewWorth } from './position-worth.ts';
import { attackGain, attackOn, raidGain, talksGain, Voyage } from './prospects.ts';

type GainOf = (action: Action) => number;

type Judges = {
  readonly [K in Frame['step']]?: (lookahead: Lookahead, frame: FrameOf<K>) => GainOf;
};

const JUDGES: Judges = {
  move(lookahead) {
    const { sea } = lookahead;
    if (sea.fog !== null) {
      const placement = new Placement(lookahead);
      return (action) => placement.gain(action as PlacingAction);
    }
    const voyage = turnDepth(sea) > 0 ? new Voyage(lookahead) : null;
    return (action) =>
      action.type === 'sail' && voyage !== null ? voyage.gain(action) : lookahead.gain(sea, action);
  },

  act: (lookahead) => (action) => {
    const { sea } = lookahead;
    if (action.type === 'end-turn') return 0;
    if (action.type === 'attack') return attackGain(lookahead, sea);
    if (action.type === 'negotiate') return talksGain(lookahead, sea);
    if (action.type === 'raid') return raidGain(lookahead, sea, action.ship);
    return lookahead.gain(sea, action);
  },

  muster(lookahead, { group, region }) {
    const { sea, seat } = lookahead;
    const attack = attackOn(lookahead, lookahead.sea, region);
    return (action) =>
      action.type === 'send'
        ? attack.best(rangeWith(sea, seat, group, action.fighter, action.count))
        : lookahead.gain(sea, action);
  },

  enlist(lookahead, { group, region, extra }) {
    const attack = attackOn(lookahead, lookahead.sea, region);
    return (action) =>
      action.type === 'enlist'
        ? attack.roll(group, extra + 1) - exhausting(lookahead, action.crew)
        : attack.roll(group, extra);
  },

  battle(lookahead, { group, region, dice }) {
    const attack = attackOn(lookahead, lookahead.sea, region);
    return (action) =>
      action.type === 'reroll'
        ? attack.reroll(group, dice, action.die)
        : attack.strike(group, dice);
  },

  'place-dice'(lookahead, { group, region, dice, next, left, strength }) {
    const attack = attackOn(lookahead, lookahead.sea, region);
    const waiting = waitingFor(group, next, left);
    return (action) => {
      if (action.type !== 'place-die')
        return attack.placed(group, strength, waitingFor(group, next, 0), dice);
      const others = dice.toSpliced(dice.indexOf(action.die), 1);
      const made = strength + itemAt(STRENGTH[next], action.die);
      const field = GROUP_FIELDS[next];
      const fewer = { ...waiting, [field]: waiting[field] - 1 };
      return attack.placed(group, made, fewer, others);
    };
  },

  falter(lookahead, { group, region, short }) {
    const attack = attackOn(lookahead, lookahead.sea, region);
    return (action) =>
      action.type === 'press-on' ? attack.pressOn(group, short) : attack.retreat(group);
  },

  negotiate(lookahead, { region, influence, last }) {
    const { sea, seat, weights } = lookahead;
    const ahead = lookahead.aheadAfter(region);
    const missing = strengthNeeded(sea, region) - influence;
    const fewest = sea.options.envoysAlone ? 0 : 1;
    return (action) => {
      if (action.type === 'send-envoy') {
        const spent = leastSpent(cubesAfter(sea, seat, last), Math.max(fewest, missing - 1));
        return -ahead * weights.influence * spent - exhausting(lookahead, action.crew);
      }
      if (action.type !== 'withdraw') return lookahead.gain(sea, action);
      const value = slotValue(action.slot);
      const rest = leastSpent(cubesAfter(sea, seat, action.slot), missing - value);
      return -ahead * weights.influence * (value + rest);
    };
  },
};

const GROUP_FIELDS = { pirate: 'pirates', serpent: 'serpents', ichor: 'ichor' } as const;

/** Attackers without a die: `left` of this kind, and all of later kinds. */
function waitingFor(group: Group, next: Fighter, left: number): Group {
  const waits = (fighter: Fighter): number => {
    const after = FIGHTERS.indexOf(fighter) - FIGHTERS.indexOf(next);
    if (after === 0) return left;
    return after > 0 ? group[GROUP_FIELDS[fighter]] : 0;
  };
  return { pirates: waits('pirate'), serpents: waits('serpent'), ichor: waits('ichor') };
}

/** The cost of exhausting a crew member. */
function exhausting({ ahead, weights }: Lookahead, crew: Parameters<typeof crewWorth>[0]): number {
  return ahead * (1 - weights.exhausted) * crewWorth(crew, weights);
}

/** The judge of the pending step; without one, the position afterwards counts. */
export function judge(lookahead: Lookahead): GainOf {
  const frame = lookahead.sea.agenda.at(-1) as Frame;
  const known = JUDGES[frame.step] as ((f: Lookahead, frame: Frame) => GainOf) | undefined;
  return known?.(lookahead, frame) ?? ((action) => lookahead.gain(lookahead.sea, action));
}
