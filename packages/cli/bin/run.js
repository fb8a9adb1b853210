// The sources are TypeScript. They are bundled when they have changed since the last time, and run.
import { bundled } from './bundle.js';
import { gameTrouble, takeGames } from './outside-games.js';

process.setSourceMapsEnabled(true);
try {
  const args = await takeGames(process.argv.slice(2));
  const { main } = await import(await bundled());
  process.exitCode = await main(args);
} catch (error) {
  const said = gameTrouble(error);
  if (said === null) throw error;
  process.stderr.write(`tidetable: ${said}\n`);
  process.exitCode = 2;
}
