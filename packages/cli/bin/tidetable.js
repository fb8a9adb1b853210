#!/usr/bin/env -S node --max-semi-space-size=64
// The sources are TypeScript. They are bundled when they have changed since the last time, and run.
import { bundled } from './bundle.js';
import { takeGames } from './outside-games.js';

process.setSourceMapsEnabled(true);
try {
  const args = takeGames(process.argv.slice(2));
  const { main } = await import(await bundled());
  process.exitCode = await main(args);
} catch (error) {
  const said = gameTrouble(error);
  if (said === null) throw error;
  process.stderr.write(`tidetable: ${said}\n`);
  process.exitCode = 2;
}

/** What is wrong with a game from outside, in a line for people; null for anything else. */
function gameTrouble(error) {
  if (error.name === 'NoGame') return error.message;
  if (process.env.TIDETABLE_GAMES === undefined || !Array.isArray(error.errors)) return null;
  const [{ text, location }] = error.errors;
  const where = location === null ? '' : `${location.file}:${location.line}: `;
  return `A game could not be compiled. ${where}${text}`;
}
