// Losing the Game, p. 8.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Tile, Treasure } from '../../rules/data/tiles.ts';
import { type Given, given } from '../given.ts';

const PAIRS: readonly [Treasure, Tile, Tile][] = [
  ['earth', 'temple-of-the-moon', 'temple-of-the-sun'],
  ['wind', 'whispering-garden', 'howling-garden'],
  ['fire', 'cave-of-embers', 'cave-of-shadows'],
  ['ocean', 'coral-palace', 'tidal-palace'],
];

rule('FI-LOSE-1', () => {
  it.each(PAIRS)('loses %s with the second of %s and %s', (treasure, first, second) => {
    const island = given({ sunk: [first], flooded: [second], floodDeck: [second] });
    island.play('end-actions');
    expect(island.endings).toEqual([`treasure-lost ${treasure}`]);
    expect(island.outcome?.winners).toEqual([]);
    expect(island.outcome?.endings[0]?.rule).toBe('FI-LOSE-1');
  });

  it.each(PAIRS)('loses %s in whichever order %s and %s sink', (treasure, first, second) => {
    const island = given({ flooded: [second, first], floodDeck: [second, first] });
    island.play('end-actions');
    expect(island.told('sank').map(({ tile }) => tile)).toEqual([second, first]);
    expect(island.endings).toEqual([`treasure-lost ${treasure}`]);
  });

  it.each(PAIRS)('does not lose %s with %s alone', (_treasure, first) => {
    const island = given({ flooded: [first], floodDeck: [first] }).play('end-actions');
    expect(island.told('sank').map(({ tile }) => tile)).toEqual([first]);
    expect(island.outcome).toBeNull();
  });

  it.each(PAIRS)(
    'does not lose %s while %s is gone and %s merely flooded',
    (_of, first, second) => {
      const island = given({ sunk: [first], floodDeck: [second] }).play('end-actions');
      expect(island.told('flooded').map(({ tile }) => tile)).toContain(second);
      expect(island.outcome).toBeNull();
    },
  );

  it.each(PAIRS)('does not lose %s once it is captured', (treasure, first, second) => {
    const island = given({
      captured: [treasure],
      sunk: [first],
      flooded: [second],
      floodDeck: [second],
    }).play('end-actions');
    expect(island.told('sank').map(({ tile }) => tile)).toEqual([second]);
    expect(island.outcome).toBeNull();
  });

  it('does not lose by two tiles of different treasures', () => {
    const island = given({
      sunk: ['temple-of-the-moon', 'coral-palace'],
      flooded: ['cave-of-embers'],
      floodDeck: ['cave-of-embers'],
    }).play('end-actions');
    expect(island.outcome).toBeNull();
  });
});

rule('FI-LOSE-2', () => {
  it("loses with Fools' Landing", () => {
    const island = given({ flooded: ['fools-landing'], floodDeck: ['fools-landing', 'gold-gate'] });
    island.play('end-actions');
    expect(island.endings).toEqual(['landing-lost']);
    expect(island.outcome?.endings[0]?.rule).toBe('FI-LOSE-2');
    expect(island.told('revealed')).toHaveLength(1);
  });

  it('loses with all four treasures captured, too', () => {
    const island = given({
      captured: ['earth', 'wind', 'fire', 'ocean'],
      flooded: ['fools-landing'],
      floodDeck: ['fools-landing'],
    }).play('end-actions');
    expect(island.endings).toEqual(['landing-lost']);
  });

  it('does not lose while it is merely flooded', () => {
    const island = given({ floodDeck: ['fools-landing', 'gold-gate'] }).play('end-actions');
    expect(island.outcome).toBeNull();
  });

  it('does not lose with any of the gates', () => {
    const island = given({
      waterLevel: 8,
      flooded: ['bronze-gate', 'copper-gate', 'gold-gate', 'iron-gate', 'silver-gate'],
      floodDeck: ['bronze-gate', 'copper-gate', 'gold-gate', 'iron-gate', 'silver-gate'],
    }).play('end-actions');
    expect(island.told('sank')).toHaveLength(5);
    expect(island.outcome).toBeNull();
  });
});

