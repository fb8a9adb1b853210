// The log of a server table: moments by number, and the recap after an absence.
import { expect, it } from 'vitest';
import { PlyCounter, recapOf } from '../src/tables/remote/log-entries.ts';

const event = (type: string, fields: object = {}) => ({ type, ...fields }) as never;
const plays = (count: number, from = 1) =>
  Array.from({ length: count }, (_none, nth) => ({
    seq: from + nth,
    seat: 0,
    events: [event('moved')],
  }));

it('counts the actions that stand, as the server does where some were taken back', () => {
  const counter = new PlyCounter();
  const entries = [...plays(3), { seq: 4, seat: 0, undo: 'turn', ply: 1 }, ...plays(1, 5)];
  expect(entries.map((entry) => counter.shown(entry).ply)).toEqual([1, 2, 3, 1, 2]);
});

it('shows what was missed from the moment that was seen, and no more than can be watched', () => {
  const counter = new PlyCounter();
  const story = plays(40).map((entry) => counter.shown(entry));
  expect(recapOf(story, null)).toBeNull();
  expect(recapOf(story, '40')).toBeNull();
  expect(recapOf(story, '37')).toMatchObject({ ply: 37, missed: [{ ply: 38 }, {}, {}] });
  expect(recapOf(story, '2')?.missed).toHaveLength(18);
});

it('begins before what was taken back meanwhile', () => {
  const counter = new PlyCounter();
  const entries = [...plays(3), { seq: 4, seat: 0, undo: '', ply: 2 }, ...plays(1, 5)];
  const story = entries.map((entry) => counter.shown(entry));
  expect(recapOf(story, '3')?.ply).toBe(2);
});
