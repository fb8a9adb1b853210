// Deep Fog: Visit and Buy a Building, p. 2: books are cards in hand.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { BUILDINGS } from '../../rules/data/buildings.ts';
import { deepFog } from '../../rules/index.ts';
import { speedOf } from '../../rules/sailing.ts';
import { scoring } from '../../rules/steps/scoring.ts';
import type { Given } from '../given.ts';
import { foggy } from './deep-fog-table.ts';

/** A ship in its own Rockslide, where a visit gives a book and a renown. */
const BOOK: Given = {
  at: ['rockslide'],
  owners: { rockslide: 0 },
  fog: { boards: [3, 0, 1, 2] },
};

/** A ship in its own Stratic. */
const STRATIC: Given = { at: ['stratic'], owners: { stratic: 0 }, fog: { boards: [2, 0, 1, 3] } };

rule('IB-FOG-13', () => {
  it('draws a building card for a book, seen by its owner alone', () => {
    const sea = foggy({ ...BOOK, buildingDeck: ['museum'] }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ books: 0, hand: ['museum'], buildings: [] });
    expect(deepFog.view(sea.state, 1)).toMatchObject({ hand: [], captains: [{ handSize: 1 }, {}] });
    const [drew] = sea.told('drew-card');
    expect(deepFog.redact(drew as NonNullable<typeof drew>, 1)).toMatchObject({ building: null });
  });

  it('wakes Library and School of War', () => {
    const sea = foggy({ ...BOOK, captains: [{ buildings: ['library', 'school-of-war'] }] });
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ renown: 2, pirates: 1 });
  });

  it('pays a book with a card of the payer’s choice', () => {
    const sea = foggy({ captains: [{ hand: ['museum', 'market'] }] }).play('visit', 'barter');
    expect(sea.allowedBy('discard building=market')).toBe('IB-FOG-13');
    sea.play('discard building=museum');
    expect(sea.state).toMatchObject({ buildingDiscard: ['museum'] });
    expect(sea.state.influence[2]).toBe(0);
    expect(deepFog.view(sea.state, 1).buildingDiscard).toEqual(['museum']);
  });

  it('pays no book with a building that is already gained', () => {
    const sea = foggy({ captains: [{ buildings: ['museum'], hand: ['market'] }] });
    sea.play('visit', 'barter');
    expect(sea.refusal('discard building=museum')).toBe('IB-FOG-13');
    sea.play('discard building=market');
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('pays the books of an event so', () => {
    const place = { ...BOOK, fog: { boards: [3, 0, 1, 2], event: 7 } };
    const poor = foggy({ ...place, captains: [{ hand: ['museum'], buildings: ['market'] }] });
    expect(poor.refusal('complete-event event=7')).toBe('IB-EVT-1');
    const sea = foggy({ ...place, captains: [{ hand: ['museum', 'market'] }] });
    sea.play('complete-event event=7', 'discard building=museum', 'discard building=market');
    expect(sea.state.influence.filter((slot) => slot === 0)).toHaveLength(4);
  });

  it('trades no cards', () => {
    const sea = foggy({
      options: { trading: true },
      at: ['grenille', 'grenille'],
      turn: 1,
      captains: [{ hand: ['museum'] }, { hand: ['market'], fish: 1 }],
    }).play('offer-trade ship=0', 'leave-out good=fish', 'leave-out good=wood');
    expect(sea.offers(1)).toEqual(['leave-out good=pirates']);
  });
});

