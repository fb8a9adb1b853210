// A rule changed without a new version would change running games.
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { type Game, Generator, itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { frozenFiles, hashOf } from './rules-freeze/freeze.ts';
import { codeOf, plain, type Sources } from './rules-lock/code.ts';
import { codeOfGame, GAMES, readLock, relocked, sourcesOfGame } from './rules-lock/lock.ts';
import { playOf } from './rules-lock/play.ts';

describe.each(GAMES.map(([game, folder]) => [game.id, game, folder] as const))(
  '%s',
  (_id, game, folder) => {
    it('is the code that was locked: after a change, npm run rules:lock says whether it needs a new version', () => {
      const { rulesVersion, code } = readLock().games[game.id] ?? {};
      expect({ rulesVersion: game.rulesVersion, code: codeOfGame(sourcesOfGame(folder)) }).toEqual({
        rulesVersion,
        code,
      });
    });
  },
);

it('sees each of fifty changed constants', () => {
  const chance = new Generator(1, 2, 3, 4);
  for (let number = 0; number < 50; number++) {
    const [, folder] = itemAt(GAMES, number % GAMES.length);
    const sources = sourcesOfGame(folder);
    expect(codeOf(oneNumberChanged(sources, chance))).not.toBe(codeOf(sources));
  }
});

it('does not mind comments, layout and types', () => {
  const one = new Map([['a.ts', 'export const most: number = 5; // cards']]);
  const other = new Map([['a.ts', '/** Cards. */\nexport const most =\n  5;\n']]);
  expect(codeOf(one)).toBe(codeOf(other));
});

it('refuses play that differs under the same version, and takes it under the next', () => {
  const [game] = EVERY_GAME as [Game, ...Game[]];
  const known = { rulesVersion: 1, code: '', play: playOf(game) };
  const now = { ...known, code: 'other', play: playOf(dealtLater(game)) };
  expect(relocked(known, now, [1])).toMatch('give it version 2');
  expect(relocked(known, { ...now, rulesVersion: 2 }, [1])).toMatchObject({ rulesVersion: 2 });
  expect(relocked(known, { ...now, play: known.play }, [])).toMatchObject({ code: 'other' });
  expect(relocked({ ...known, rulesVersion: 3 }, now, [1, 2])).toMatch('older');
});

it('raises no version before the last one is frozen', () => {
  const known = { rulesVersion: 2, code: '', play: '' };
  const raised = { rulesVersion: 3, code: 'other', play: 'other' };
  expect(relocked(known, raised, [1])).toMatch(/version 2 is not frozen.*npm run rules:freeze/);
  expect(relocked(known, raised, [1, 2])).toBe(raised);
});

it('has every frozen file as it was frozen', () => {
  const found = frozenFiles().map((name) => [name, hashOf(name)]);
  expect(Object.fromEntries(found)).toEqual(readLock().frozen);
});

/** Some number in a table of data becomes another. */
function oneNumberChanged(sources: Sources, chance: Generator): Sources {
  const tables = [...sources].flatMap(([path, text]) => {
    const code = plain(text);
    const numbers = [...code.matchAll(/(?<=[=:,([])\d+(?=[,;)\]}])/g)];
    return path.startsWith('data/') && numbers.length > 0 ? [{ path, code, numbers }] : [];
  });
  const { path, code, numbers } = itemAt(tables, chance.below(tables.length));
  const { index, 0: digits } = itemAt(numbers, chance.below(numbers.length));
  const after = code.slice(index + digits.length);
  return new Map(sources).set(path, `${code.slice(0, index)}${Number(digits) + 1}${after}`);
}

/** Another deal: the dice have been rolled once before. */
function dealtLater(game: Game): Game {
  return {
    ...game,
    setup(seats, options, chance) {
      chance.roll(6);
      return game.setup(seats, options, chance);
    },
  };
}
