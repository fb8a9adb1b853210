// Time to play, and smoothness: `npm run web:speed`. Figures to look at, not a test.
// `BOARD=Plunder INTERACTION=panning ROUNDS=3 npm run web:speed` measures one thing three times and keeps the best.
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { aBrowser } from '../chromium.ts';
import { openPage, openServer } from '../kit/opening.ts';
import { coldStart } from './cold-start.ts';
import { BOARDS, type Board, INTERACTIONS, type Interaction } from './interactions.ts';
import { FELT, type Task, tasksDuring } from './tasks.ts';

const { BOARD = '', INTERACTION = '', ROUNDS = '1' } = process.env;
const CELL = 28;

async function watched(
  browser: Browser,
  address: string,
  board: Board,
  interaction: Interaction,
): Promise<readonly Task[]> {
  const { page, context } = await openPage(browser, address, { reducedMotion: 'no-preference' });
  await interaction.prepare(page, board);
  const tasks = await tasksDuring(browser, page, () => interaction.act(page, board));
  await context.close();
  return tasks;
}

const most = (tasks: readonly Task[], of: 'work' | 'wall'): number =>
  Math.max(0, ...tasks.map((task) => task[of]));
const felt = (tasks: readonly Task[], of: 'work' | 'wall'): number =>
  tasks.filter((task) => task[of] > FELT).length;

/** The round with the shortest longest task. */
function best(rounds: readonly (readonly Task[])[]): readonly Task[] {
  return rounds.reduce((one, other) => (most(other, 'wall') < most(one, 'wall') ? other : one));
}

function cell(tasks: readonly Task[]): string {
  const long = [most(tasks, 'work'), most(tasks, 'wall')].map((time) => time.toFixed(0));
  return `${long.join(' / ')} ms, ${felt(tasks, 'work')} / ${felt(tasks, 'wall')}`;
}

const server = await openServer();
const browser = await aBrowser();
if (BOARD === '' && INTERACTION === '') await coldStart(browser, server.address);
const boards = BOARDS.filter(({ name }) => name.includes(BOARD));
console.log(
  `\nThe longest task, worked / waited (others use the processor too; load ${loadavg()[0]?.toFixed(1)}), and how many took more than ${FELT} ms:`,
);
console.log(['', ...boards.map(({ name }) => name)].map((text) => text.padEnd(CELL)).join(''));
const notes: string[] = [];
for (const interaction of INTERACTIONS.filter(({ name }) => name.includes(INTERACTION))) {
  const row = [interaction.name];
  for (const board of boards) {
    if (interaction.needsZoom && !board.zooms) {
      row.push('–');
      continue;
    }
    const rounds: (readonly Task[])[] = [];
    for (let round = 0; round < Number(ROUNDS); round++)
      rounds.push(await watched(browser, server.address, board, interaction));
    const tasks = best(rounds);
    row.push(cell(tasks));
    const [first] = tasks;
    if (first !== undefined && first.parts.length > 0)
      notes.push(
        `${board.name}, ${interaction.name}: ${first.work.toFixed(0)} ms of ${first.parts}`,
      );
  }
  console.log(row.map((text) => text.padEnd(CELL)).join(''));
}
if (notes.length > 0) console.log(`\nWhat the longest were made of:\n${notes.join('\n')}`);
await browser.close();
await server.close();
