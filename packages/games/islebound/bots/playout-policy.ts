// The playout policy: one action ahead, judged by the resulting position.
import { deciders, type Game, Generator, itemAt, legal, play, type Seat } from '@tidetable/engine';
import {
  type Action,
  captainOf,
  DEEP_FOG,
  type Frame,
  type FrameOf,
  type Islebound,
  MONSTER_RENOWN,
  type Region,
  type Sea,
  signOf,
  strengthNeeded,
} from '../public.ts';
import { OBVIOUS } from './candidates.ts';
import { costOfTalks } from './diplomacy.ts';
import { lead } from './win-odds.ts';

/** Never considered in playouts. */
const NEVER: readonly Action['type'][] = [
  'offer-trade',
  'visit-in-part',
  'raid',
  'leave-reward',
  'reroll',
  'enlist',
];

/** Where playouts take the first thing offered. */
const UNWEIGHED: readonly Frame['step'][] = [...OBVIOUS, 'battle', 'enlist', 'draw-up-trade'];

/** The worth of a town beyond its coins, and the mean strength of each fighter. */
const TOWN = 5;
const A_FIGHTER = 1.2;
const A_SERPENT = 1.9;
const ICHOR = 3.5;

export class PlayoutPolicy {
  readonly #game: Game<Islebound>;
  readonly #chance = new Generator(1);

  constructor(game: Game<Islebound>) {
    this.#game = game;
  }

  choose(sea: Sea, seat: Seat, offered: readonly Action[]): Action {
    const frame = sea.agenda.at(-1) as Frame;
    const [first, ...others] = offered;
    if (first === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    if (others.length === 0 || UNWEIGHED.includes(frame.step)) return first;
    if (frame.step === 'muster') return offered.at(-1) ?? first;
    if (frame.step === 'negotiate') return offered.find(({ type }) => type === 'withdraw') ?? first;
    if (frame.step === 'place-dice') return bestDie(frame, offered);
    if (frame.step === 'falter') return offered[frame.short <= 2 ? 0 : 1] ?? first;
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of offered) {
      if (NEVER.includes(action.type)) continue;
      const worth = this.worth(sea, seat, action);
      if (worth > most) [best, most] = [action, worth];
    }
    return best;
  }

  /** The lead after an action; estimated for attacks and talks. */
  worth(sea: Sea, seat: Seat, action: Action): number {
    if (action.type === 'attack') return lead(sea, seat) + attackGain(sea, seat);
    if (action.type === 'negotiate') return lead(sea, seat) + talksGain(sea, seat);
    const next = this.#game.clone(sea);
    play(this.#game, next, seat, action, this.#chance);
    return lead(next, seat);
  }

  /** Plays the current turn to its end. */
  finishTurn(sea: Sea, chance: Generator): void {
    while (sea.outcome === null) {
      const frame = sea.agenda.at(-1) as Frame;
      if (frame.step === 'move' && sea.agenda.length <= 3) return;
      const seat = itemAt(deciders(this.#game, sea).must, 0);
      play(this.#game, sea, seat, this.choose(sea, seat, legal(this.#game, sea, seat)), chance);
    }
  }
}

/** Pirates are placed first but gain least from a high die, so they leave those to later attackers. */
function bestDie({ group, next }: FrameOf<'place-dice'>, offered: readonly Action[]): Action {
  const dice = offered.filter(({ type }) => type === 'place-die');
  const others = next === 'pirate' && group.serpents + group.ichor > 0;
  return (others ? dice.at(-1) : dice[0]) as Action;
}

function attackGain(sea: Sea, seat: Seat): number {
  const { region, pirates, serpents, ichor, deck } = captainOf(sea, seat);
  const force = A_FIGHTER * pirates + A_SERPENT * serpents + (ichor ? ICHOR : 0);
  const needed = strengthNeeded(sea, region as Region);
  if (force + Math.min(1, deck.length) < needed) return -2;
  return prizeOf(sea, region as Region) - needed;
}

function talksGain(sea: Sea, seat: Seat): number {
  const region = captainOf(sea, seat).region as Region;
  return prizeOf(sea, region) - costOfTalks(sea, seat, region);
}

function prizeOf(sea: Sea, region: Region): number {
  return region === DEEP_FOG ? MONSTER_RENOWN : TOWN + signOf(sea, region).strength;
}
