// Games of Islebound played by bots with a fixed seed, to be looked at decision by decision.
import { type Bot, decision } from '@tidetable/bots/asking';
import { type Game, type GameRecord, Generator, Match, type Seat } from '@tidetable/engine';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import type { Frame, Islebound } from '@tidetable/islebound/public';

export interface Playing {
  readonly game: Game<Islebound>;
  readonly seats: number;
  readonly options: object;
}

export const RETAIL: Playing = { game: islebound, seats: 3, options: {} };

/** Every edition, and every variant somewhere. */
export const EVERYTHING: readonly Playing[] = [
  { game: islebound, seats: 2, options: { closeQuarters: true, sixBuildings: true } },
  { game: islebound, seats: 4, options: { advanced: true, trading: true, raid: true } },
  { game: islebound, seats: 3, options: { architect: true, trading: true } },
  { game: isleboundPrototype, seats: 3, options: {} },
  { game: deepFog, seats: 4, options: { trading: true, raid: true } },
];

const SEED = '15'.repeat(32);
const LONGEST = 3000;

/** Somebody who does anything, but ends turns only now and then: so that much happens. */
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

export interface Kept {
  readonly record: GameRecord;
  readonly seat: Seat;
}

/** The first moment of each kind of decision, as a game that can be taken up there. */
export function firstOfEach(playing: Playing, seed = 1): ReadonlyMap<Frame['step'], Kept> {
  const found = new Map<Frame['step'], Kept>();
  for (const { match, seat, frame } of momentsOf(playing, seed))
    if (!found.has(frame.step)) found.set(frame.step, { record: match.record(), seat });
  return found;
}
