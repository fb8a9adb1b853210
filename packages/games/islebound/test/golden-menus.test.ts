// Whole menus of some fifty positions, one for each decision in each edition: an accidental change shows as text.
// After an intended change: npx vitest run packages/games/islebound/test/golden-menus.test.ts --update
import { menuLines, playedUntil } from '@tidetable/conformance';
import { type Game, readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { islebound, isleboundPrototype } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { Frame, Islebound, Sea } from '../rules/state.ts';

type Step = Frame['step'];

const DECISIONS: readonly Step[] = [
  'home-port',
  'move',
  'act',
  'pick-crew',
  'rest',
  'heal',
  'choose',
  'barter',
  'pay-cargo',
  'hire',
  'reputation',
  'build',
  'overboard',
  'reward',
  'pass-over',
  'muster',
  'enlist',
  'battle',
  'falter',
  'injure',
  'retreat',
  'negotiate',
  'free-visit',
];

/** Decisions that only a variant asks for. */
const OF_VARIANTS: readonly (readonly [Step, Partial<Options>])[] = [
  ['draft', { architect: true }],
  ['pay-cards', { architect: true, advanced: true }],
  ['draw-up-trade', { trading: true }],
  ['answer-trade', { trading: true, sixBuildings: true }],
  ['plunder', { raid: true, closeQuarters: true }],
];

/** Preferably from the middle of a game. */
const EARLY = 60;
const GAMES_TRIED = 200;
const AT_SETUP: readonly Step[] = ['home-port', 'draft'];

/** The first position of this kind in random games, and the seed of its game. */
function position(
  game: Game<Islebound>,
  step: Step,
  options: Partial<Options>,
): { readonly sea: Sea; readonly seed: number; readonly ply: number } {
  const seats = options.closeQuarters === true ? 2 : 2 + (step.length % 3);
  for (let seed = step.length; seed < GAMES_TRIED; seed++) {
    const found = playedUntil(
      game,
      { seats, options: readOptions(game.options, options, seats), seed },
      ({ agenda }, ply) =>
        agenda.at(-1)?.step === step && (ply >= EARLY || AT_SETUP.includes(step)),
    );
    if (found !== null) return { sea: found.state, seed, ply: found.ply };
  }
  throw new Error(`no random game came to ${step}`);
}

function menus(game: Game<Islebound>, step: Step, options: Partial<Options> = {}): string {
  const { sea, seed, ply } = position(game, step, options);
  const chosen = Object.keys(options).join(' and ');
  const where = `${game.title}${chosen === '' ? '' : ` with ${chosen}`}`;
  const lines = [`# ${step}: ${where}, ${sea.seats} seats, seed ${seed}, ply ${ply}`];
  return [...lines, ...menuLines(game, sea)].join('\n');
}

it('offers and bars at every decision what it always did', async () => {
  const all = [
    ...DECISIONS.map((step) => menus(islebound, step)),
    ...OF_VARIANTS.map(([step, options]) => menus(islebound, step, options)),
    ...DECISIONS.map((step) => menus(isleboundPrototype, step)),
  ];
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('golden/menus.txt');
});
