// Capture a Treasure, p. 5.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Tile, Treasure } from '../../rules/data/tiles.ts';
import { given } from '../given.ts';
import { choices, condition } from './table.ts';

function four(treasure: Treasure): Treasure[] {
  return [treasure, treasure, treasure, treasure];
}

rule('FI-CAP-1', () => {
  it.each<[Treasure, Tile]>([
    ['earth', 'temple-of-the-moon'],
    ['earth', 'temple-of-the-sun'],
    ['wind', 'whispering-garden'],
    ['wind', 'howling-garden'],
    ['fire', 'cave-of-embers'],
    ['fire', 'cave-of-shadows'],
    ['ocean', 'coral-palace'],
    ['ocean', 'tidal-palace'],
  ])('captures %s on %s for four matching cards', (treasure, tile) => {
    const island = given({ at: [tile, 'observatory'], hands: [four(treasure)] });
    expect(island.allowedBy(`capture treasure=${treasure}`)).toBe('FI-CAP-1');
    island.play(`capture treasure=${treasure}`);
    expect(island.state.captured[treasure]).toBe(0);
    expect(island.state.hands[0]).toEqual([]);
    expect(island.state.treasureDiscard).toEqual(four(treasure));
  });

  it('takes no fewer than four', () => {
    const island = given({
      at: ['cave-of-embers', 'observatory'],
      hands: [['fire', 'fire', 'fire', 'wind', 'helicopter-lift']],
    });
    expect(island.refusal('capture treasure=fire')).toBe('FI-CAP-1');
    expect(choices(island, 0, 'capture')).toEqual([]);
  });

  it("does not count a teammate's cards", () => {
    const island = given({
      at: ['cave-of-embers', 'cave-of-embers'],
      hands: [
        ['fire', 'fire'],
        ['fire', 'fire'],
      ],
    });
    expect(island.refusal('capture treasure=fire')).toBe('FI-CAP-1');
  });

  it('takes four cards and leaves the fifth', () => {
    const island = given({
      at: ['cave-of-embers', 'observatory'],
      hands: [[...four('fire'), 'fire']],
    }).play('capture treasure=fire');
    expect(island.state.hands[0]).toEqual(['fire']);
    expect(island.state.treasureDiscard).toEqual(four('fire'));
  });

  it.each<Tile>(['silver-gate', 'dunes-of-deception', 'coral-palace', 'fools-landing'])(
    'does not happen on %s',
    (tile) => {
      const island = given({ at: [tile, 'cave-of-embers'], hands: [four('fire')] });
      expect(island.refusal('capture treasure=fire')).toBe('FI-CAP-1');
    },
  );

  it("does not take another treasure than the tile's own", () => {
    const island = given({ at: ['coral-palace', 'observatory'], hands: [four('fire')] });
    expect(island.refusal('capture treasure=ocean')).toBe('FI-CAP-1');
    expect(island.refusal('capture treasure=fire')).toBe('FI-CAP-1');
  });

  it('costs an action', () => {
    const place = { at: ['cave-of-embers', 'observatory'], hands: [four('fire')] } as const;
    const last = given({ ...place, left: 1 }).play('capture treasure=fire');
    const late = given({ ...place, left: 0 });
    expect(last.refusal('move to=silver-gate')).toBe('FI-TURN-3');
    expect(late.refusal('capture treasure=fire')).toBe('FI-TURN-3');
  });

  it("is no business of another player's turn", () => {
    const island = given({ at: ['observatory', 'cave-of-embers'], hands: [[], four('fire')] });
    expect(island.refusal('1: capture treasure=fire')).toBe('FI-TURN-1');
  });
});

rule('FI-CAP-2', () => {
  it('happens on a flooded tile, which stays flooded', () => {
    const island = given({
      at: ['tidal-palace', 'observatory'],
      hands: [four('ocean')],
      flooded: ['tidal-palace'],
    });
    expect(island.allowedBy('capture treasure=ocean')).toBe('FI-CAP-1');
    island.play('capture treasure=ocean');
    expect(island.state.captured.ocean).toBe(0);
    expect(condition(island, 'tidal-palace')).toBe('flooded');
  });

  it('takes four cards there as well', () => {
    const island = given({
      at: ['tidal-palace', 'observatory'],
      hands: [['ocean', 'ocean', 'ocean']],
      flooded: ['tidal-palace'],
    });
    expect(island.refusal('capture treasure=ocean')).toBe('FI-CAP-1');
  });
});
