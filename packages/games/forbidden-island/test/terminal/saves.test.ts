// Keeping a game and coming back to it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run, scratch } from '../../../../cli/test/outside.ts';

const inScratch = scratch();
const GAME = ['play', 'forbidden-island', '--seed', 'kept', '--option', 'roles=diver,pilot'];

/** Everything from the last board on. */
function lastScreen(output: string): string {
  return output.slice(output.lastIndexOf('\nWater '), output.lastIndexOf('\n> '));
}

describe('a kept game', () => {
  it('goes on where it stopped, with the same people', async () => {
    const file = inScratch('three.json');
    const options = ['--seats', '3', '--bots', '1', '--option', 'first=1', '--save', file];
    const left = await run(['play', 'forbidden-island', '--seed', 'kept', ...options], {
      typed: ['1', 'quit'],
    });
    expect(left.output).toContain(`; 1 ply played.\nKept in ${file}.`);
    const back = await run(['play', '--resume', file], { typed: ['quit'] });
    expect(lastScreen(back.output)).toContain('(seat 2)');
    expect(lastScreen(back.output)).toContain('(bot)');
    expect(lastScreen(back.output)).toBe(lastScreen(left.output));
  });

  it('is found without its name', async () => {
    const file = inScratch('unnamed.json');
    await run([...GAME, '--bots', '0', '--save', file], { typed: ['1', 'quit'] });
    for (const args of [
      ['play', '--resume'],
      ['play', '--resume', '--bots', '0'],
    ])
      expect((await run(args, { typed: ['log', 'quit'] })).output).toContain('1 ply so far.');
  });

  it('remembers its story and lets it be taken back', async () => {
    const file = inScratch('story.json');
    await run([...GAME, '--bots', '0', '--option', 'first=1', '--save', file], {
      typed: ['1', '1', 'quit'],
    });
    const { output } = await run(['play', '--resume', file], {
      typed: ['log', 'undo', 'undo', 'quit'],
    });
    expect(output.match(/^· The Diver moves/gm)).toHaveLength(2);
    expect(output).toContain('Diver (black): 3 actions left.');
  });

  it('is safe when the input ends', async () => {
    const file = inScratch('ended.json');
    const { code, output } = await run([...GAME, '--bots', '0', '--save', file], { typed: ['1'] });
    expect(code).toBe(0);
    expect(output).toContain(`The input has ended; 1 ply played.\nKept in ${file}.\n`);
    expect(output).toContain('tidetable play --resume');
    expect((await run(['verify', file])).output).toContain('1 ply · unfinished');
  });

  it('is not written over by another', async () => {
    const file = inScratch('taken.json');
    writeFileSync(file, 'mine');
    const { code, errors } = await run([...GAME, '--save', file]);
    expect(code).toBe(2);
    expect(errors).toContain(`--resume ${file}`);
    const { output } = await run([...GAME, '--save', inScratch('free.json')], {
      typed: [`save ${file}`, 'save', 'quit'],
    });
    expect(output).toContain('is there already');
    expect(output).toContain('for a copy, name a file');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('can be copied, and played on from the copy', async () => {
    const copy = inScratch('copy.json');
    const { output } = await run([...GAME, '--bots', '0', '--save', inScratch('original.json')], {
      typed: ['1', `save ${copy}`, '1', 'quit'],
    });
    expect(output).toContain(`tidetable play --resume ${copy}`);
    const { output: played } = await run(['play', '--resume', copy, '--bots', '0'], {
      typed: ['log', 'quit'],
    });
    expect(played).toContain('1 ply so far.');
  });

  it('is put aside, not lost, when a new one begins', async () => {
    const begin = [...GAME, '--bots', '0'];
    await run(begin, { typed: ['1', 'quit'] });
    expect(existsSync('.tidetable/last-forbidden-island.json')).toBe(true);
    const { output } = await run(begin, { typed: ['quit'] });
    expect(output).toContain(
      'Your unfinished game is now in .tidetable/previous-forbidden-island.json',
    );
    const resumed = await run(['play', '--resume', '.tidetable/previous-forbidden-island.json'], {
      typed: ['log', 'quit'],
    });
    expect(resumed.output).toContain('1 ply so far.');
  });

  it.each([
    [['play', '--resume', 'none.json'], 1, 'none.json: there is no such file.'],
    [['play', 'forbidden-island', '--resume', '--seed', 'x'], 2, 'leave --seed out'],
    [['play', 'forbidden-island', '--resume', '--option', 'first=1'], 2, 'leave --option out'],
  ])('is refused for %j', async (args, expected, reason) => {
    const { code, errors } = await run(args);
    expect(code).toBe(expected);
    expect(errors).toContain(reason);
  });

  it('is refused when it was tampered with', async () => {
    const file = inScratch('forged.json');
    await run([...GAME, '--bots', '0', '--save', file], { typed: ['1', 'quit'] });
    const record = JSON.parse(readFileSync(file, 'utf8')) as { seed: string };
    writeFileSync(file, JSON.stringify({ ...record, seed: '0'.repeat(64) }));
    const { code, errors } = await run(['play', '--resume', file]);
    expect(code).toBe(1);
    expect(errors).toContain('the seed is not the one that was committed to');
  });
});
