// What the search expects of a position.

import { itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { IsleboundGuide } from '../../bots/guide.ts';
import { type Building, DEEP_FOG } from '../../public.ts';
import { deepFog, islebound } from '../../rules/index.ts';
import { position as foggy } from './deep-fog-position.ts';
import { position } from './position.ts';

const BUILT: readonly Building[] = ['bridge', 'butcher', 'library', 'market', 'museum', 'palace'];

function chancesOf(coins: number, built: number): readonly number[] {
  const sea = position({
    at: ['crimsika', 'krazk'],
    captains: [{ coins }, { buildings: BUILT.slice(0, built) }],
  });
  return Array.from(new IsleboundGuide(islebound).evaluate(sea)).slice(0, sea.seats);
}

describe('what a captain expects', () => {
  it('is a share of one', () => {
    for (const built of [0, 3, 6]) {
      const [own = 0, other = 0] = chancesOf(20, built);
      expect(own + other).toBeCloseTo(1);
    }
  });

  it('is more for the leader', () => {
    expect(chancesOf(30, 0)[0]).toBeGreaterThan(itemAt(chancesOf(20, 0), 0));
    expect(chancesOf(0, 6)[0]).toBeLessThan(0.5);
  });

  it('counts a victory over the monster', () => {
    const sea = foggy({
      middle: 'stratic',
      edge: 'grenille',
      captains: [{ buildings: [...BUILT, 'mansion'] }],
    });
    const guide = new IsleboundGuide(deepFog);
    const before = itemAt(guide.evaluate(sea), 0);
    const victor = deepFog.clone(sea);
    itemAt(victor.captains, 0).region = DEEP_FOG;
    victor.fog?.victors.push(0);
    expect(guide.evaluate(victor)[0]).toBeGreaterThan(before);
  });
});