/** Watchtower is about to sink under the pawn of seat 1, and nothing beside it is left. */
const DROWNING: Given = {
  at: ['gold-gate', 'watchtower'],
  flooded: ['watchtower'],
  sunk: ['observatory', 'twilight-hollow'],
  floodDeck: ['watchtower'],
};

rule('FI-LOSE-3', () => {
  it("loses when a pawn has nowhere to swim, in anyone's turn", () => {
    const island = given(DROWNING).play('end-actions');
    expect(island.endings).toEqual(['drowned']);
    expect(island.outcome?.endings[0]?.rule).toBe('FI-LOSE-3');
    expect(island.outcome?.winners).toEqual([]);
  });

  it('does not lose while the pawn stands on its lone tile', () => {
    const island = given({ ...DROWNING, flooded: [], floodDeck: ['watchtower', 'gold-gate'] });
    island.play('end-actions');
    expect(island.outcome).toBeNull();
    expect(island.must).toEqual([1]);
  });

  it('does not lose where one tile beside is left', () => {
    const island = given({ ...DROWNING, sunk: ['observatory'] }).play('end-actions');
    expect(island.outcome).toBeNull();
    expect(island.offers(1)).toEqual(['swim to=twilight-hollow']);
  });

  it('does not lose when the lone tile sinks with nobody on it', () => {
    const island = given({ ...DROWNING, at: ['gold-gate', 'gold-gate'] }).play('end-actions');
    expect(island.told('sank')).toHaveLength(1);
    expect(island.outcome).toBeNull();
  });

  it('loses when the holder of a Helicopter Lift declines to fetch the pawn', () => {
    const island = given({ ...DROWNING, hands: [['helicopter-lift'], []] });
    island.play('end-actions', 'pass', 'pass', 'pass', 'pass');
    expect(island.outcome).toBeNull();
    island.play('0: decline');
    expect(island.endings).toEqual(['drowned']);
  });

  it("tells of the drowned beside the lost landing under everyone's feet", () => {
    const island = given({
      at: ['fools-landing', 'fools-landing'],
      flooded: ['fools-landing'],
      sunk: ['bronze-gate', 'gold-gate'],
      floodDeck: ['fools-landing'],
    }).play('end-actions');
    expect(island.endings).toEqual(['landing-lost', 'drowned']);
  });

  it('tells of the drowned beside the lost treasure', () => {
    const island = given({
      at: ['temple-of-the-moon', 'gold-gate'],
      flooded: ['temple-of-the-moon'],
      sunk: ['temple-of-the-sun', 'coral-palace'],
      floodDeck: ['temple-of-the-moon'],
    }).play('end-actions');
    expect(island.endings).toEqual(['treasure-lost earth', 'drowned']);
  });

  it('tells of no drowned where the pawn could have swum', () => {
    const island = given({
      at: ['temple-of-the-moon', 'gold-gate'],
      flooded: ['temple-of-the-moon'],
      sunk: ['temple-of-the-sun'],
      floodDeck: ['temple-of-the-moon'],
    }).play('end-actions');
    expect(island.endings).toEqual(['treasure-lost earth']);
  });
});

rule('FI-LOSE-4', () => {
  it('loses when the marker reaches the skull, before another card is drawn', () => {
    const island = given({ waterLevel: 9, treasureDeck: ['waters-rise', 'fire'] });
    island.play('end-actions');
    expect(island.endings).toEqual(['skull']);
    expect(island.outcome?.endings[0]?.rule).toBe('FI-LOSE-4');
    expect(island.told('drew')).toHaveLength(1);
    expect(island.told('revealed')).toEqual([]);
  });

  it('loses by the second of two Waters Rise!', () => {
    const island = given({ waterLevel: 8, treasureDeck: ['waters-rise', 'waters-rise'] });
    island.play('end-actions');
    expect(island.told('waters-rose').map(({ level }) => level)).toEqual([9, 10]);
    expect(island.endings).toEqual(['skull']);
  });

  it('does not lose on the last mark below', () => {
    const island = given({ waterLevel: 8, treasureDeck: ['waters-rise', 'fire'] });
    island.play('end-actions');
    expect(island.state.waterLevel).toBe(9);
    expect(island.outcome).toBeNull();
  });
});
