// Whole menus of two positions for nearly each decision: an accidental change of legality shows as a change of text.
// After a change that is meant: npx vitest run packages/games/plunder/test/golden-menus.test.ts --update
import { menuLines, playedUntil } from '@tidetable/conformance';
import { readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { plunder } from '../index.ts';
import type { Options } from '../options.ts';
import type { Frame } from '../state.ts';

type Step = Frame['step'];

const DECISIONS: readonly Step[] = [
  'pick-island',
  'find',
  'command',
  'without-ship',
  'pay',
  'take-cards',
  'answer-offer',
  'answer-call',
  'weigh-answers',
  'bribe',
  'press-attack',
  'ransom',
  'upgrade',
  'aim',
  'berth',
  'choose-victim',
  'demand',
  'hand-over',
];

/** Decisions with a choice of every square, and one that only teams come to. */
const ONCE: readonly (readonly [Step, Partial<Options>])[] = [
  ['sail-anywhere', { offersPerTurn: 1 }],
  ['steer-storm', { offersPerTurn: 1 }],
  ['give-island', { teams: '2x2', offersPerTurn: 3 }],
];

const GAMES_TRIED = 400;

function menus(step: Step, options: Partial<Options>, seats: number): string {
  for (let seed = seats; seed < GAMES_TRIED; seed++) {
    const found = playedUntil(
      plunder,
      { seats, options: readOptions(plunder.options, options, seats), seed },
      ({ agenda }) => agenda.at(-1)?.step === step,
    );
    if (found === null) continue;
    const { state, ply } = found;
    const chosen = Object.keys(options).join(' and ') || 'nothing else';
    const where = `# ${step}: ${seats} seats, ${chosen}, seed ${seed}, ply ${ply}`;
    return [where, ...menuLines(plunder, state)].join('\n');
  }
  throw new Error(`no random game came to ${step}`);
}

it('offers and bars at every decision what it always did', async () => {
  const all = [
    ...DECISIONS.map((step) => menus(step, { offersPerTurn: 2 }, 2 + (step.length % 5))),
    ...DECISIONS.map((step) =>
      menus(step, { teams: '2x2', strictComponents: true, offersPerTurn: 3 }, 4),
    ),
    ...ONCE.map(([step, options]) => menus(step, options, 4)),
  ];
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('golden/menus.txt');
});
