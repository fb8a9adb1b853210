// Our server beside boardgame.io's: the whole path of a move, from the mover's socket to the last of four.
import { median } from '../measure.ts';
import { BOARDGAME_IO } from './boardgame-io.ts';
import { FIGURES, goals, ratio } from './figures.ts';
import { DURABLE, IN_MEMORY } from './ours.ts';
import { compete, type Result, TABLES } from './rounds.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 25);

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(42)}${cells.map((cell) => cell.padStart(24)).join('')}`;
}

function table(theirs: Result, ours: readonly Result[]): void {
  console.log(
    row(
      '',
      [theirs, ...ours].map(({ name }) => name),
    ),
  );
  for (const figure of FIGURES) {
    const write = (result: Result): string => figure.write(median(figure.of(result)));
    const beside = ours.map(
      (result) => `${write(result)} ${ratio(figure, result, theirs).toFixed(2).padStart(6)}×`,
    );
    console.log(row(figure.name, [write(theirs), ...beside]));
  }
}

export async function server(): Promise<void> {
  console.log(
    `\nServers: ${TABLES} tables of Forbidden Island with four sockets each, on loopback`,
  );
  console.log(`medians of ${ROUNDS} rounds in turn; ratios round by round\n`);
  const results = await compete([BOARDGAME_IO, DURABLE, IN_MEMORY], ROUNDS);
  const [theirs, durable, inMemory] = results as [Result, Result, Result];
  table(theirs, [durable, inMemory]);
  console.log('');
  for (const { rank, text, value, isMet } of goals(theirs, durable, inMemory))
    console.log(`${isMet ? '✓' : '✗'} ${rank.padEnd(5)} ${text.padEnd(66)}${value.padStart(12)}`);
}
