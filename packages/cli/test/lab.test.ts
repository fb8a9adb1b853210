// The lab: the same on any number of threads, today or tomorrow, and with other numbers in the tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { islebound } from '@tidetable/islebound/rules';
import { describe, expect, it } from 'vitest';
import { boxOf, GAMES } from '../src/games.ts';
import { markedId } from '../src/simulation/batch.ts';
import { withChanges } from '../src/simulation/changed.ts';
import { changesIn, placesIn } from '../src/simulation/changes.ts';
import { Counters } from '../src/simulation/counters.ts';
import { batchesOf } from '../src/simulation/job.ts';
import { run, scratch } from './outside.ts';

const file = scratch();
const CALL = 'simulate islebound --games 30 --bots random --seats 3 --json --seed tide'.split(' ');

describe('threads', () => {
  it('give the same report, whether one or two', async () => {
    const one = await run([...CALL, '--workers', '1']);
    const two = await run([...CALL, '--workers', '2']);
    expect(one.code).toBe(0);
    expect(two.output).toBe(one.output);
  });

  it('play every deal once', () => {
    for (const deals of [1, 199, 201, 1000, 123_457]) {
      const batches = batchesOf(deals, 1000);
      const played = batches.reduce((sum, { from, to }) => sum + to - from + 1, 0);
      expect(played).toBe(deals);
      expect(batches.at(-1)?.to).toBe(deals);
    }
  });
});

describe('a folder', () => {
  it('lets a killed run go on to the same report', async () => {
    const whole = await run(CALL);
    const folder = file('killed');
    expect((await run([...CALL, '--to', folder])).output).toBe(whole.output);
    const kept = `${folder}/batches.jsonl`;
    const lines = readFileSync(kept, 'utf8').split('\n');
    writeFileSync(kept, `${lines.slice(0, 11).join('\n')}\n${lines[11]?.slice(0, 40)}`);
    const { output, errors } = await run([...CALL, '--to', folder, '--progress']);
    expect(output).toBe(whole.output);
    expect(errors).toContain('11 of 30');
    expect(readFileSync(kept, 'utf8').split('\n')).toHaveLength(lines.length);
  });

  it('keeps the seed of a run that named none', async () => {
    const call = 'simulate forbidden-island --games 2 --bots random --json --to unnamed'.split(' ');
    const first = await run(call);
    expect((await run(call)).output).toBe(first.output);
  });

  it('refuses another run, and says what differs', async () => {
    await run('simulate islebound --games 2 --bots random --seed a --to taken'.split(' '));
    const { code, errors } = await run(
      'simulate islebound --games 3 --bots random --seed a --to taken'.split(' '),
    );
    expect(code).toBe(2);
    expect(errors).toContain('games is 2 there, and 3 now');
  });
});

describe('--set', () => {
  it('changes how the game is played, and says so at the top', async () => {
    const call = 'simulate islebound --games 12 --bots random --seed tide'.split(' ');
    const set = [...call, '--set', 'end-buildings.2=2'];
    const { output } = await run(set);
    expect(output.split('\n')[1]).toBe('Changed: end-buildings.2 is 2 instead of 8');
    const rounds = (text: string) =>
      (JSON.parse(text) as { rounds: { median: number } }).rounds.median;
    const shorter = await run([...set, '--json']);
    expect(rounds(shorter.output)).toBeLessThan(rounds((await run([...call, '--json'])).output));
    expect(JSON.parse(shorter.output)).toMatchObject({
      game: 'islebound+end-buildings.2=2',
      changes: [{ path: 'end-buildings.2', from: 8, to: 2 }],
    });
  });

  it('never passes for the game itself', () => {
    const id = markedId(islebound.id, ['town.stratic.strength=7']);
    expect(id).toBe('islebound+town.stratic.strength=7');
    expect(GAMES.some((game) => game.id === id)).toBe(false);
  });

  it.each([
    ['town.strati.strength=7', 'did you mean stratic?'],
    ['town.atlantis.strength=7', 'town.… can be borsham, farwold'],
    ['town.stratic.strength=strong', 'a whole number from 0 to 30'],
    ['town.stratic.strength=31', 'the game has 8'],
    ['town.stratic.banner=green', 'red or blue or both'],
    ['town.stratic.strength', '--set wants PATH=VALUE'],
  ])('says what would be right instead of %s', async (given, said) => {
    const { code, errors } = await run(['simulate', 'islebound', '--set', given]);
    expect(code).toBe(2);
    expect(errors).toContain(said);
  });

  it('says plainly when the rules do not work with it', async () => {
    const call = 'simulate plunder --games 8 --bots random --seed x --set starting-pegs.life=0';
    const { code, errors } = await run(call.split(' '));
    expect(code).toBe(2);
    expect(errors).toContain('cannot be played with these changes');
  });

  it.each(['forbidden-island', 'islebound', 'plunder'])(
    'finds every number of %s in its sources, and changes no other',
    async (id) => {
      const { tunables } = boxOf(id);
      const sample = [...placesIn(tunables)].filter((_place, index) => index % 9 === 0);
      for (const [path, { from, file: name, constant, least, most }] of sample) {
        if (typeof from === 'string') continue;
        const to = from === most ? least : from + 1;
        const source = readFileSync(
          new URL(`../../games/${tunables.folder}/rules/data/${name}.ts`, import.meta.url),
          'utf8',
        );
        const changes = changesIn(tunables, [`${path}=${to}`]);
        const [before, after] = await Promise.all([
          withChanges(source, []),
          withChanges(source, changes),
        ]);
        const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
        expect(added, path).toHaveLength(1);
        expect(added[0]).toContain(constant);
        expect(added[0]).toMatch(new RegExp(` = ${to};$`));
      }
    },
  );
});

it('counters add up in any order', () => {
  const one = new Counters();
  one.add('turns', 3);
  const other = new Counters();
  other.add('turns', 3, 2);
  other.add('turns', 12);
  const [forth, back] = [new Counters(), new Counters()];
  for (const counters of [one, other]) forth.join(counters.plain());
  for (const counters of [other, one]) back.join(counters.plain());
  expect(forth.entries('turns')).toEqual([
    ['3', 3],
    ['12', 1],
  ]);
  expect(back.entries('turns')).toEqual(forth.entries('turns'));
});
