// One local game, without its worker: undo, earlier moments, forks, and who may know what.

import { readFileSync } from 'node:fs';
import { defaultBot, loadedGame } from '@tidetable/catalogue/loaded';
import { type GameRecord, readNotation, readRecord } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../../src/tables/local/local-game.ts';
import type { Sitter } from '../../src/tables/local/messages.ts';
import { namesOf } from '../../src/tables/local/names.ts';
import { COOPERATIVE, WITH_EDITIONS } from '../kit/games.ts';

const { game: open } = loadedGame(COOPERATIVE);
const { game: secretive } = loadedGame(WITH_EDITIONS);
const bot = defaultBot(COOPERATIVE);

const ANNA: Sitter = { person: 'Anna' };
const BEN: Sitter = { person: 'Ben' };
const BOT: Sitter = { bot: 'bosun' };
const SEED = 'a'.repeat(64);

function recordOf(game: string, name: string): GameRecord {
  const file = new URL(`../../../games/${game}/records/${name}.json`, import.meta.url);
  return readRecord(JSON.parse(readFileSync(file, 'utf8')));
}

function island(seating: readonly Sitter[] = [ANNA, BOT]): LocalGame {
  const options = { first: '1', roles: ['explorer', 'engineer'] };
  return LocalGame.open(open, { game: '', seating, options, seed: SEED }, [bot]);
}

/** The first action of a kind that is offered. */
function anyOf(game: LocalGame, seat: number, kind: string): string {
  const offered = Object.values(game.shownTo(seat).menu?.allowed ?? {}).flat();
  const found = offered.find((text) => readNotation(text).type === kind);
  if (found === undefined) throw new Error(`no ${kind} among ${offered.join('; ')}`);
  return found;
}

describe('taking back', () => {
  it('brings back the moment before, and the story tells of both', () => {
    const game = island();
    const before = game.shownTo(0).view;
    expect(game.playText(0, anyOf(game, 0, 'move')).kind).toBe('accepted');
    expect(game.shownTo(0).view).not.toEqual(before);
    expect(game.undo(0, 'action').kind).toBe('accepted');
    expect(game.shownTo(0).view).toEqual(before);
    expect(game.storyFor(0).map(({ ply, undo }) => [ply, undo])).toEqual([
      [1, undefined],
      [0, 'action'],
    ]);
  });

  it('undoes a whole turn at once', () => {
    const game = island();
    game.playText(0, anyOf(game, 0, 'move'));
    game.playText(0, anyOf(game, 0, 'move'));
    expect(game.shownTo(0).undoable).toBe(2);
    game.undo(0, 'turn');
    expect(game.match.ply).toBe(0);
  });

  it('says why not, once a card has been turned', () => {
    const game = island();
    game.playText(0, anyOf(game, 0, 'end-actions'));
    const answer = game.undo(0, 'action');
    expect(answer.kind).toBe('refused');
    expect(answer.message).toMatch(/stands|acted/);
  });

  it('with open hands, belongs to the seat that acted, whatever seat looks', () => {
    const game = island([ANNA, BEN]);
    game.playText(0, anyOf(game, 0, 'move'));
    expect(game.shownTo(1).undoable).toBe(1);
    expect(game.undo(1, 'action').kind).toBe('accepted');
    expect(game.match.ply).toBe(0);
  });
});

describe('earlier moments', () => {
  const record = recordOf(COOPERATIVE, 'won');
  const seating = [ANNA, BOT];

  it('are as they were, and offer nothing', () => {
    const game = LocalGame.resume(open, record, seating, [bot]);
    const first = { ...record, plies: record.plies.slice(0, 20) };
    const then = LocalGame.resume(open, first, seating, [bot]);
    expect(game.shownAt(20, 0).view).toEqual(then.shownTo(0).view);
    expect(game.shownAt(20, 0).menu).toBeNull();
  });

  it('can be played on from: a game that begins there and has a chance of its own', async () => {
    const game = LocalGame.resume(open, record, seating, [bot]);
    const fork = game.fork(20, 0, SEED);
    expect(fork).toMatchObject({ seed: SEED, plies: [], outcome: null });
    const played = LocalGame.resume(open, fork, seating, [bot]);
    expect(played.states[0]).toEqual(game.states[20]);
    const turn = await played.botTurn();
    const [first] = played.match.deciders.must;
    expect(turn?.seat ?? first).toBe(first);
  });

  it('of a running game reveal nothing of its future', () => {
    const running = { ...record, plies: record.plies.slice(0, 20) };
    const game = LocalGame.resume(open, running, seating, [bot]);
    const decks = Array.from({ length: 8 }, () => {
      const { from } = game.fork(20, 0, SEED) as { from: { treasureDeck: readonly string[] } };
      return from.treasureDeck.join();
    });
    expect(new Set(decks).size).toBeGreaterThan(1);
    const fork = LocalGame.resume(open, game.fork(20, 0, SEED), seating, [bot]);
    expect(fork.shownTo(0).view).toEqual(game.shownTo(0).view);
  });

  it('are refused where the record is not true', () => {
    const [first, ...rest] = record.plies;
    if (first === undefined) throw new Error('an empty record');
    const forged = { ...record, plies: [{ ...first, hash: '0'.repeat(16) }, ...rest] };
    expect(() => LocalGame.resume(open, forged, seating, [bot])).toThrow(/ply 1/);
  });
});

