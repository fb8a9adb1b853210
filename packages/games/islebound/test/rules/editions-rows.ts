// What each difference between retail and prototype means in play.
import { rule } from '@tidetable/conformance';
import type { RuleId } from '@tidetable/engine';
import { expect, it } from 'vitest';
import type { EditionName } from '../../rules/state.ts';

type Effect = 'differs' | 'same' | 'not played';

/** The comparison of the two rulebooks: subject, and whether it changes play. */
const ROWS: readonly (readonly [row: number, topic: string, effect: Effect])[] = [
  [1, 'event cards', 'differs'],
  [2, 'renown tokens', 'differs'],
  [3, 'building track tokens', 'differs'],
  [4, 'player aids', 'not played'],
  [5, 'pirates, serpents and Ichor', 'differs'],
  [6, 'coins, goods and crew', 'same'],
  [7, 'ship standees', 'not played'],
  [8, 'buildings, reputation cards, dice and cubes', 'same'],
  [9, 'limits of the supply', 'same'],
  [10, 'limits of a ship', 'same'],
  [11, 'terms', 'not played'],
  [12, 'ports at setup', 'same'],
  [13, 'sides of the sea boards', 'differs'],
  [14, 'crew stack', 'differs'],
  [15, 'places on the renown board', 'not played'],
  [16, 'blocked slots for two', 'same'],
  [17, 'least move', 'same'],
  [18, 'return to the start', 'differs'],
  [19, 'passing other ships', 'same'],
  [20, 'lines within a sea board', 'same'],
  [21, 'where coins go', 'same'],
  [22, "crew on entry to an opponent's town", 'same'],
  [23, 'any crew member on entry', 'same'],
  [24, 'least attack', 'same'],
  [25, 'attackers after a success', 'differs'],
  [26, 'when to retreat', 'same'],
  [27, 'extra combat dice', 'same'],
  [28, 'when to reroll', 'same'],
  [29, 'order of cubes in diplomacy', 'same'],
  [30, 'hunt with coins on the map', 'same'],
  [31, 'event examples', 'same'],
  [32, 'empty event piles', 'same'],
  [33, 'several purchases', 'same'],
  [34, 'refill after a purchase', 'same'],
  [35, 'build examples', 'same'],
  [36, 'end by buildings', 'same'],
  [37, 'end by the last token', 'differs'],
  [38, 'renown past the last token', 'same'],
  [39, 'last round, scoring and ties', 'same'],
  [40, 'renown of several players', 'same'],
  [41, 'renown past 7', 'same'],
  [42, 'reputation examples', 'same'],
  [43, 'limit of 7, empty reputation piles', 'differs'],
  [44, 'two ways to take Farwold', 'same'],
  [45, 'sail crew below deck', 'same'],
  [46, 'renown at the game end', 'same'],
  [47, 'numbers of the town actions', 'same'],
  [48, 'clarifications and variants', 'differs'],
  [49, 'move examples', 'same'],
  [50, 'token example', 'same'],
  [51, 'places on cards and boards', 'not played'],
  [52, 'crew that is counted', 'same'],
  [53, 'used reputation card', 'same'],
  [54, 'words without effect', 'same'],
];

const played = new Map<number, Effect>();

type Play = (edition: EditionName) => unknown;

/** Both editions play the same. */
export function same(row: number, id: RuleId, what: string, play: Play, result: unknown): void {
  played.set(row, played.get(row) ?? 'same');
  rule(id, () => {
    it.each<EditionName>(['retail', 'prototype'])(`A-DIFF ${row}: ${what}, in %s`, (edition) => {
      expect(play(edition)).toEqual(result);
    });
  });
}

/** The editions differ. */
export function differs(
  row: number,
  id: RuleId,
  what: string,
  play: Play,
  results: { readonly retail: unknown; readonly prototype: unknown },
): void {
  played.set(row, 'differs');
  rule(id, () => {
    it(`A-DIFF ${row}: ${what}`, () => {
      expect({ retail: play('retail'), prototype: play('prototype') }).toEqual(results);
    });
  });
}

/** To be called after all rows. */
export function everyRowIsPlayed(): void {
  it('plays every row that has to do with play, and says what comes of it', () => {
    expect(ROWS.map(([row]) => row)).toEqual(Array.from({ length: 54 }, (_none, at) => at + 1));
    const told = ROWS.filter(([, , effect]) => effect !== 'not played');
    expect(told.map(([row]) => [row, played.get(row)])).toEqual(
      told.map(([row, , effect]) => [row, effect]),
    );
    expect(played.size).toBe(told.length);
  });
}
