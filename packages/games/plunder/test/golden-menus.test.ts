// Whole menus of two positions for nearly every decision: an accidental change shows as text.
// After an intended change: npx vitest run packages/games/plunder/test/golden-menus.test.ts --update
import { menuLines, playedUntil } from '@tidetable/conformance';
import { readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { plunder } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { Frame } from '../rules/state.ts';

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

/** Decisions among all squares, and one that only teams meet. */
const ONCE: readonly (readonly [Step, Partial<Options>])[] = [
  ['sail-anywhere', { offersPerTurn: 1 }],
  ['steer-storm', { offersPerTurn: 1 }],
  ['give-island', { teams: '2x2', offersPerTurn: 3 }],
];

const GAMES_TRIED = 400;

/** The first menu of each of these steps that random games come to. */
function menus(steps: readonly Step[], options: Partial<Options>, seats: number): string[] {
  const found = new Map<Step, string>();
  const chosen = Object.keys(options).join(' and ') || 'nothing else';
  for (let seed = seats; seed < GAMES_TRIED && found.size < steps.length; seed++)
    playedUntil(
      plunder,
      { seats, options: readOptions(plunder.options, options, seats), seed },
      (state, ply) => {
        const step = state.agenda.at(-1)?.step as Step;
        if (!steps.includes(step) || found.has(step)) return false;
        const where = `# ${step}: ${seats} seats, ${chosen}, seed ${seed}, ply ${ply}`;
        found.set(step, [where, ...menuLines(plunder, state)].join('\n'));
        return found.size === steps.length;
      },
    );
  return steps.map((step) => {
    const lines = found.get(step);
    if (lines === undefined) throw new Error(`no random game came to ${step}`);
    return lines;
  });
}

it('offers and bars at every decision what it always did', { timeout: 240_000 }, async () => {
  const all = [
    ...[2, 3, 4, 5, 6].flatMap((seats) =>
      menus(
        DECISIONS.filter(({ length }) => 2 + (length % 5) === seats),
        { offersPerTurn: 2 },
        seats,
      ),
    ),
    ...menus(DECISIONS, { teams: '2x2', strictComponents: true, offersPerTurn: 3 }, 4),
    ...ONCE.flatMap(([step, options]) => menus([step], options, 4)),
  ];
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('golden/menus.txt');
});