it('goes the same where the seed is: bots have no other chance', async () => {
  const [one, other] = [await byBots(SEED), await byBots(SEED)];
  expect(one).toEqual(other);
  expect(one).not.toEqual(await byBots('b'.repeat(64)));
});

async function byBots(seed: string): Promise<readonly unknown[]> {
  const options = { first: '1', roles: ['explorer', 'engineer'] };
  const game = LocalGame.open(open, { game: '', seating: [BOT, BOT], options, seed }, [bot]);
  for (let ply = 0; ply < 30; ply++) {
    const turn = await game.botTurn();
    if (turn !== null) game.play(turn.seat, turn.action);
  }
  return game.match.record().plies;
}

describe('hidden hands', () => {
  const record = recordOf(WITH_EDITIONS, 'architect');
  const seating = Array.from({ length: record.seats }, () => ANNA);
  const game = LocalGame.resume(secretive, record, seating, [defaultBot(WITH_EDITIONS)]);

  it('stay hidden in the story of every other seat', () => {
    const drafted = (viewer: number): readonly unknown[] =>
      game
        .storyFor(viewer)
        .flatMap(({ events }) => events)
        .filter((event) => event.type === 'drafted' && 'seat' in event && event.seat === 0)
        .map((event) => ('building' in event ? event.building : undefined));
    expect(drafted(0).every((building) => typeof building === 'string')).toBe(true);
    expect(drafted(0).length).toBeGreaterThan(0);
    expect(drafted(1).every((building) => building === null)).toBe(true);
  });

  it('make a table that is not open; without architects it is', () => {
    expect(game.isOpen).toBe(false);
    const open = recordOf(WITH_EDITIONS, 'buildings');
    expect(LocalGame.resume(secretive, open, seating.slice(0, open.seats), []).isOpen).toBe(true);
  });
});

describe('a standing “no”', () => {
  /** Plays what ends turns until the turn of this seat has begun. */
  function untilTurnOf(game: LocalGame, seat: number): void {
    const isBegun = () =>
      game
        .storyFor('spectator', game.length - 1)
        .some(({ events }) =>
          events.some((one) => one.type === 'turn-began' && 'seat' in one && one.seat === seat),
        );
    do {
      const asked = game.match.deciders.must[0] ?? 0;
      const offers = game.match.legal(asked);
      const ends = offers.find(({ type }) => /^(end|pass|stop|discard)/.test(type));
      game.play(asked, ends ?? (offers[0] as never));
    } while (!isBegun());
  }

  it('until one’s own turn ends with that, and not with another’s', () => {
    const game = island([ANNA, BEN]);
    game.passUntil(0, 'own-turn');
    game.passUntil(1, 'turn');
    untilTurnOf(game, 1);
    expect(game.standingNo(0)).toEqual({ until: 'own-turn', hasEnded: false });
    expect(game.standingNo(1)).toEqual({ until: 'turn', hasEnded: true });
    untilTurnOf(game, 0);
    expect(game.standingNo(0)).toEqual({ until: 'own-turn', hasEnded: true });
  });

  it('that has ended is told until its seat acts, or says another', () => {
    const game = island([ANNA, BEN]);
    game.passUntil(1, 'own-turn');
    untilTurnOf(game, 1);
    expect(game.standingNo(1)?.hasEnded).toBe(true);
    game.playText(1, anyOf(game, 1, 'move'));
    expect(game.standingNo(1)).toBeNull();
    game.passUntil(1, 'cancelled');
    untilTurnOf(game, 0);
    expect(game.standingNo(1)).toEqual({ until: 'cancelled', hasEnded: false });
    game.passUntil(1, null);
    expect(game.standingNo(1)).toBeNull();
  });

  it('is taken up again with the game', () => {
    const game = island([ANNA, BEN]);
    game.passUntil(1, 'own-turn');
    game.playText(0, anyOf(game, 0, 'move'));
    const { match, standingNos } = game;
    const again = LocalGame.resume(open, match.record(), [ANNA, BEN], [], standingNos);
    expect(again.standingNos).toEqual({ 1: { until: 'own-turn', hasEnded: false } });
    untilTurnOf(again, 1);
    expect(again.standingNo(1)?.hasEnded).toBe(true);
  });
});

it('numbers bots of one name', () => {
  expect(namesOf([ANNA, BOT])).toEqual(['Anna', 'Bosun']);
  expect(namesOf([ANNA, BOT, BOT])).toEqual(['Anna', 'Bosun 1', 'Bosun 2']);
});
