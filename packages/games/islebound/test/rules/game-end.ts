// Game End, p. 14: triggers and the last turns.

import { rule, type Scene } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import type { Building } from '../../rules/data/buildings.ts';
import type { Islebound } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

const EIGHT: Building[] = [
  'academy-of-builders',
  'bridge',
  'butcher',
  'combat-arena',
  'fishing-guild',
  'gambling-hall',
  'jeweller',
  'market',
];
const OTHERS: Building[] = [
  'house-of-commons',
  'library',
  'mansion',
  'mausoleum',
  'mercenary-guild',
  'miracle-hut',
  'school-of-war',
];
const ROW: Building[] = ['museum', 'palace', 'treasury', 'tavern', 'lighthouse'];

/** Seat 0 has this many buildings and the coins for one more. */
function withBuildings(count: number, things: Given = {}): Scene<Islebound> {
  const captain = { coins: 7, buildings: EIGHT.slice(0, count) };
  return given({ captains: [captain], buildingRow: ROW, ...things });
}

/** The seats that still take turns until the game is over, only moving. */
function turnsToTheEnd(sea: Scene<Islebound>): number[] {
  const seats: number[] = [];
  sea.play('end-turn');
  while (sea.outcome === null && seats.length < 20) {
    const seat = itemAt(sea.must, 0);
    seats.push(seat);
    sea.play(sea.offers(seat).find((offer) => offer.startsWith('sail ')) as string);
    if (!sea.offers(seat).includes('end-turn')) sea.play(itemAt(sea.offers(seat), 0));
    sea.play('end-turn');
  }
  return seats;
}

rule('IB-END-1', () => {
  it.each([
    [2, 8],
    [3, 8],
    [4, 7],
  ])('is triggered with %i players by building %i', (seats, enough) => {
    const last = withBuildings(enough - 1, { seats }).play('buy building=lighthouse');
    const early = withBuildings(enough - 2, { seats }).play('buy building=lighthouse');
    expect(last.told('end-triggered')).toMatchObject([{ by: 'buildings', rule: 'IB-END-1' }]);
    expect(early.told('end-triggered')).toEqual([]);
  });

  it('counts buildings that were built', () => {
    const captain = { fish: 1, wood: 1, buildings: EIGHT.slice(0, 7) };
    const sea = given({
      at: ['stratic'],
      owners: { stratic: 0 },
      captains: [captain],
      buildingRow: ROW,
    }).play('visit', 'build building=lighthouse');
    expect(sea.told('end-triggered')).toHaveLength(1);
  });

  it('does not add up the buildings of different players', () => {
    const sea = given({
      captains: [{ coins: 4, buildings: EIGHT.slice(0, 4) }, { buildings: EIGHT.slice(4) }],
      buildingRow: ROW,
    }).play('buy building=lighthouse');
    expect(sea.told('end-triggered')).toEqual([]);
  });
});

/** Seat 0 visits Morlim and gains the renown that takes a token. */
function atMorlim(things: Given = {}): Scene<Islebound> {
  const captains = [{ coins: 1, renown: 6 }];
  const sea = given({ at: ['morlim'], captains, tokens: ['one-book'], fewTokens: true, ...things });
  return sea.play('visit', 'skip');
}

rule('IB-END-2', () => {
  it('is triggered by the last renown token', () => {
    const sea = atMorlim().play('take-reward');
    expect(sea.told('end-triggered')).toMatchObject([{ by: 'last-token', rule: 'IB-END-2' }]);
    turnsToTheEnd(sea);
    expect(sea.endings).toContain('last-token');
  });

  it('is not triggered while a token is left', () => {
    const sea = atMorlim({ tokens: ['one-book', 'rest'] }).play('take-reward');
    expect(sea.told('end-triggered')).toEqual([]);
    expect(sea.state.turnsLeft).toBeNull();
  });
});

rule('IB-END-3', () => {
  it('finishes the round and gives everyone exactly one more turn', () => {
    const first = withBuildings(7, { seats: 3 }).play('buy building=lighthouse');
    expect(turnsToTheEnd(first)).toEqual([1, 2, 0, 1, 2]);
    expect(first.endings).toContain('buildings');
  });

  it('begins the last round with the first player, wherever the trigger was', () => {
    const middle = withBuildings(7, { seats: 3, firstPlayer: 2 }).play('buy building=lighthouse');
    expect(turnsToTheEnd(middle)).toEqual([1, 2, 0, 1]);
  });

  it('goes on without a trigger', () => {
    const sea = withBuildings(3);
    expect(turnsToTheEnd(sea)).toHaveLength(20);
    expect(sea.outcome).toBeNull();
  });
});

rule('IB-END-4', () => {
  it('changes nothing by a later trigger', () => {
    const sea = withBuildings(7, {
      captains: [
        { coins: 7, buildings: EIGHT.slice(0, 7) },
        { coins: 9, buildings: OTHERS.slice(0, 7) },
      ],
    }).play('buy building=lighthouse', 'end-turn');
    sea.play('sail to=grenille', 'buy building=tavern');
    expect(sea.told('end-triggered')).toHaveLength(1);
    expect(turnsToTheEnd(sea)).toEqual([0, 1]);
  });

  it('keeps the first reason as the ending', () => {
    const sea = withBuildings(7, {
      at: ['morlim'],
      captains: [{ coins: 9, renown: 6, buildings: EIGHT.slice(0, 7) }],
      tokens: ['one-book'],
      fewTokens: true,
    }).play('buy building=lighthouse', 'visit', 'skip', 'take-reward');
    turnsToTheEnd(sea);
    expect(sea.endings).toContain('buildings');
    expect(sea.endings).not.toContain('last-token');
  });
});

rule('IB-AMB-36', () => {
  it.each([{}, { raid: true }, { sixBuildings: true }, { closeQuarters: true }])(
    'ends retail games by the last token, with %o as without',
    (options) => {
      const sea = atMorlim({ options }).play('take-reward');
      expect(sea.told('end-triggered')).toMatchObject([{ by: 'last-token' }]);
    },
  );

  it('never does so in the prototype', () => {
    const sea = atMorlim({ edition: 'prototype' }).play('take-reward');
    expect(sea.told('end-triggered')).toEqual([]);
  });
});

rule('IB-AMB-81', () => {
  it('lets the last round follow at once when the last seat triggers', () => {
    const sea = withBuildings(7, { seats: 3, firstPlayer: 1 }).play('buy building=lighthouse');
    expect(turnsToTheEnd(sea)).toEqual([1, 2, 0]);
  });

  it('counts a trigger by another player for the running round', () => {
    const sea = given({
      at: ['farwold'],
      captains: [{ coins: 1 }, { renown: 6, buildings: ['bridge'] }],
      reputation: [[1], []],
      tokens: ['one-book'],
      fewTokens: true,
    }).play('visit', 'brag card=1', 'take-reward', 'skip');
    expect(sea.state.captains[1]?.tokens.at(-1)).toBe('one-book');
    expect(turnsToTheEnd(sea)).toEqual([1, 0, 1]);
  });

  it('adds nothing for a second trigger in the same turn', () => {
    const sea = withBuildings(7, {
      at: ['morlim'],
      captains: [{ coins: 9, renown: 6, buildings: EIGHT.slice(0, 7) }],
      tokens: ['one-book'],
      fewTokens: true,
    }).play('visit', 'skip', 'take-reward', 'buy building=lighthouse');
    expect(sea.told('end-triggered')).toMatchObject([{ by: 'last-token' }]);
    expect(turnsToTheEnd(sea)).toEqual([1, 0, 1]);
  });
});
