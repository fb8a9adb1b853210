// The game of docs/adding-a-game.md: its files, as the page lists them, and a server started with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const PROGRAM = 'packages/cli/bin/tidetable.js';

const PAGE = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');

/** The listings of the page, by the names that stand behind their language. */
export const LISTINGS: readonly (readonly [name: string, text: string])[] = [
  ...PAGE.matchAll(/^```\w+ ([^\s=]+\.\w+)[^\n]*\n(.*?)^```$/gms),
].map(([, name = '', text = '']) => [name, text]);

/** The command lines of the page that name this. */
export function commandsWith(text: string): readonly string[] {
  return [...PAGE.matchAll(/^```sh[^\n]*\n(.*?)^```$/gms)]
    .flatMap(([, lines = '']) => lines.trim().split('\n'))
    .filter((line) => line.includes(text));
}

/** Without its board. */
export const PLAIN_LISTINGS = LISTINGS.filter(([name]) => !name.startsWith('board/'));

export function writePebbles(folder: string, listings = LISTINGS): void {
  for (const [name, text] of listings) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

interface Served {
  readonly address: string;
  stop(): void;
}

/** `tidetable --game GAME serve`, with the program of this clone or another one. */
export function served(game: string, cwd: string, clone = ROOT): Promise<Served> {
  const args = ['--game', game, 'serve', '--port', '0', '--log', 'error', '--data', 'data'];
  const child: ChildProcess = spawn(process.execPath, [join(clone, PROGRAM), ...args], { cwd });
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text;
      const address = /served at (http:\S+?);/.exec(said)?.[1];
      if (address !== undefined) resolve({ address, stop: () => void child.kill('SIGKILL') });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
}
