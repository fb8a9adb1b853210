// Games from outside: the modules that `tidetable --game` has found, for its threads too.
import { register } from 'node:module';
import type { Manifest } from '@tidetable/manifest';
import { manifestFrom } from './game-package.ts';

/** By the name that was given, the address of the module. */
const MODULES: Readonly<Record<string, string>> = JSON.parse(
  process.env.TIDETABLE_GAME_MODULES || '{}',
);

const ENGINE = new URL('./for-games/engine.ts', import.meta.url).href;
const BOTS = new URL('./for-games/bots.ts', import.meta.url).href;

/** What games import of ours is what they are played with, wherever they lie. */
const PROVIDED: Readonly<Record<string, string>> = {
  '@tidetable/engine': ENGINE,
  '@tidetable/engine/bots': BOTS,
  '@tidetable/bots': BOTS,
};

const HOOK = `
let provided;
export const initialize = (given) => { provided = given; };
export const resolve = (name, context, next) =>
  Object.hasOwn(provided, name) ? { url: provided[name], shortCircuit: true } : next(name, context);
`;

export const OUTSIDE: readonly Manifest[] = await loaded();

async function loaded(): Promise<Manifest[]> {
  const named = Object.entries(MODULES);
  if (named.length === 0) return [];
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`, { data: PROVIDED });
  return Promise.all(
    named.map(async ([name, address]) => manifestFrom(name, await import(address))),
  );
}
