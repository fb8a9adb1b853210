// People and bots round one keyboard: cutting in, passing, whole games.
import { readFileSync } from 'node:fs';
import { readRecord } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { atTerminal, converse, run, scratch } from '../../../../cli/test/outside.ts';

const inScratch = scratch();
let games = 0;

function table(seed: string, bots: number, ...others: string[]): { args: string[]; file: string } {
  games += 1;
  const file = inScratch(`table-${games}.json`);
  const args = ['play', 'forbidden-island', '--seed', seed, '--bots', String(bots), '--save', file];
  return { args: [...args, ...others], file };
}

const PAIR = ['--option', 'roles=diver,pilot', '--option', 'first=1'];
/** In this deal the Pilot holds Sandbags and the Diver no Special card. */
const SANDBAGS = 'table 7';
/** In this deal the Pilot holds a Helicopter Lift and the Diver no Special card. */
const LIFT = 'table 13';

/** In this deal the first seat holds a Special card, whatever the roles. */
const CUTTING_IN = 'table 3';

async function screens(args: readonly string[], typed: readonly string[]): Promise<string[]> {
  return (await run(args, { typed })).output.split(/^> .*\n/m);
}

describe('a person who may cut in', () => {
  it('is named, and chooses for once by `as`', async () => {
    const [first, pilots, played] = await screens(table(SANDBAGS, 0, ...PAIR).args, [
      'as 2',
      '1',
      'quit',
    ]);
    expect(first).toContain('Pilot may cut in: type as 2');
    expect(pilots).toContain('Pilot (blue), a Special card before the Diver goes on?');
    expect(played).toContain('The Pilot plays Sandbags and shores up');
    expect(played).toContain('▶ Your turn, Diver (black): 3 actions left.');
  });

  it('is found by role as well, and may take it back', async () => {
    const answers = await screens(table(LIFT, 0, ...PAIR).args, ['as pilot', '1', 'undo', 'quit']);
    expect(answers[2]).toContain('▶ Pilot (blue), the helicopter has');
    expect(answers[3]).toContain('▶ Pilot (blue), a Special card before the Diver goes on?');
  });

  it('must exist, be a person, and have something to decide', async () => {
    const [, nobody] = await screens(table(SANDBAGS, 0, ...PAIR).args, ['as 3', 'quit']);
    expect(nobody).toContain('There is no seat "3": they are 1 to 2.');
    const [, bot] = await screens(table(SANDBAGS, 1, ...PAIR).args, ['as 2', 'quit']);
    expect(bot).toContain('The Pilot is a bot and decides for itself.');
    const [, idle] = await screens(table('table 60', 0, ...PAIR, '--option', 'first=2').args, [
      'as 1',
      'quit',
    ]);
    expect(idle).toContain('The Diver has nothing to decide now.');
  });

  it('is asked before a bot goes on, and lets it by Enter', async () => {
    const { args } = table(CUTTING_IN, 1, '--option', 'first=2');
    const prompts: string[] = [];
    const { output } = await converse(args, (screen) => {
      const prompt = /^▶ (.*)$/m.exec(screen)?.[1] ?? '';
      prompts.push(prompt);
      return prompt.includes('actions left') ? null : '';
    });
    expect(prompts[0]).toMatch(/a Special card before the \w+ goes on\?/);
    expect(prompts.at(-1)).toContain('3 actions left.');
    expect(output).toContain('Enter goes on');
  });
});

describe('pass', () => {
  it('skips the moments for Special cards up to the next turn', async () => {
    const moments = async (word: string): Promise<number> => {
      let count = 0;
      await converse(table(SANDBAGS, 0, ...PAIR).args, (screen) => {
        if (screen.includes('▶ Your turn, Pilot (blue): 3 actions left.')) return null;
        if (!screen.includes('Enter goes on')) return 'done';
        count += 1;
        return word;
      });
      return count;
    };
    expect(await moments('')).toBeGreaterThan(3);
    expect(await moments('pass')).toBe(1);
  });
});

describe('at a terminal', () => {
  it('the screen is cleared, fits, and Ctrl-D keeps the game', async () => {
    const { args, file } = table('short', 0, ...PAIR);
    const { code, output } = await atTerminal(args, ['1', '2'], (shown) => shown.includes('> '));
    expect(code).toBe(0);
    const shown = output.split('\u001b[2J\u001b[H').slice(1);
    expect(shown).toHaveLength(3);
    for (const screen of shown) expect(screen.split('\n').length).toBeLessThanOrEqual(28);
    expect(output).toContain(`The input has ended; 2 plies played.\nKept in ${file}.`);
  });
});

describe('a whole game', () => {
  it('is played to its end by two people who only ever draw', async () => {
    const { args, file } = table('short', 0, ...PAIR);
    const { code, output } = await converse(args, (screen) => {
      if (/Enter goes on/.test(screen)) return '';
      return / Done: draw/.test(screen) ? 'done' : '1';
    });
    expect(code).toBe(0);
    expect(output).toMatch(/\nLost: .*\n(FI-LOSE-\d .*\n {2}.*\n)+/);
    expect(output).toContain(`tidetable replay ${file}`);
    expect(readRecord(JSON.parse(readFileSync(file, 'utf8'))).outcome).not.toBeNull();
    expect((await run(['verify', file])).code).toBe(0);
  });

  it('is the same for the same seed and the same choices', async () => {
    const record = async (): Promise<string> => {
      const { args, file } = table('again', 2);
      await converse(args, (screen) => (/Enter goes on/.test(screen) ? '' : '1'));
      return readFileSync(file, 'utf8');
    };
    expect(await record()).toBe(await record());
  });

  it('can be watched when only bots play', async () => {
    const { args } = table('watch', 2, '--seats', '2', '--bot', 'random');
    const { code, output } = await run(args);
    expect(code).toBe(0);
    expect(output).toContain('See it again:');
  });
});
