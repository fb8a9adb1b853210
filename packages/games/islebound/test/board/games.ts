// Games of Islebound played by bots with a fixed seed, decision by decision.
import { type Bot, decision } from '@tidetable/bots/asking';
import { type Game, type GameRecord, Generator, Match, type Seat } from '@tidetable/engine';
import type { Frame, Islebound } from '../../public.ts';
import { deepFog, islebound, isleboundPrototype } from '../../rules/index.ts';

export interface Playing {
  readonly game: Game<Islebound>;
  readonly seats: number;
  readonly options: object;
}

export const RETAIL: Playing = { game: islebound, seats: 3, options: {} };

/** Every edition, and every variant in at least one game. */
export const EVERYTHING: readonly Playing[] = [
  { game: islebound, seats: 2, options: { closeQuarters: true, sixBuildings: true } },
  { game: islebound, seats: 4, options: { advanced: true, trading: true, raid: true } },
  { game: islebound, seats: 3, options: { architect: true, trading: true } },
  { game: isleboundPrototype, seats: 3, options: {} },
  { game: deepFog, seats: 4, options: { trading: true, raid: true } },
];

const SEED = '15'.repeat(32);
const LONGEST = 1200;

/** A random player who seldom ends a turn, so that more happens. */
const busybody: Bot<Islebound> = {
  name: 'busybody',
  choose({ legal, chance }) {
    const doing = legal.filter(({ type }) => type !== 'end-turn' && type !== 'skip');
    const among = doing.length > 0 && chance.roll(8) > 1 ? doing : legal;
    return among[chance.roll(among.length) - 1] ?? null;
  },
};

export interface Moment {
  readonly match: Match<Islebound>;
  /** Who decides next. */
  readonly seat: Seat;
  readonly frame: Frame;
}

/** Before each decision of a game. */
export function* momentsOf({ game, seats, options }: Playing, seed = 1): IterableIterator<Moment> {
  const match = Match.start(game, { seats, seed: SEED, options });
  const chance = new Generator(seed);
  for (let ply = 0; ply < LONGEST && match.state.outcome === null; ply++) {
    const [seat] = match.deciders.must;
    const frame = match.state.agenda.at(-1);
    if (seat === undefined || frame === undefined) return;
    yield { match, seat, frame };
    match.play(seat, decision(game, match.state, busybody, seat, chance));
  }
}

/** A game that continues from a moment of another. */
export interface Kept {
  readonly record: GameRecord;
  readonly seat: Seat;
}

function keptAt({ match, seat }: Moment): Kept {
  return { record: Match.load(match.game, SEED, match.state).record(), seat };
}

/** The first moment of each kind of decision. */
export function firstOfEach(playing: Playing): ReadonlyMap<Frame['step'], Kept> {
  const found = new Map<Frame['step'], Kept>();
  for (const moment of momentsOf(playing))
    if (!found.has(moment.frame.step)) found.set(moment.frame.step, keptAt(moment));
  return found;
}

/** The first matching moment in any of some games. */
export function firstWhere(playing: Playing, isWanted: (moment: Moment) => boolean): Kept {
  for (let seed = 1; seed < 20; seed++)
    for (const moment of momentsOf(playing, seed)) if (isWanted(moment)) return keptAt(moment);
  throw new Error('no such moment in twenty games');
}
