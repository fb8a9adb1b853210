// Random games, watched by the laws.
import {
  type Automatic,
  type Chance,
  canonical,
  choices,
  deciders,
  type Game,
  type GameRecord,
  Generator,
  itemAt,
  Match,
  play,
  readOptions,
  replay,
  type Step,
  seedFrom,
  start,
  type Types,
  timeCall,
  write,
} from '@tidetable/engine';
import { CHEAP_LAWS, COSTLY_LAWS } from './laws.ts';
import type { Moment } from './moment.ts';
import { filledIn } from './well-formed.ts';

/** How thoroughly a batch of games is watched. */
export interface Watch {
  /** No game may take more actions than this. */
  readonly bound: number;
  /** Costly laws are checked at one decision in so many. */
  readonly sampling: number;
  /** Cheap laws are checked at one decision in so many; at each by default. */
  readonly cheapSampling?: number;
}

type Stock = Readonly<Record<string, number>>;

/** What a batch of games has covered. */
export class Coverage {
  readonly steps = new Set<string>();
  readonly events = new Set<string>();
  readonly endings = new Set<string>();
  games = 0;
  decisions = 0;
}

/** The same game, noting every automatic step that runs. */
export function watched<T extends Types>(game: Game<T>, seen: Coverage): Game<T> {
  const steps = Object.entries<Step<T, never>>(game.steps).map(([name, step]) => {
    if (step.run === undefined) return [name, step];
    const run: Automatic<T, never>['run'] = (...work) => {
      seen.steps.add(name);
      step.run(...work);
    };
    return [name, { run }];
  });
  return { ...game, steps: Object.fromEntries(steps) };
}

/** Time is called at one decision in so many, where the rules let it. */
const CALLS_TIME = 200;

/** Plays one random game from this state to its end, under the laws. */
export function playUnderLaw<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seed: number,
  watch: Watch,
  seen: Coverage,
): void {
  const chance = new Generator(seed);
  const stock = game.inventory(state);
  for (let ply = 0; state.outcome === null; ply++) {
    const called =
      game.timeUp !== undefined && chance.roll(CALLS_TIME) === 1 && timeCall(game, state);
    if (called) {
      const { events } = play(game, state, called.seat, called.action, chance);
      for (const event of events) seen.events.add(event.type);
      continue;
    }
    const moment = nextMoment(game, state, chance);
    try {
      if (ply > watch.bound)
        throw new Error(`the game has not ended within ${watch.bound} actions`);
      seen.steps.add((state.agenda.at(-1) as T['frame']).step);
      if (ply % (watch.cheapSampling ?? 1) === 0)
        for (const law of CHEAP_LAWS) law(moment as unknown as Moment<Types>);
      if (chance.roll(watch.sampling) === 1)
        for (const law of COSTLY_LAWS) law(moment as unknown as Moment<Types>);
      const { events } = play(game, state, moment.seat, moment.action, chance);
      for (const event of events) seen.events.add(event.type);
      const now = game.inventory(state);
      if (!areEqual(now, stock))
        throw new Error(`the inventory changed: ${canonical(now)} from ${canonical(stock)}`);
    } catch (cause) {
      const where = `${game.id}, seed ${seed}, ply ${ply}, seat ${moment.seat}: ${write(moment.action)}`;
      throw new Error(`${(cause as Error).message}\n  at ${where}`, { cause });
    }
    seen.decisions += 1;
  }
  for (const { ending, rule } of state.outcome.endings) {
    seen.endings.add(ending);
    if (!Object.hasOwn(game.rulebook, rule))
      throw new Error(`the ending ${ending} cites no rule: ${rule}`);
  }
  seen.games += 1;
}

function areEqual(one: Stock, other: Stock): boolean {
  const things = Object.keys(one);
  return (
    things.length === Object.keys(other).length &&
    things.every((thing) => one[thing] === other[thing])
  );
}

function nextMoment<T extends Types>(
  game: Game<T>,
  state: T['state'],
  chance: Generator,
): Moment<T> {
  const { must, may } = deciders(game, state);
  const seat = itemAt([...must, ...may], chance.below(must.length + may.length));
  const { legal, open } = choices(game, state, seat);
  const filled = open.flatMap((one) => filledIn(game, state, seat, one, chance) ?? []);
  const actions = [...legal, ...filled];
  const action = itemAt(actions, chance.below(actions.length));
  return { game, state, seat, action, salt: chance.below(1 << 30) };
}

/** A random game's start, under random options beside the fixed ones. */
export function dealt<T extends Types>(
  game: Game<T>,
  seats: number,
  fixed: Partial<T['options']>,
  seed: number,
): T['state'] {
  const chance = new Generator(seed);
  return start(game, seats, randomOptions(game, seats, fixed, chance), chance);
}

/** A random game's start, under these options. */
export function dealtExactly<T extends Types>(
  game: Game<T>,
  seats: number,
  options: Partial<T['options']>,
  seed: number,
): T['state'] {
  return start(game, seats, readOptions(game.options, options, seats), new Generator(seed));
}

export function areCompatible<T extends Types>(
  game: Game<T>,
  options: Partial<T['options']>,
  seats: number,
): boolean {
  return game.options.conflict({ ...defaults(game), ...options } as T['options'], seats) === null;
}

/** Half of the options at their default, the others random, without conflicts. */
function randomOptions<T extends Types>(
  game: Game<T>,
  seats: number,
  fixed: Partial<T['options']>,
  chance: Chance,
): T['options'] {
  for (let tries = 0; tries < 20; tries++) {
    const chosen: Record<string, unknown> = {};
    for (const [name, option] of Object.entries(game.options.fields))
      if (chance.roll(2) === 1) chosen[name] = anyValue(option, chance, seats);
    const options = { ...chosen, ...fixed };
    if (areCompatible(game, options as Partial<T['options']>, seats))
      return readOptions(game.options, options, seats);
  }
  return readOptions(game.options, fixed, seats);
}

function defaults(game: Game<Types>): object {
  return Object.fromEntries(
    Object.entries(game.options.fields).map(([name, option]) => [
      name,
      (option as { default: unknown }).default,
    ]),
  );
}

interface AnyOption {
  readonly kind: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

function anyValue(option: unknown, chance: Chance, seats: number): unknown {
  const { kind, choices = [], min = 0, max = 0 } = option as AnyOption;
  if (kind === 'flag') return chance.roll(2) === 1;
  if (kind === 'number') return min + chance.roll(max - min + 1) - 1;
  if (kind === 'choice') return choices[chance.roll(choices.length) - 1];
  const some = [...choices];
  chance.shuffle(some);
  return some.slice(0, chance.roll(2) === 1 ? seats : chance.roll(2));
}

/** Law 5 for a whole game: its record, through text, replays to the same hash. Options are random unless they are named. */
export function recordReplays<T extends Types>(
  game: Game<T>,
  seats: number,
  seed: number,
  named?: Partial<T['options']>,
): void {
  const chance = new Generator(seed);
  const options =
    named === undefined
      ? randomOptions(game, seats, {}, chance)
      : readOptions(game.options, named, seats);
  const match = Match.start(game, { seats, options, seed: seedFrom(String(seed)) });
  while (match.state.outcome === null) {
    const { seat, action } = nextMoment(game, match.state, chance);
    match.play(seat, action);
  }
  const record = JSON.parse(JSON.stringify(match.record())) as GameRecord;
  const last = replay(game, record);
  if (canonical(last) !== canonical(match.state)) throw new Error('the replay ends elsewhere');
  if (Match.resume(game, record).hash !== match.hash)
    throw new Error('the resumed match ends elsewhere');
}
