// Rulings: the Diver.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { has, layoutOf, only } from '../../rules/board.ts';
import type { Squares } from '../../rules/data/layouts.ts';
import { TILES, TREASURES } from '../../rules/data/tiles.ts';
import { powerOf } from '../../rules/powers.ts';
import { given } from '../given.ts';
import { AROUND_OBSERVATORY, allBut, inWater } from './rulings-positions.ts';

const DIVER = ['diver', 'messenger'] as const;

function moves(offers: readonly string[]): string[] {
  return offers.filter((offer) => offer.startsWith('move ')).map((offer) => offer.slice(8));
}

function swims(offers: readonly string[]): string[] {
  return offers.filter((offer) => offer.startsWith('swim ')).map((offer) => offer.slice(8));
}

rule('FI-AMB-1', () => {
  it('ends a dive on any tile behind flooded and sunk ones, round corners too', () => {
    const island = given({
      roles: DIVER,
      flooded: ['cliffs-of-abandon'],
      sunk: ['howling-garden'],
    });
    expect(moves(island.offers(0))).toEqual([
      'iron-gate',
      'whispering-garden',
      'cave-of-embers',
      'breakers-bridge',
      'cliffs-of-abandon',
      'crimson-forest',
      'misty-marsh',
      'phantom-rock',
      'watchtower',
    ]);
    expect(island.allowedBy('move to=iron-gate')).toBe('FI-MOVE-6');
  });

  it('does not pass a dry tile, and does not end on a sunk one', () => {
    const island = given({
      roles: DIVER,
      flooded: ['cliffs-of-abandon'],
      sunk: ['howling-garden'],
    });
    expect(island.refusal('move to=lost-lagoon')).toBe('FI-MOVE-1');
    expect(island.refusal('move to=howling-garden')).toBe('FI-MOVE-2');
  });

  it('does not come back to the tile where it began', () => {
    const island = given({ roles: DIVER, flooded: ['observatory', 'misty-marsh', 'watchtower'] });
    expect(moves(island.offers(0))).toContain('lost-lagoon');
    expect(island.refusal('move to=observatory')).toBe('FI-MOVE-1');
  });

  /** Six flooded tiles, the landing on one of them, the Diver on any other; two dives, then shoring up. */
  it("fails to save a flooded Fools' Landing in a first turn as often as was once published", () => {
    const island = given({ roles: DIVER }).state;
    const { beside } = layoutOf(island);
    const diver = powerOf(island, 0);
    const squares = TILES.map((_tile, square) => square);
    let cases = 0;
    let failures = 0;
    for (let flooded = 0b111111; flooded < 1 << TILES.length; flooded = nextOfSameSize(flooded)) {
      island.flooded = flooded;
      const walks = squares.map((from) => diver.walk(island, from));
      const within = (goal: Squares) =>
        squares.reduce((set, from) => ((walks[from] ?? 0) & goal ? set | only(from) : set), goal);
      for (const landing of squares) {
        if (!has(flooded, landing)) continue;
        const saves = within(within(only(landing) | (beside[landing] ?? 0)));
        for (const from of squares) {
          if (from === landing) continue;
          cases += 1;
          if (!has(saves, from)) failures += 1;
        }
      }
    }
    expect([failures, cases]).toEqual([4_611_612, 18_574_248]);
  });
});

/** The next larger set with as many squares. */
function nextOfSameSize(set: Squares): Squares {
  const lowest = set & -set;
  const carried = set + lowest;
  return carried | (((set ^ carried) / lowest) >>> 2);
}

rule('FI-AMB-2', () => {
  it('dives through the gap of a tile that sank', () => {
    const island = given({
      roles: DIVER,
      at: ['temple-of-the-sun'],
      sunk: ['temple-of-the-moon'],
      options: { layout: 'volcano-island' },
    });
    expect(moves(island.offers(0))).toEqual([
      'bronze-gate',
      'copper-gate',
      'silver-gate',
      'whispering-garden',
      'cave-of-shadows',
    ]);
  });

  it('finds no way through a hole of the layout or round a corner of the island', () => {
    const byTheHole = given({
      roles: DIVER,
      at: ['temple-of-the-sun'],
      options: { layout: 'volcano-island' },
    });
    expect(byTheHole.refusal('move to=crimson-forest')).toBe('FI-MOVE-1');
    const atTheEdge = given({ roles: DIVER, at: ['fools-landing'] });
    expect(moves(atTheEdge.offers(0))).toEqual(['bronze-gate', 'gold-gate']);
    expect(atTheEdge.refusal('move to=copper-gate')).toBe('FI-MOVE-1');
  });
});

rule('FI-AMB-3', () => {
  it('lets the Diver choose among the nearest tiles', () => {
    const island = given({
      roles: DIVER,
      at: ['observatory', 'fools-landing'],
      sunk: ['observatory', ...AROUND_OBSERVATORY],
      agenda: inWater('observatory'),
    });
    expect(swims(island.offers(0))).toEqual([
      'howling-garden',
      'breakers-bridge',
      'crimson-forest',
      'lost-lagoon',
      'twilight-hollow',
    ]);
  });

  it('swims no farther than it must, unless the table lets it', () => {
    const sea = {
      roles: DIVER,
      at: ['observatory', 'fools-landing'],
      flooded: ['watchtower', 'lost-lagoon'],
      sunk: ['observatory', 'cliffs-of-abandon', 'misty-marsh', 'phantom-rock'],
      agenda: inWater('observatory'),
    } as const;
    const strict = given(sea);
    expect(swims(strict.offers(0))).toEqual(['watchtower']);
    expect(strict.refusal('swim to=breakers-bridge')).toBe('FI-SWIM-3');
    const loose = given({ ...sea, options: { diverSwims: 'reachable' } });
    expect(swims(loose.offers(0))).toEqual([
      'howling-garden',
      'tidal-palace',
      'breakers-bridge',
      'crimson-forest',
      'lost-lagoon',
      'twilight-hollow',
      'watchtower',
    ]);
    expect(loose.refusal('swim to=coral-palace')).toBe('FI-SWIM-3');
  });

  it('never drowns the Diver while a tile is left, however far', () => {
    const lastTiles = {
      at: ['observatory', 'fools-landing'],
      captured: TREASURES,
      flooded: ['observatory'],
      sunk: allBut('observatory', 'fools-landing'),
      floodDeck: ['observatory'],
    } as const;
    const diver = given({ ...lastTiles, roles: DIVER }).play('end-actions');
    expect(swims(diver.offers(0))).toEqual(['fools-landing']);
    const engineer = given({ ...lastTiles, roles: ['engineer', 'messenger'] }).play('end-actions');
    expect(engineer.endings).toEqual(['drowned']);
  });
});
