// `tidetable verify`: true records pass, and whatever was tampered with is found.
import { writeFileSync } from 'node:fs';
import { type GameRecord, itemAt, Match, recordText, seedFrom } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { run, scratch } from '../../../../cli/test/outside.ts';
import { forbiddenIsland } from '../../rules/index.ts';

const inScratch = scratch();

function played(plies: number, match = fresh()): GameRecord {
  while (match.ply < plies && match.state.outcome === null) {
    const seat = itemAt(match.deciders.must, 0);
    match.play(seat, match.legal(seat)[0] as never);
  }
  return match.record();
}

function fresh(): Match {
  return Match.start(forbiddenIsland as never, { seats: 2, seed: seedFrom('verify') });
}

const finished = played(1000);

function kept(name: string, record: object): string {
  const file = inScratch(`${name}.json`);
  writeFileSync(file, JSON.stringify(record));
  return file;
}

describe('verify', () => {
  it('passes a true record and tells how it ended', async () => {
    const file = inScratch('true.json');
    writeFileSync(file, recordText(finished));
    const { code, output } = await run(['verify', file]);
    expect(code).toBe(0);
    expect(output).toMatch(/^✓ ok {2}/);
    expect(output).toContain(`${finished.plies.length} plies · Lost: `);
    expect(output).toContain('1 record, all true');
  });

  it.each([
    [undefined, 'sealed seed  '],
    [[null, null, null], 'sealed seed  '],
    [[null, 'salt', null], 'sealed seed, contribution of seat 1  '],
    [['salt', null, 'pepper'], 'sealed seed, contributions of seats 0 and 2  '],
    [['salt', 'brine', 'pepper'], 'sealed seed, contributions of seats 0, 1 and 2  '],
  ])('says what chance was made of: %j', async (contributions, told) => {
    const match = Match.start(forbiddenIsland as never, {
      seats: 3,
      seed: seedFrom('verify'),
      ...(contributions === undefined ? {} : { contributions }),
    });
    const { code, output } = await run(['verify', kept('mixed', played(6, match))]);
    expect(code).toBe(0);
    expect(output).toContain(`6 plies · unfinished · ${told}`);
  });

  it('finds a contribution that was changed', async () => {
    const contributions = ['salt', null];
    const setting = { seats: 2, seed: seedFrom('verify'), contributions };
    const record = played(6, Match.start(forbiddenIsland as never, setting));
    const forged = kept('forged', { ...record, contributions: ['pepper', null] });
    const { code, output } = await run(['verify', forged]);
    expect(code).toBe(1);
    expect(output).toMatch(/✗ FAILED.*ply 1/);
  });

  it('says when a game is unfinished', async () => {
    expect((await run(['verify', kept('half', played(4))])).output).toContain(
      '4 plies · unfinished',
    );
  });

  const ply = itemAt(finished.plies, 2);
  const altered = (change: Partial<typeof ply>): GameRecord => ({
    ...finished,
    plies: finished.plies.map((other) => (other === ply ? { ...other, ...change } : other)),
  });

  it.each([
    ['a changed action', altered({ action: 'capture treasure=earth' }), 'ply 3'],
    ['another seat', altered({ seat: 1 - ply.seat }), 'ply 3'],
    ['a changed hash', altered({ hash: '0123456789abcdef' }), 'ply 3'],
    ['a changed seed', { ...finished, seed: seedFrom('another') }, 'seed'],
    ['a changed commitment', { ...finished, commitment: 'ab'.repeat(32) }, 'seed'],
    ['a changed last hash', { ...finished, hash: '0123456789abcdef' }, 'last state'],
    ['a changed outcome', { ...finished, outcome: null }, 'outcome'],
    ['a dropped ply', { ...finished, plies: finished.plies.slice(0, -1) }, 'last state'],
    ['other rules', { ...finished, rulesVersion: 99 }, 'rules version 99'],
    ['an unknown game', { ...finished, game: 'chess' }, 'no game called "chess"'],
    ['a missing field', { ...finished, plies: undefined }, 'not the record of a game'],
  ])('finds %s', async (name, record, reason) => {
    const { code, output } = await run(['verify', kept(name, record)]);
    expect(code).toBe(1);
    expect(output).toMatch(/^✗ FAILED {2}/);
    expect(output).toContain(reason);
    expect(output).toContain('1 record, 1 FAILED');
  });

  it('says when the deal was not a fair one', async () => {
    const rigged = fresh();
    rigged.rig({ order: ['waters-rise'] });
    const loaded = Match.load(forbiddenIsland as never, seedFrom('loaded'), fresh().state);
    const files = [kept('rigged', played(6, rigged)), kept('loaded', played(6, loaded))];
    const { code, output } = await run(['verify', ...files]);
    expect(code).toBe(0);
    expect(output).toContain('not a fair deal: its chance was rigged');
    expect(output).toContain('not a fair deal: it began from a position set up by hand');
  });

  it('goes on after a file that is missing or is no JSON', async () => {
    const text = inScratch('letter.json');
    writeFileSync(text, 'Dear Tidetable');
    const { code, output } = await run([
      'verify',
      inScratch('none.json'),
      text,
      kept('good', finished),
    ]);
    expect(code).toBe(1);
    expect(output).toContain('there is no such file');
    expect(output).toContain('this is not JSON');
    expect(output).toContain('3 records, 2 FAILED');
  });

  it('takes a folder for the records in it', async () => {
    expect((await run(['verify', inScratch('.')])).output).toMatch(/✓ ok {2}\S+half\.json/);
  });
});
