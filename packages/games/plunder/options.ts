// What a table may choose.
import { choice, flag, number, type OptionsSchema } from '@tidetable/engine';
import {
  CLOCK,
  COMPANIES,
  HAGGLING,
  ROUND_LIMIT,
  TEAM_FORMS,
  type TeamForm,
} from './data/table.ts';

export interface Options {
  readonly teams: TeamForm;
  /** Points to win, or 0 for the printed target, which a game against the clock does not have. */
  readonly target: number;
  /** Minutes on the clock of the table, or 0 for none. */
  readonly timer: number;
  readonly finishTurn: boolean;
  readonly onlyAFaces: boolean;
  /** Offers and counters that one turn may see, or 0 for any number. */
  readonly offersPerTurn: number;
  readonly strictComponents: boolean;
  /** Rounds after which the game is decided, or 0 for none. */
  readonly roundLimit: number;
}

const MOST_POINTS = Math.max(...TEAM_FORMS.map((form) => COMPANIES[form].most));

const fields: OptionsSchema<Options>['fields'] = {
  teams: choice(TEAM_FORMS, {
    label: 'Teams',
    help: 'Teams by members: 2x2 for four, 2x3 and 3x2 for six; seats of a team alternate (PL-TEAM-1).',
    default: 'none',
  }),
  target: number(0, MOST_POINTS, {
    label: 'Target',
    help: 'Points to win: 5 to 20, for teams 8 to 30; 0 for the printed target, and for none against the clock (PL-OPT-2).',
    default: 0,
  }),
  timer: number(CLOCK.least, CLOCK.most, {
    label: 'Clock',
    help: 'Minutes after which the most points win, with no target unless you set one; 0 for no clock (PL-AMB-84).',
    default: CLOCK.usual,
  }),
  finishTurn: flag({
    label: 'Finish the turn',
    help: 'When the clock runs out, the current turn is played to its end (PL-AMB-33).',
    default: false,
  }),
  onlyAFaces: flag({
    label: 'A faces only',
    help: 'Lays the map from the A sides of the tiles alone.',
    default: false,
  }),
  offersPerTurn: number(HAGGLING.least, HAGGLING.most, {
    label: 'Offers in a turn',
    help: 'How many offers, calls, threats, named prices and counters one turn may see; 0 for any number (PL-AMB-79).',
    default: HAGGLING.usual,
  }),
  strictComponents: flag({
    label: 'Strict components',
    help: 'Flags, pegs and Plunder Point cards are limited to what the box holds (PL-AMB-30).',
    default: false,
  }),
  roundLimit: number(ROUND_LIMIT.least, ROUND_LIMIT.most, {
    label: 'Round limit',
    help: 'Rounds after which the most points win; 0 for no limit (PL-AMB-87).',
    default: ROUND_LIMIT.usual,
  }),
};

function conflict({ teams, target, timer, finishTurn }: Options, seats: number): string | null {
  const { seats: needed, least, most } = COMPANIES[teams];
  if (needed !== null && seats !== needed)
    return `teams ${teams} only at ${needed} seats, not at ${seats} (PL-TEAM-1)`;
  if (target !== 0 && (target < least || target > most))
    return `a target from ${least} to ${most} with teams ${teams}, or 0 for the printed one (PL-OPT-2)`;
  if (finishTurn && timer === 0)
    return 'finishTurn only with a timer: nothing else ends the game in mid-turn (PL-AMB-33)';
  return null;
}

export const OPTIONS: OptionsSchema<Options> = { fields, conflict };

/** The points that win at once, or null in a game that only the clock decides (PL-GOAL-1, PL-TEAM-1, PL-AMB-84). */
export function targetOf({ teams, target, timer }: Options): number | null {
  if (target !== 0) return target;
  return timer === 0 ? COMPANIES[teams].target : null;
}

/** In milliseconds (PL-OPT-2). */
export function timeLimit({ timer }: Options): number | null {
  return timer === 0 ? null : timer * 60_000;
}

/** The team of a seat; without teams everyone is a team (PL-TEAM-2). */
export function teamOf({ teams }: Options, seat: number): number {
  const count = COMPANIES[teams].teams;
  return count === null ? seat : seat % count;
}
