// `tidetable replay`, into a pipe and at a terminal.
import { writeFileSync } from 'node:fs';
import { itemAt, Match, recordText, seedFrom } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { atTerminal, run, scratch } from '../../../../cli/test/outside.ts';
import { forbiddenIsland } from '../../rules/index.ts';

const file = scratch()('game.json');

const match = Match.start(forbiddenIsland, {
  seats: 2,
  seed: seedFrom('replay'),
  options: { roles: ['diver', 'engineer'], first: '1' },
});
while (match.state.outcome === null) {
  const seat = itemAt(match.deciders.must, 0);
  match.play(seat, forbiddenIsland.standIn(match.state, seat));
}
writeFileSync(file, recordText(match.record()));

describe('replay', () => {
  it('names no house rules where there are none', async () => {
    expect((await run(['replay', file])).output).not.toContain('House rules');
  });

  it('tells the whole story, then shows the last board and the result', async () => {
    const { code, output } = await run(['replay', file]);
    expect(code).toBe(0);
    expect(output).toMatch(/^ {2}1 {2}The Diver is done acting\./);
    expect(output).toContain(`${match.ply}  `);
    expect(output).toMatch(/\nLost: .*\nFI-LOSE-\d/);
  });

  it('stops at a ply', async () => {
    const { output } = await run(['replay', file, '--ply', '1']);
    expect(output).not.toContain('\n  2  ');
    expect(output).not.toContain('Lost:');
    expect(output).toContain('Water ');
  });

  it('shows the board after every ply', async () => {
    const { output } = await run(['replay', file, '--all']);
    for (let ply = 0; ply <= match.ply; ply++)
      expect(output).toContain(`Forbidden Island · ply ${ply} of ${match.ply}\n`);
    expect(output.match(/^Water /gm)).toHaveLength(match.ply + 1);
  });

  it('goes on by itself', async () => {
    const from = String(match.ply - 2);
    const before = performance.now();
    await run(['replay', file, '--ply', from, '--delay', '20']);
    expect(performance.now() - before).toBeGreaterThan(35);
  });

  it('goes step by step at a terminal: on, back, to a ply, and out', async () => {
    const keys = ['', '', 'p', '3', '9999', 'q'];
    const { output } = await atTerminal(['replay', file], keys, (shown) =>
      shown.includes('q quit'),
    );
    const seen = [...output.matchAll(/ply (\d+) of/g)].map(([, ply]) => Number(ply));
    expect(seen).toEqual([0, 1, 2, 1, 3, match.ply]);
    expect(output).toContain('\u001b[2J');
    expect(output).toContain('Lost:');
  });

  it('refuses a ply that the game never reached', async () => {
    const { code, errors } = await run(['replay', file, '--ply', '5000']);
    expect(code).toBe(2);
    expect(errors).toContain(`from 0 to ${match.ply}`);
  });

  it('plays rigged chance again as it was', async () => {
    const rigged = Match.start(forbiddenIsland, { seats: 2, seed: seedFrom('rigged') });
    rigged.play(itemAt(rigged.deciders.must, 0), { type: 'end-actions' });
    rigged.rig({ order: ['iron-gate'] });
    while (rigged.state.outcome === null) {
      const seat = itemAt(rigged.deciders.must, 0);
      rigged.play(seat, forbiddenIsland.standIn(rigged.state, seat));
    }
    writeFileSync(`${file}.rigged`, recordText(rigged.record()));
    expect(await run(['replay', `${file}.rigged`])).toMatchObject({ code: 0, errors: '' });
  });

  it('refuses a record that cannot have happened', async () => {
    const record = match.record();
    const [first, ...others] = record.plies;
    const forged = { ...record, plies: [{ ...first, action: 'escape' }, ...others] };
    writeFileSync(`${file}.forged`, JSON.stringify(forged));
    const { code, errors } = await run(['replay', `${file}.forged`]);
    expect(code).toBe(1);
    expect(errors).toContain('cannot be played again: ply 1: escape');
  });
});
