// Island Town Actions, pp. 15–18: the ports.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Town } from '../../rules/data/towns.ts';
import type { Options } from '../../rules/options.ts';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';

/** Seat 0 in this port, its own, with someone below deck. */
function visiting(port: Town, captain: Partial<Captain> = {}, options: Partial<Options> = {}) {
  return given({
    at: [port],
    owners: { [port]: 0 },
    captains: [{ below: ['t01'], ...captain }],
    options,
  }).play('visit');
}

rule('IB-TOWN-CRI', () => {
  it('rests, then places a cube for each book paid', () => {
    const sea = visiting('crimsika', { books: 3 }).play('rest', 'barter', 'barter', 'done');
    expect(sea.state.captains[0]).toMatchObject({ books: 1, below: [] });
    expect(sea.state.influence.slice(2, 5)).toEqual([0, 0, null]);
  });

  it('places none without a book', () => {
    const sea = visiting('crimsika').play('rest');
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
    expect(sea.state.influence).not.toContain(0);
  });
});

rule('IB-TOWN-KRA', () => {
  it('rests, then gives 1 wood or 1 fish', () => {
    const wood = visiting('krazk').play('rest', 'choose gain=0');
    expect(wood.state.captains[0]).toMatchObject({ wood: 1, fish: 0, below: [] });
    const fish = visiting('krazk').play('rest', 'choose gain=1');
    expect(fish.state.captains[0]).toMatchObject({ wood: 0, fish: 1 });
  });

  it('gives neither before the rest is settled, and never both', () => {
    const sea = visiting('krazk');
    expect(sea.refusal('choose gain=0')).toBe('IB-VISIT-1');
    sea.play('skip', 'choose gain=0');
    expect(sea.refusal('choose gain=1')).toBe('IB-VISIT-1');
  });
});

rule('IB-TOWN-MAR', () => {
  it('rests, then gives a pirate', () => {
    const sea = visiting('marhaven').play('rest');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 1, below: [] });
  });

  it('gives the pirate after the rest, and without it too', () => {
    const sea = visiting('marhaven');
    expect(sea.state.captains[0]?.pirates).toBe(0);
    expect(sea.play('skip').state.captains[0]).toMatchObject({ pirates: 1, below: ['t01'] });
  });

  it('does the same beside sea boards on their advanced side', () => {
    const sea = visiting('marhaven', {}, { advanced: true }).play('rest');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 1, below: [] });
  });
});

rule('IB-TOWN-THU', () => {
  it('rests, then gives 2 renown for each book paid', () => {
    const sea = visiting('thundrake', { books: 2 }).play('rest', 'barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ books: 0, renown: 4, below: [] });
  });

  it('gives none without a book, and takes none against the will', () => {
    expect(visiting('thundrake').play('rest').refusal('barter')).toBe('IB-SYM-2');
    const kept = visiting('thundrake', { books: 1 }).play('rest', 'done');
    expect(kept.state.captains[0]).toMatchObject({ books: 1, renown: 0 });
  });
});
