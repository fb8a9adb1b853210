// What a table may choose.
import { choice, flag, number, type OptionsSchema } from '@tidetable/engine';
import {
  COMPANIES,
  HAGGLING,
  ROUND_LIMIT,
  TEAM_FORMS,
  type TeamForm,
  TIMERS,
} from './data/table.ts';

export interface Options {
  readonly teams: TeamForm;
  /** Points to win, or 0 for the printed target, which a game against the clock does not have. */
  readonly target: number;
  /** Minutes on the clock of the table. */
  readonly timer: (typeof TIMERS)[number];
  readonly finishTurn: boolean;
  readonly onlyAFaces: boolean;
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
  timer: choice(TIMERS, {
    label: 'Clock',
    help: 'Minutes after which the most points win, with no target unless you set one (PL-AMB-84).',
    default: 'off',
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
    help: 'How many offers, counter-offers, threats and attacks called off one turn may see (PL-AMB-79).',
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
  if (finishTurn && timer === 'off')
    return 'finishTurn only with a timer: nothing else ends the game in mid-turn (PL-AMB-33)';
  return null;
}

export const OPTIONS: OptionsSchema<Options> = { fields, conflict };

/** The points that win at once, or null in a game that only the clock decides (PL-GOAL-1, PL-TEAM-1, PL-AMB-84). */
export function targetOf({ teams, target, timer }: Options): number | null {
  if (target !== 0) return target;
  return timer === 'off' ? COMPANIES[teams].target : null;
}

/** In milliseconds (PL-OPT-2). */
export function timeLimit({ timer }: Options): number | null {
  return timer === 'off' ? null : Number(timer) * 60_000;
}

/** The team of a seat; without teams everyone is a team (PL-TEAM-2). */
export function teamOf({ teams }: Options, seat: number): number {
  const count = COMPANIES[teams].teams;
  return count === null ? seat : seat % count;
}
