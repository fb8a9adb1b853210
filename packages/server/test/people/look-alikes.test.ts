// Names that look the same to the eye.
import { describe, expect, it } from 'vitest';
import { looksOf, namesApart } from '../../src/people/look-alikes.ts';
import { ANNE } from '../store/samples.ts';
import { aGuest, anAccount, aServer, aTable } from './kit.ts';

describe('names', () => {
  it.each([
    ['Anne', 'ANNE'],
    ['Anne', 'Аnnе'],
    ['Anne', 'Ａｎｎｅ'],
    ['Anne', 'A n n e .'],
    ['Bill', 'B1lI'],
    ['Nemo', 'Νemο'],
    ['Zoë', 'zoe'],
    ['Morna', 'Moma'],
  ])('%s and %s look alike', (one, other) => {
    expect(looksOf(one)).toBe(looksOf(other));
  });

  it.each([
    ['Anne', 'Anna'],
    ['Mary', 'Marie'],
    ['Player 2', 'Player 3'],
    ['船長', '船员'],
  ])('%s and %s do not', (one, other) => {
    expect(looksOf(one)).not.toBe(looksOf(other));
  });

  it('are numbered: accounts keep theirs before guests, and the older ones before the newer', () => {
    const person = (id: string, changes: object) => ({ ...ANNE, id, name: 'Anne', ...changes });
    const young = person('young', { since: 3 });
    const old = person('old', { since: 1, name: 'anne' });
    const account = person('account', { since: 2, kind: 'account', name: 'ANNE' });
    const sly = person('sly', { since: 9, name: 'Anne (2)' });
    expect([...namesApart([young, sly, old, account])]).toEqual([
      ['account', 'ANNE'],
      ['old', 'anne (2)'],
      ['young', 'Anne (3)'],
      ['sly', 'Anne (2) (2)'],
    ]);
  });
});

it('at a table nobody passes for another, neither by seat nor in the chat', async () => {
  const served = await aServer();
  const anne = await anAccount(served, 'anne');
  const table = await aTable(anne);
  const double = await aGuest(served, 'Аnnе');
  const joined = (await double.post(`/tables/${table}/join`)).body;
  const names = joined.seats.map((seat: { person: { name: string } }) => seat.person.name);
  expect(names).toEqual(['anne', 'Аnnе (2)']);
  const watcher = await aGuest(served, 'Anne');
  const said = await watcher.post(`/tables/${table}/chat`, { words: 'trust me' });
  expect(said.body.person.name).toBe('Anne (3)');
  const { lines } = (await anne.get(`/tables/${table}/chat`)).body;
  expect(lines).toMatchObject([{ person: { id: watcher.id, name: 'Anne (3)' } }]);
  expect((await double.get('/me')).body.name).toBe('Аnnе');
});
