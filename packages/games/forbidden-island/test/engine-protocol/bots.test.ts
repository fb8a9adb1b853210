// Asking a bot what it would do.
import { LEVELS } from '@tidetable/bots';
import { describe, expect, it } from 'vitest';
import { atTable } from './island.ts';

describe('choose', () => {
  it.each(LEVELS)('has the %s choose something that is on offer, and the same again', (bot) => {
    const { ask } = atTable();
    const before = ask('record');
    const chosen = ask('choose', { seat: 0, bot });
    const { actions } = ask('legal', { seat: 0 });
    expect(actions.map(({ notation }) => notation)).toContain(chosen.notation);
    expect(ask('record')).toEqual(before);
    expect(atTable().ask('choose', { seat: 0, bot })).toEqual(chosen);
    expect(ask('play', { seat: 0, action: chosen.action }).ok).toBe(true);
  });

  it('asks the bosun unless told', () => {
    const { ask } = atTable();
    expect(ask('choose', { seat: 0 })).toEqual(ask('choose', { seat: 0, bot: 'bosun' }));
  });

  it.each([
    [{ seat: 1 }, 'not-asked', /waiting for seat 0/],
    [{ seat: 9 }, 'bad-seat', /from 0 to 2/],
    [{ seat: 0, bot: 'bosum' }, 'unknown-bot', /bosun/],
    [{ seat: 0, bot: 7 }, 'bad-request', /^choose\.bot/],
    [{}, 'bad-request', /^choose\.seat/],
  ])('refuses %j with %s', (fields, code, message) => {
    const { ask, fails } = atTable();
    const before = ask('record');
    expect(fails('choose', fields)).toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
    expect(ask('record')).toEqual(before);
  });
});
