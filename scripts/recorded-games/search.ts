// Looks for real games that came out as wanted. Games are tried in order: the same rules and bots always find the same.
import { type Bot, nextChoice, randomBot } from '@tidetable/bots';
import { defaultBot } from '@tidetable/catalogue/loaded';
import {
  type Core,
  chanceOfPly,
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
import type { WantedGame } from '@tidetable/manifest/recorded-games';

export interface Found {
  readonly wanted: WantedGame;
  readonly record: GameRecord;
  /** How many games were tried. */
  readonly number: number;
}

interface Choice {
  readonly seat: Seat;
  readonly action: Types['action'];
}

export function find(wanted: WantedGame): Found {
  for (let number = 1; ; number++) {
    const seed = seedFrom(`${wanted.game.id} ${wanted.file} ${number}`);
    const choices = played(wanted, seed, number);
    if (choices === null) continue;
    const record = recorded(wanted, seed, choices);
    if (wanted.accepts?.(record) ?? true) return { wanted, record, number };
  }
}

/** All choices of the game of this number, if it is the wanted one; without the cost of a record. */
function played(wanted: WantedGame, seed: Seed, number: number): Choice[] | null {
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
function timeUp({ game, timeUpAfter }: WantedGame, state: Core, decisions: number): Choice | null {
  if (timeUpAfter === undefined || decisions < timeUpAfter) return null;
  return timeCall(game, state);
}

function botsOf({ game, seats, atRandom = 0 }: WantedGame): Bot[] {
  const usual = defaultBot(game.id);
  return Array.from({ length: seats }, (_none, seat) =>
    seat < seats - atRandom ? usual : randomBot,
  );
}

function recorded({ game, seats, options }: WantedGame, seed: Seed, choices: Choice[]): GameRecord {
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
