// Rulings on combinations of variants, and on the back of the sea boards.
import { rule } from '@tidetable/conformance';
import { Malformed, readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { SEA_BOARDS } from '../../rules/data/map.ts';
import { islebound, isleboundPrototype } from '../../rules/index.ts';
import type { Options } from '../../rules/options.ts';
import { setUp } from './setup-table.ts';

const VARIANTS = [
  'advanced',
  'trading',
  'raid',
  'closeQuarters',
  'sixBuildings',
  'architect',
] as const;
type Variant = (typeof VARIANTS)[number];

/** Every set of variants, from none to all. */
const SETS: readonly (readonly Variant[])[] = Array.from(
  { length: 2 ** VARIANTS.length },
  (_, set) => VARIANTS.filter((_variant, bit) => (set >> bit) % 2 === 1),
);

function accepts(game: typeof islebound, variants: readonly Variant[], seats: number): boolean {
  const chosen = Object.fromEntries(variants.map((variant) => [variant, true]));
  try {
    const options: Options = readOptions(game.options, chosen, seats);
    return variants.every((variant) => options[variant]);
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}

rule('IB-AMB-86', () => {
  it.each([2, 3, 4])('lets retail combine its variants at %i seats', (seats) => {
    for (const variants of SETS) {
      const bothCities = variants.includes('sixBuildings') && variants.includes('architect');
      const tooMany = variants.includes('closeQuarters') && seats !== 2;
      expect([variants, accepts(islebound, variants, seats)]).toEqual([
        variants,
        !bothCities && !tooMany,
      ]);
    }
  });

  it('lets all of them meet at one table, but one of the two for buildings', () => {
    const four = ['advanced', 'trading', 'raid', 'closeQuarters'] as const;
    for (const city of ['sixBuildings', 'architect'] as const)
      expect(setUp(2, { options: { ...all(four), [city]: true } }).must).toHaveLength(1);
  });

  it('refuses with the reason', () => {
    const choose = (options: Partial<Options>, seats: number) => () =>
      readOptions(islebound.options, options, seats);
    expect(choose({ sixBuildings: true, architect: true }, 2)).toThrow('IB-AMB-45');
    expect(choose({ closeQuarters: true }, 3)).toThrow('IB-VAR-CLOSE-1');
  });

  it('lets the prototype have none', () => {
    for (const variants of SETS)
      expect(accepts(isleboundPrototype, variants, 2)).toBe(variants.length === 0);
  });
});

function all(variants: readonly Variant[]): Partial<Options> {
  return Object.fromEntries(variants.map((variant) => [variant, true]));
}

rule('IB-AMB-71', () => {
  it('has the same towns in the same places on the back', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const front = setUp(2, { seed }).state.towns;
      expect(setUp(2, { seed, options: { advanced: true } }).state.towns).toEqual(front);
    }
  });

  it('reads no position with towns of different boards on one, on either side', () => {
    for (const advanced of [false, true]) {
      const { state } = setUp(2, { options: { advanced } });
      const [first, second, third, fourth, ...others] = state.towns;
      const mixed = [first, second, fourth, third, ...others];
      expect(SEA_BOARDS.map(String)).not.toContain(mixed.slice(0, 3).join());
      expect(islebound.read(state).towns).toEqual(state.towns);
      expect(() => islebound.read({ ...state, towns: mixed })).toThrow('the towns of a sea board');
    }
  });
});
