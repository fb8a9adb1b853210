// What each action brings, by what is being decided; where dice decide, what they promise.
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
import { levyWith } from './attack.ts';
import { cubesAfter, leastSpent } from './diplomacy.ts';
import { Landfall, type Placing } from './fog.ts';
import { type Foresight, turnDepth } from './foresight.ts';
import { crewWorth } from './holdings.ts';
import { attackGain, attackOn, raidGain, talksGain, Voyage } from './prospects.ts';

type GainOf = (action: Action) => number;

type Judges = {
  readonly [K in Frame['step']]?: (foresight: Foresight, frame: FrameOf<K>) => GainOf;
};

const JUDGES: Judges = {
  move(foresight) {
    const { sea } = foresight;
    if (sea.fog !== null) {
      const landfall = new Landfall(foresight);
      return (action) => landfall.gain(action as Placing);
    }
    const voyage = turnDepth(sea) > 0 ? new Voyage(foresight) : null;
    return (action) =>
      action.type === 'sail' && voyage !== null ? voyage.gain(action) : foresight.gain(sea, action);
  },

  act: (foresight) => (action) => {
    const { sea } = foresight;
    if (action.type === 'end-turn') return 0;
    if (action.type === 'attack') return attackGain(foresight, sea);
    if (action.type === 'negotiate') return talksGain(foresight, sea);
    if (action.type === 'raid') return raidGain(foresight, sea, action.ship);
    return foresight.gain(sea, action);
  },

  muster(foresight, { group, region }) {
    const { sea, seat } = foresight;
    const attack = attackOn(foresight, foresight.sea, region);
    return (action) =>
      action.type === 'send'
        ? attack.best(levyWith(sea, seat, group, action.fighter, action.count))
        : foresight.gain(sea, action);
  },

  enlist(foresight, { group, region, extra }) {
    const attack = attackOn(foresight, foresight.sea, region);
    return (action) =>
      action.type === 'enlist'
        ? attack.roll(group, extra + 1) - exhausting(foresight, action.crew)
        : attack.roll(group, extra);
  },

  battle(foresight, { group, region, dice }) {
    const attack = attackOn(foresight, foresight.sea, region);
    return (action) =>
      action.type === 'reroll'
        ? attack.reroll(group, dice, action.die)
        : attack.strike(group, dice);
  },

  'place-dice'(foresight, { group, region, dice, next, left, strength }) {
    const attack = attackOn(foresight, foresight.sea, region);
    const waiting = waitingFor(group, next, left);
    return (action) => {
      if (action.type !== 'place-die')
        return attack.placed(group, strength, waitingFor(group, next, 0), dice);
      const others = dice.toSpliced(dice.indexOf(action.die), 1);
      const made = strength + (STRENGTH[next][action.die] as number);
      const field = GROUP_FIELDS[next];
      const fewer = { ...waiting, [field]: waiting[field] - 1 };
      return attack.placed(group, made, fewer, others);
    };
  },

  falter(foresight, { group, region, short }) {
    const attack = attackOn(foresight, foresight.sea, region);
    return (action) =>
      action.type === 'press-on' ? attack.pressOn(group, short) : attack.retreat(group);
  },

  negotiate(foresight, { region, influence, last }) {
    const { sea, seat, weights } = foresight;
    const ahead = foresight.aheadAfter(region);
    const missing = strengthNeeded(sea, region) - influence;
    const fewest = sea.options.envoysAlone ? 0 : 1;
    return (action) => {
      if (action.type === 'send-envoy') {
        const spent = leastSpent(cubesAfter(sea, seat, last), Math.max(fewest, missing - 1));
        return -ahead * weights.influence * spent - exhausting(foresight, action.crew);
      }
      if (action.type !== 'withdraw') return foresight.gain(sea, action);
      const value = slotValue(action.slot);
      const rest = leastSpent(cubesAfter(sea, seat, action.slot), missing - value);
      return -ahead * weights.influence * (value + rest);
    };
  },
};

const GROUP_FIELDS = { pirate: 'pirates', serpent: 'serpents', ichor: 'ichor' } as const;

/** The attackers that have yet to take a die: so many of this kind, and all of the kinds after it. */
function waitingFor(group: Group, next: Fighter, left: number): Group {
  const waits = (fighter: Fighter): number => {
    const after = FIGHTERS.indexOf(fighter) - FIGHTERS.indexOf(next);
    if (after === 0) return left;
    return after > 0 ? group[GROUP_FIELDS[fighter]] : 0;
  };
  return { pirates: waits('pirate'), serpents: waits('serpent'), ichor: waits('ichor') };
}

/** What it costs to send a crew member below deck. */
function exhausting({ ahead, weights }: Foresight, crew: Parameters<typeof crewWorth>[0]): number {
  return ahead * (1 - weights.exhausted) * crewWorth(crew, weights);
}

/** Judges whatever is pending now; what it does not know, by what the sea looks like afterwards. */
export function judge(foresight: Foresight): GainOf {
  const frame = foresight.sea.agenda.at(-1) as Frame;
  const known = JUDGES[frame.step] as ((f: Foresight, frame: Frame) => GainOf) | undefined;
  return known?.(foresight, frame) ?? ((action) => foresight.gain(foresight.sea, action));
}
