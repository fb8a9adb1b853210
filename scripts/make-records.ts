// Finds one real game for each way to win or lose, and writes its record: tsx scripts/make-records.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bot, deckhand, nextChoice, randomBot } from '@tidetable/bots';
import { type GameRecord, Generator, Match, recordText, replay, seedFrom } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import type { Difficulty, Forbidden, LayoutName } from '@tidetable/forbidden-island/questions';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../records/forbidden-island');

/** One game that is looked for. */
interface Wanted {
  readonly file: string;
  readonly seats: number;
  /** Of the seats, the last so many play at random, for games that are lost early. */
  readonly atRandom?: number;
  readonly options: { readonly difficulty: Difficulty; readonly layout?: LayoutName } & Readonly<
    Record<string, unknown>
  >;
  /** The endings, each with what it is of. */
  readonly endings: readonly (readonly string[])[];
  /** Actions that must occur in the game. */
  readonly with?: readonly string[];
  /** Whether the seat that ended the game had the turn. */
  readonly ownTurn?: boolean;
}

const TWO_REASONS = ['earth', 'wind', 'fire', 'ocean']
  .map((treasure) => [`treasure-lost ${treasure}`, 'drowned'])
  .concat([['landing-lost', 'drowned']]);

const WANTED: readonly Wanted[] = [
  {
    file: 'won',
    seats: 2,
    options: { difficulty: 'novice' },
    endings: [['escaped']],
    with: ['shore-up', 'give', 'capture', 'sandbags', 'helicopter-lift'],
    ownTurn: true,
  },
  {
    file: 'won-in-anothers-turn',
    seats: 3,
    options: { difficulty: 'normal', layout: 'island-of-shadows' },
    endings: [['escaped']],
    with: ['swim'],
    ownTurn: false,
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

interface Found {
  readonly wanted: Wanted;
  readonly record: GameRecord;
  readonly number: number;
}

/** Games are tried in order, so the same rules and bots always give the same one. */
function find(wanted: Wanted): Found {
  for (let number = 1; ; number++) {
    const record = played(wanted, number);
    if (record !== null) return { wanted, record, number };
  }
}

/** The record of the game of this number if it is the wanted one. */
function played(wanted: Wanted, number: number): GameRecord | null {
  const { file, seats, options, atRandom = 0 } = wanted;
  const seed = seedFrom(`forbidden-island ${file} ${number}`);
  const match = Match.start(forbiddenIsland, { seats, options, seed });
  const whims = new Generator(number);
  const bots: Bot<Forbidden>[] = [];
  while (bots.length < seats) bots.push(bots.length < seats - atRandom ? deckhand : randomBot);
  let isOwnTurn = true;
  while (match.state.outcome === null) {
    const active = match.state.agenda.findLast((frame) => frame.step === 'draw-flood-cards');
    const { seat, action } = nextChoice(match.game, match.state, bots, whims);
    isOwnTurn = active?.seat === seat;
    const answer = match.play(seat, action);
    if (!answer.ok) throw new Error(answer.refusal.message);
  }
  const record = match.record();
  const isWanted =
    wanted.endings.some((some) => some.join() === endingsOf(record).join()) &&
    (wanted.with ?? []).every((type) => record.plies.some((ply) => ply.action.startsWith(type))) &&
    (wanted.ownTurn ?? isOwnTurn) === isOwnTurn;
  return isWanted ? record : null;
}

function endingsOf({ outcome }: GameRecord): string[] {
  return (outcome?.endings ?? []).map(({ ending, of }) =>
    of === undefined ? ending : `${ending} ${of}`,
  );
}

const COLUMNS = ['record', 'seats', 'difficulty', 'island', 'other options', 'plies', 'ended by'];

/** One line of the table; the record's seed is in the record. */
function cells({ wanted, record }: Found): string[] {
  const { difficulty, layout = 'forbidden-island', ...others } = wanted.options;
  const rest = Object.entries(others).map(([name, value]) => `${name}: ${value}`);
  return [
    `${wanted.file}.json`,
    String(record.seats),
    difficulty,
    layout,
    rest.join('; '),
    String(record.plies.length),
    endingsOf(record).join(' and '),
  ];
}

function readme(found: readonly Found[]): string {
  const row = (line: readonly string[]): string => `| ${line.join(' | ')} |`;
  return [
    '# Forbidden Island: recorded games',
    '',
    'One real game for each way to win or lose, none of them rigged. The deckhand plays; where a game is',
    'lost early, some seats play at random. `npm run records` finds and writes them anew.',
    '',
    row(COLUMNS),
    row(COLUMNS.map(() => '---')),
    ...found.map((game) => row(cells(game))),
    '',
  ].join('\n');
}

function print(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_cell, column) =>
    Math.max(...lines.map((line) => (line[column] as string).length)),
  );
  for (const line of lines)
    console.log(line.map((cell, column) => cell.padEnd(widths[column] as number)).join('  '));
}

const found = WANTED.map(find);
mkdirSync(FOLDER, { recursive: true });
for (const { wanted, record } of found) {
  replay(forbiddenIsland, record);
  writeFileSync(join(FOLDER, `${wanted.file}.json`), recordText(record));
}
writeFileSync(join(FOLDER, 'README.md'), readme(found));
print([
  [...COLUMNS, 'tried', 'seed'],
  ...found.map((game) => [...cells(game), String(game.number), game.record.seed]),
]);
