// Options.
import { choice, flag, number, type Option, type OptionsSchema } from '@tidetable/engine';
import {
  CLOCK,
  COMPANIES,
  HAGGLING,
  RESTOCKING,
  ROUND_LIMIT,
  TEAM_FORMS,
  type TeamForm,
} from './data/table.ts';

export interface Options {
  readonly teams: TeamForm;
  /** Points to win; 0 for the printed target, or for none against the clock. */
  readonly target: number;
  /** Minutes; 0 for no clock. */
  readonly timer: number;
  readonly finishTurn: boolean;
  readonly onlyAFaces: boolean;
  /** Offers and counters per turn; 0 for any number. */
  readonly offersPerTurn: number;
  readonly strictComponents: boolean;
  /** Rounds after which the game ends; 0 for none. */
  readonly roundLimit: number;
  /** House rules: rulings that can be read in two ways. */
  readonly stormBargains: boolean;
  readonly stormGifts: boolean;
  readonly stormCutsMerchants: boolean;
  readonly portsAreOcean: boolean;
  readonly treasureMastsWait: boolean;
  readonly threatsNeedAttack: boolean;
  readonly bribesOnlyGrow: boolean;
  /** Cards left face down at which the stacks are restocked. */
  readonly restockAt: number;
}

const MOST_POINTS = Math.max(...TEAM_FORMS.map((form) => COMPANIES[form].most));

const fields: OptionsSchema<Options>['fields'] = {
  teams: choice(TEAM_FORMS, {
    label: 'Teams',
    help: '2x2 is two teams of two, for four captains; 2x3 and 3x2 are for six. Teams sit alternately (PL-TEAM-1).',
    default: 'none',
  }),
  target: number(0, MOST_POINTS, {
    label: 'Target',
    help: 'Points to win: 5 to 20, for teams 8 to 30. 0 is the printed target; against the clock, none (PL-OPT-2).',
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
  stormBargains: house(
    'Bargains in the storm',
    'Threats and bribes work through a port under the storm, though trade does not (PL-AMB-22).',
  ),
  stormGifts: house(
    'Gifts in the storm',
    'Teammates may give islands in whose port the storm lies (PL-AMB-48).',
  ),
  stormCutsMerchants: house(
    'The storm cuts off Merchants',
    'A trade by Merchant island needs a ship of each side outside the storm, for those who have ships (PL-AMB-23).',
  ),
  portsAreOcean: house(
    'Ports are ocean',
    'Displaced ships may be put into free ports, and ships built beside a ship too (PL-AMB-13, PL-AMB-26).',
  ),
  treasureMastsWait: house(
    'Treasure masts wait',
    'A mast from a card after the roll moves its ship from the next turn on, like one that is built (PL-AMB-68).',
  ),
  threatsNeedAttack: house(
    'Threats need an attack',
    'One threatens only a captain whom one could attack at that moment, not after the fight (PL-AMB-89).',
  ),
  bribesOnlyGrow: house(
    'Bribes only grow',
    'A bribe is raised by cards alone: more of them than in any that was refused (PL-AMB-78).',
  ),
  restockAt: number(RESTOCKING.least, RESTOCKING.most, {
    label: 'Restock at',
    help: 'How few cards in the face-down deck count as running low; at 0 it is restocked when it is empty (PL-AMB-90).',
    group: 'house',
    default: RESTOCKING.usual,
  }),
};

/** The other reading of a doubtful rule. */
function house(label: string, help: string): Option<boolean> {
  return flag({ label, help, group: 'house', default: false });
}

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

/** Null in a game that only the clock decides (PL-GOAL-1, PL-TEAM-1, PL-AMB-84). */
export function targetOf({ teams, target, timer }: Options): number | null {
  if (target !== 0) return target;
  return timer === 0 ? COMPANIES[teams].target : null;
}

/** In milliseconds (PL-OPT-2). */
export function timeLimit({ timer }: Options): number | null {
  return timer === 0 ? null : timer * 60_000;
}

/** Without teams everyone is a team (PL-TEAM-2). */
export function teamOf({ teams }: Options, seat: number): number {
  const count = COMPANIES[teams].teams;
  return count === null ? seat : seat % count;
}
