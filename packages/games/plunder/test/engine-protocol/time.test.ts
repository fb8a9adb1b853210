// Calling time in the engine protocol.
import { describe, expect, it } from 'vitest';
import { talk } from '../../../../cli/test/protocol-kit.ts';

describe('time', () => {
  it('is called by who runs the table, as soon as it can be, and ends the game', () => {
    const { ask } = talk();
    const timer = ask('games').games.find(({ id }) => id === 'plunder')?.options.timer;
    const minutes = timer?.kind === 'number' ? 2 : '30';
    let { must } = ask('new', { game: 'plunder', seats: 2, options: { timer: minutes } }).deciders;
    let called = ask('time');
    for (let left = 100; left > 0 && !called.ok; left--) {
      const [offer] = ask('legal', { seat: must[0] }).actions;
      ({ must } = ask('play', { seat: must[0], action: offer?.action }).deciders);
      called = ask('time');
    }
    expect(called.outcome?.endings[0]).toMatchObject({ ending: 'clock' });
    expect(ask('time').ok).toBe(false);
    const { record } = ask('record');
    expect(ask('replay', { record })).toMatchObject({ ok: true, outcome: called.outcome });
  });
});
