// Forbidden Island: one real game for each way to win or lose.
import { type GameRecord, Match } from '@tidetable/engine';
import type { WantedGame } from '@tidetable/manifest/recorded-games';
import { forbiddenIsland } from '../rules/index.ts';
import type { Difficulty, LayoutName } from '../rules/questions.ts';

interface Sought extends Omit<WantedGame, 'game'> {
  readonly options: { readonly difficulty: Difficulty; readonly layout?: LayoutName } & Readonly<
    Record<string, unknown>
  >;
}

/** Whether the seat that ended the game had the turn. */
function isEndedInOwnTurn(record: GameRecord): boolean {
  const before = Match.resume(forbiddenIsland, { ...record, plies: record.plies.slice(0, -1) });
  const active = before.state.agenda.findLast((frame) => frame.step === 'draw-flood-cards');
  return active?.seat === record.plies.at(-1)?.seat;
}

const TWO_REASONS = ['earth', 'wind', 'fire', 'ocean']
  .map((treasure) => [`treasure-lost ${treasure}`, 'drowned'])
  .concat([['landing-lost', 'drowned']]);

const WANTED: readonly Sought[] = [
  {
    file: 'won',
    seats: 2,
    options: { difficulty: 'novice' },
    endings: [['escaped']],
    with: ['shore-up', 'give', 'capture', 'sandbags', 'helicopter-lift'],
    accepts: isEndedInOwnTurn,
  },
  {
    file: 'won-in-anothers-turn',
    seats: 3,
    options: { difficulty: 'normal', layout: 'island-of-shadows' },
    endings: [['escaped']],
    with: ['swim'],
    accepts: (record) => !isEndedInOwnTurn(record),
  },
  {
    file: 'lost-earth',
    seats: 4,
    options: { difficulty: 'elite', layout: 'bone-island', handLimit: 'both-cards' },
    endings: [['treasure-lost earth']],
    with: ['capture', 'discard'],
  },
  {
    file: 'lost-wind',
    seats: 2,
    options: { difficulty: 'legendary', layout: 'volcano-island', diverSwims: 'reachable' },
    endings: [['treasure-lost wind']],
    with: ['capture', 'swim'],
  },
  {
    file: 'lost-fire',
    seats: 3,
    options: { difficulty: 'normal', layout: 'arch-of-fate', askBeforeNavigating: true },
    endings: [['treasure-lost fire']],
    with: ['agree', 'capture'],
  },
  {
    file: 'lost-ocean',
    seats: 4,
    options: { difficulty: 'novice', layout: 'coral-reef', discardCutIn: 'discarder' },
    endings: [['treasure-lost ocean']],
    with: ['fly', 'navigate'],
  },
  {
    file: 'lost-landing',
    seats: 3,
    options: { difficulty: 'elite', layout: 'bridge-of-horrors', escapeBeforeSinking: false },
    endings: [['landing-lost']],
    with: ['capture', 'helicopter-lift'],
  },
  {
    file: 'lost-drowned',
    seats: 4,
    atRandom: 2,
    options: { difficulty: 'legendary', layout: 'atoll-of-decisions', liftRescues: false },
    endings: [['drowned']],
  },
  {
    file: 'lost-skull',
    seats: 4,
    options: { difficulty: 'legendary', first: '3', without: ['pilot'] },
    endings: [['skull']],
    with: ['capture'],
  },
  {
    file: 'lost-for-two-reasons',
    seats: 2,
    atRandom: 2,
    options: {
      difficulty: 'normal',
      layout: 'skull-island',
      roles: ['navigator', 'explorer'],
      askBeforeNavigating: true,
      navigatorKeepsPowers: false,
    },
    endings: TWO_REASONS,
    with: ['refuse', 'agree'],
  },
];

export const wanted: readonly WantedGame[] = WANTED.map((sought) => ({
  game: forbiddenIsland,
  ...sought,
}));
