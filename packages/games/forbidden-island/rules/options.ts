// What a table may choose: difficulty, layout, adventurers, and the readings on which players differ.
import { choice, flag, list, type OptionsSchema } from '@tidetable/engine';
import { ROLES, type Role } from './data/adventurers.ts';
import { LAYOUT_NAMES, type LayoutName } from './data/layouts.ts';
import { DIFFICULTIES, type Difficulty } from './data/water-meter.ts';

const FIRST = ['random', '1', '2', '3', '4'] as const;

export interface Options {
  readonly difficulty: Difficulty;
  readonly layout: LayoutName;
  readonly roles: readonly Role[];
  readonly without: readonly Role[];
  readonly first: (typeof FIRST)[number];
  readonly navigatorKeepsPowers: boolean;
  readonly askBeforeNavigating: boolean;
  readonly handLimit: 'each-card' | 'both-cards';
  readonly liftRescues: boolean;
  readonly escapeBeforeSinking: boolean;
  readonly diverSwims: 'nearest' | 'reachable';
  readonly discardCutIn: 'anyone' | 'discarder';
}

export const options: OptionsSchema<Options> = {
  fields: {
    difficulty: choice(DIFFICULTIES, {
      label: 'Difficulty',
      help: 'Where the water level begins.',
      default: 'novice',
    }),
    layout: choice(LAYOUT_NAMES, {
      label: 'Island',
      help: 'How the tiles are laid. The rulebook has the first; fans know the others.',
      default: 'forbidden-island',
    }),
    roles: list(ROLES, {
      label: 'Adventurers',
      help: 'One for each seat, in order; none to deal them at random.',
      default: [],
    }),
    without: list(ROLES, {
      label: 'Left in the box',
      help: 'Adventurers that are not dealt at random.',
      default: [],
    }),
    first: choice(FIRST, {
      label: 'First player',
      help: 'The seat that begins, counted from 1: whoever last visited an island.',
      default: 'random',
    }),
    navigatorKeepsPowers: flag({
      label: 'Navigated pawns keep their powers',
      help: 'The Explorer steps diagonally and the Diver through one missing tile when navigated (FI-AMB-5).',
      default: true,
    }),
    askBeforeNavigating: flag({
      label: 'Ask before navigating',
      help: 'The player whose pawn the Navigator would move must agree (FI-AMB-7).',
      default: false,
    }),
    handLimit: choice(['each-card', 'both-cards'], {
      label: 'Hand limit when drawing',
      help: 'Checked after each drawn card, or only after both (FI-AMB-15).',
      default: 'each-card',
    }),
    liftRescues: flag({
      label: 'Helicopter rescues swimmers',
      help: 'A Helicopter Lift may be played once a sinking tile is revealed (FI-AMB-22).',
      default: true,
    }),
    escapeBeforeSinking: flag({
      label: 'Escape from a sinking landing',
      help: "The team may still lift off when the Flood card of a flooded Fools' Landing is revealed (FI-AMB-26).",
      default: true,
    }),
    diverSwims: choice(['nearest', 'reachable'], {
      label: 'Where the Diver swims',
      help: 'To a nearest tile, or to any tile behind flooded and missing ones (FI-AMB-3).',
      default: 'nearest',
    }),
    discardCutIn: choice(['anyone', 'discarder'], {
      label: 'Special cards during a discard',
      help: 'Anyone may play one, or only the player who must discard (FI-AMB-38).',
      default: 'anyone',
    }),
  },
  conflict({ roles, without, first }, seats) {
    if (roles.length > 0 && roles.length !== seats)
      return `${seats} adventurers, one for each seat, or none`;
    if (roles.length > 0 && without.length > 0)
      return 'adventurers either chosen or left in the box, not both';
    if (ROLES.length - without.length < seats)
      return `at most ${ROLES.length - seats} adventurers left in the box at ${seats} seats`;
    if (first !== 'random' && Number(first) > seats) return `a first player from 1 to ${seats}`;
    return null;
  },
};
