// Runs the command as it was built.
import { gameTrouble, takeGames } from './outside-games.js';

try {
  const args = await takeGames(process.argv.slice(2));
  const { main } = await import('../lib/main.js');
  process.exitCode = await main(args);
} catch (error) {
  const said = gameTrouble(error);
  if (said === null) throw error;
  process.stderr.write(`tidetable: ${said}\n`);
  process.exitCode = 2;
}
