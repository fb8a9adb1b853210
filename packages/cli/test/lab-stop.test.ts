// Ctrl-C in the lab: finished batches are kept, and the same call goes on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { run, scratch } from './outside.ts';
import { SCORED } from './some-games.ts';

const PROGRAM = fileURLToPath(new URL('../bin/tidetable.js', import.meta.url));
const file = scratch();

it('stops at once, and goes on to the report of an uninterrupted run', async () => {
  const folder = file('stopped');
  const args = `simulate ${SCORED.id} --games 40 --seed tide --json --workers 1`.split(' ');
  const child = spawn(process.execPath, [PROGRAM, ...args, '--to', folder]);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const kept = `${folder}/batches.jsonl`;
  while (!existsSync(kept) && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(code).toBe(130);
  expect(said).toMatch(/Stopped after \d+ of 40 games, which are kept/);
  expect(said).toContain(`tidetable ${args.join(' ')} --to ${folder}`);
  const before = readFileSync(kept, 'utf8').trim().split('\n').length;
  expect(before).toBeLessThan(40);
  const { output } = await run([...args, '--to', folder]);
  expect(output).toBe((await run(args)).output);
});