rule('IB-FOG-18', () => {
  it('buys from the own hand only', () => {
    const sea = foggy({ captains: [{ coins: 30, hand: ['museum'] }, { hand: ['palace'] }] });
    expect(sea.allowedBy('buy building=museum')).toBe('IB-BLD-1');
    expect(sea.refusal('buy building=palace')).toBe('IB-FOG-18');
    expect(sea.refusal(`buy building=${sea.state.buildingDeck.at(-1)}`)).toBe('IB-FOG-18');
    sea.play('buy building=museum');
    expect(sea.state.captains[0]).toMatchObject({ coins: 20, hand: [], buildings: ['museum'] });
  });

  it('asks for the price', () => {
    const sea = foggy({ captains: [{ coins: 9, hand: ['museum'] }] });
    expect(sea.refusal('buy building=museum')).toBe('IB-BLD-1');
  });

  it('builds from the hand at Stratic', () => {
    const captains = [
      { fish: 2, hand: ['miracle-hut' as const, 'bridge' as const] },
      { hand: ['tavern' as const] },
    ];
    const sea = foggy({ ...STRATIC, captains }).play('visit');
    expect(sea.allowedBy('build building=miracle-hut')).toBe('IB-BLD-2');
    expect(sea.refusal('build building=bridge')).toBe('IB-BLD-2');
    expect(sea.refusal('build building=tavern')).toBe('IB-FOG-18');
    sea.play('build building=miracle-hut');
    expect(sea.state.captains[0]).toMatchObject({ hand: ['bridge'], buildings: ['miracle-hut'] });
  });

  it('gives nothing for cards in hand', () => {
    const { state } = foggy({ captains: [{ hand: ['shipyard', 'town-hall'] }] });
    expect(speedOf(state, 0)).toBe(2);
    expect(scoring(state)[0]).toMatchObject({ buildings: 0, abilities: 0, total: 0 });
  });

  it('does not wake a card in hand', () => {
    const sea = foggy({ ...BOOK, captains: [{ hand: ['library'] }] }).play('visit');
    expect(sea.state.captains[0]?.renown).toBe(1);
  });
});

rule('IB-AMB-57', () => {
  it('asks for no books to show', () => {
    const hand = ['museum', 'palace', 'library', 'market', 'bridge'] as const;
    const sea = foggy({ captains: [{ coins: 30, hand: [...hand] }] });
    for (const building of hand) expect(sea.allowedBy(`buy building=${building}`)).toBe('IB-BLD-1');
    const one = foggy({ captains: [{ coins: 30, hand: ['museum'] }] });
    expect(one.allowedBy('buy building=museum')).toBe('IB-BLD-1');
  });

  it('offers the one visible reputation card at Farwold', () => {
    const sea = foggy({
      at: ['farwold'],
      owners: { farwold: 0 },
      fog: { boards: [1, 0, 2, 3] },
      reputation: [[4, 6], [5]],
    }).play('visit');
    expect(sea.offers(0)).toEqual(['brag card=4', 'skip']);
    expect(sea.refusal('brag card=5')).toBe('IB-REP-1');
    sea.play('brag card=4');
    expect(deepFog.view(sea.state, 0).reputationPiles).toEqual([
      { cards: 7, top: 6 },
      { cards: 0, top: null },
    ]);
  });

  it('counts cards in hand for the brag about books, one each', () => {
    const sea = foggy({
      at: ['farwold'],
      owners: { farwold: 0 },
      fog: { boards: [1, 0, 2, 3] },
      reputation: [[3], []],
      captains: [{ hand: ['museum'] }, { hand: ['market', 'bridge'] }],
    }).play('visit', 'brag card=3');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([3, 2]);
  });

  it('shuffles the discards when the draw deck is empty', () => {
    const sea = foggy(BOOK);
    sea.state.buildingDiscard.push(...sea.state.buildingDeck.splice(0));
    sea.play('visit');
    expect(sea.told('buildings-reshuffled')).toMatchObject([{ rule: 'IB-AMB-57' }]);
    expect(sea.state.captains[0]?.hand).toHaveLength(1);
    expect(sea.state.buildingDeck).toHaveLength(BUILDINGS.length - 1);
  });
});

rule('IB-BLD-OBSERVATORY', () => {
  it('draws a card in Deep Fog when it is gained', () => {
    const sea = foggy({
      captains: [{ coins: 7, hand: ['observatory'] }],
      buildingDeck: ['museum'],
    }).play('buy building=observatory');
    expect(sea.state.captains[0]).toMatchObject({ hand: ['museum'], buildings: ['observatory'] });
  });
});
