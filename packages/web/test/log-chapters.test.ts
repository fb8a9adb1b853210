// The log in chapters: turns, sentences, and what concerns the seat that looks.

import { readFileSync } from 'node:fs';
import { loadedGame } from '@tidetable/catalogue/loaded';
import { called, Match, readNotation } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { LogBook } from '../src/frame/log-chapters.ts';
import { linesOf } from '../src/frame/log-lines.ts';
import type { ShownEntry } from '../src/tables/table.ts';
import { FOR_MANY } from './kit/games.ts';

const {
  game,
  words: { face },
} = loadedGame(FOR_MANY);
const RECORD = new URL(`../../games/${FOR_MANY}/records/bargains.json`, import.meta.url);

const { seats, options, seed, plies } = JSON.parse(readFileSync(RECORD, 'utf8'));
const match = Match.start(game, { seats, options, seed });
const story: ShownEntry[] = plies.map(
  ({ seat, action }: { seat: number; action: string }, nth: number) => {
    const answer = match.play(seat, readNotation(action) as never);
    const events = answer.ok ? answer.events.map((event) => game.redact(event, 1)) : [];
    return { key: String(nth), ply: nth + 1, seat, events };
  },
);
const view = match.view(1);
const shown = { view, must: [], may: false, menu: null, undoable: 0 };
const toAll = { reader: null, who: (seat: number) => called(`Seat ${seat}`) };
const lines = linesOf({ story, shown, isWholeStory: true }, face, toAll);
const chapters = new LogBook({ face, affects: game.affects as never }).read(lines, view, 1);

describe('a chapter', () => {
  it('is a turn, with the round that it is in', () => {
    expect(chapters[0]?.heading).toBeNull();
    const { firstPlayer } = match.state as unknown as { readonly firstPlayer: number };
    const headings = chapters.slice(1, seats + 2).map(({ heading }) => heading);
    expect(headings.map((heading) => [heading?.seat, heading?.round])).toEqual(
      Array.from({ length: seats + 1 }, (_none, turn) => [
        (firstPlayer + turn) % seats,
        turn < seats ? 1 : 2,
      ]),
    );
  });

  it('is the same, read line by line or all at once', () => {
    const book = new LogBook({ face, affects: game.affects as never });
    for (let read = 1; read < lines.length; read++) book.read(lines.slice(0, read), view, 1);
    const before = book.read(lines.slice(0, -1), view, 1);
    const after = book.read(lines, view, 1);
    expect(after).toEqual(chapters);
    expect(after[3]).toBe(before[3]);
  });

  it('has fewer sentences than there were events, and leaves out none', () => {
    const sentences = chapters.flatMap((one) => [one.heading ?? [], one.sentences].flat());
    expect(sentences.length).toBeLessThan(lines.length * 0.7);
    const entries = new Set(sentences.flatMap(({ entries }) => entries));
    expect(entries).toEqual(new Set(lines.map(({ entry }) => entry)));
  });

  it('marks what the seat did and what was done to it', () => {
    const about = (text: RegExp) =>
      chapters.flatMap(({ sentences }) => sentences).find((one) => text.test(one.text))?.about;
    expect(about(/^Blue makes Shackle Key home/)).toBe('own');
    expect(about(/attacks Blue's Shackle Key/)).toBe('hit');
    expect(about(/^Green makes/)).toBeNull();
    expect(about(/^Blue draws .* for 1 island/)).toBe('own');
  });
});
