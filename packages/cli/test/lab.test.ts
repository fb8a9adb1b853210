// The lab: the same on any number of threads, today or tomorrow, and with other numbers in the tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { MANIFESTS } from '@tidetable/catalogue';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../src/games.ts';
import { markedId } from '../src/simulation/batch.ts';
import { changesIn, placesIn } from '../src/simulation/changes.ts';
import { withChanges } from '../src/simulation/compiled-program.ts';
import { Counters } from '../src/simulation/counters.ts';
import { batchesOf } from '../src/simulation/job.ts';
import { run, scratch } from './outside.ts';
import { ANY, SCORED } from './some-games.ts';

const file = scratch();
const CALL = `simulate ${SCORED.id} --games 30 --bots random --seats 3 --json --seed tide`.split(
  ' ',
);

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
    const call = `simulate ${ANY.id} --games 2 --bots random --json --to unnamed`.split(' ');
    const first = await run(call);
    expect((await run(call)).output).toBe(first.output);
  });

  it('refuses another run, and says what differs', async () => {
    await run(`simulate ${SCORED.id} --games 2 --bots random --seed a --to taken`.split(' '));
    const { code, errors } = await run(
      `simulate ${SCORED.id} --games 3 --bots random --seed a --to taken`.split(' '),
    );
    expect(code).toBe(2);
    expect(errors).toContain('games is 2 there, and 3 now');
  });
});

describe('--set', () => {
  it('never passes for the game itself', () => {
    const id = markedId(SCORED.id, ['town.strength=7']);
    expect(id).toBe(`${SCORED.id}+town.strength=7`);
  });

  it.each(MANIFESTS.map(({ editions: [first] }) => first?.id ?? ''))(
    'finds every number of %s in its sources, and changes no other',
    async (id) => {
      const { tunables } = partsOf(id);
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
