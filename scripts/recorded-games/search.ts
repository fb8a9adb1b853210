// Looks for real games that came out as wanted. Games are tried in order, so the same rules and bots always give the same.
import { type Bot, nextChoice, randomBot } from '@tidetable/bots';
import { defaultBot } from '@tidetable/catalogue/loaded';
import {
  type Core,
  chanceOfPly,
  type Game,
  type GameRecord,
  Generator,
  Match,
  type Outcome,
  play,
  readOptions,
  type Seat,
  type Seed,
  seedFrom,
  start,
  type Types,
  timeCall,
  write,
} from '@tidetable/engine';

/** One game that is looked for. */
export interface Wanted {
  readonly game: Game;
  readonly file: string;
  readonly seats: number;
  /** Of the seats, the last so many play at random. */
  readonly atRandom?: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The endings, each with what it is of; any of these will do. */
  readonly endings: readonly (readonly string[])[];
  /** Actions that must occur in the game. */
  readonly with?: readonly string[];
  /** The clock runs out after so many decisions. */
  readonly timeUpAfter?: number;
  /** Whatever else is asked of the game. */
  readonly accepts?: (record: GameRecord) => boolean;
}

export interface Found {
  readonly wanted: Wanted;
  readonly record: GameRecord;
  /** How many games were tried. */
  readonly number: number;
}

interface Choice {
  readonly seat: Seat;
  readonly action: Types['action'];
}

export function find(wanted: Wanted): Found {
  for (let number = 1; ; number++) {
    const seed = seedFrom(`${wanted.game.id} ${wanted.file} ${number}`);
    const choices = played(wanted, seed, number);
    if (choices === null) continue;
    const record = recorded(wanted, seed, choices);
    if (wanted.accepts?.(record) ?? true) return { wanted, record, number };
  }
}

/** What everybody did in the game of this number, if it is the wanted one; without the cost of a record. */
function played(wanted: Wanted, seed: Seed, number: number): Choice[] | null {
  const { game, seats } = wanted;
  const options = readOptions(game.options, wanted.options, seats);
  const state = start(game, seats, options, chanceOfPly(seed, 0));
  const whims = new Generator(number);
  const bots = botsOf(wanted);
  const choices: Choice[] = [];
  while (state.outcome === null) {
    const { seat, action } =
      timeUp(wanted, state, choices.length) ?? nextChoice(game, state, bots, whims);
    choices.push({ seat, action });
    play(game, state, seat, action, chanceOfPly(seed, choices.length));
  }
  const isWanted =
    wanted.endings.some((some) => some.join() === endingsOf(state.outcome).join()) &&
    (wanted.with ?? []).every((type) =>
      choices.some(({ action }) => write(action).startsWith(type)),
    );
  return isWanted ? choices : null;
}

/** The end of the time, where it has come and the game is between two steps. */
function timeUp({ game, timeUpAfter }: Wanted, state: Core, decisions: number): Choice | null {
  if (timeUpAfter === undefined || decisions < timeUpAfter) return null;
  return timeCall(game, state);
}

function botsOf({ game, seats, atRandom = 0 }: Wanted): Bot[] {
  const usual = defaultBot(game.id);
  return Array.from({ length: seats }, (_none, seat) =>
    seat < seats - atRandom ? usual : randomBot,
  );
}

function recorded({ game, seats, options }: Wanted, seed: Seed, choices: Choice[]): GameRecord {
  const match = Match.start(game, { seats, options, seed });
  for (const { seat, action } of choices) {
    const answer = action.type === game.timeUp ? match.callTime() : match.play(seat, action);
    if (!answer.ok) throw new Error(answer.refusal.message);
  }
  return match.record();
}

export function endingsOf(outcome: Outcome | null): string[] {
  return (outcome?.endings ?? []).map(({ ending, of }) =>
    of === undefined ? ending : `${ending} ${of}`,
  );
}
