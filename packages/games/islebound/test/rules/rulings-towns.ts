// Rulings on visits: hiring, resting, repeated trades, Farwold, and the order of things.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Town } from '../../rules/data/towns.ts';
import type { Captain } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

/** Seat 0 in this town, its own, so that nothing is paid on entry. */
function visiting(town: Town, captain: Partial<Captain> = {}, more: Given = {}) {
  return given({
    at: [town],
    owners: { [town]: 0 },
    crewRow: ['t05', 't06', 't07'],
    captains: [captain],
    ...more,
  }).play('visit');
}

const ADVANCED: Given = { options: { advanced: true } };

rule('IB-AMB-14', () => {
  it('asks no extra coin on the advanced side of Undervall', () => {
    const sea = visiting('undervall', { coins: 1 }, ADVANCED).play('hire crew=t06');
    expect(sea.state.captains[0]?.coins).toBe(0);
    expect(visiting('undervall', {}, ADVANCED).offers(0)).toEqual(['hire crew=t07', 'skip']);
  });

  it('still asks the price of the row', () => {
    expect(visiting('undervall', {}, ADVANCED).refusal('hire crew=t06')).toBe('IB-CREW-4');
  });
});

rule('IB-AMB-15', () => {
  it('asks the price of the row on the advanced side of Morlim', () => {
    const sea = visiting('morlim', { coins: 1 }, ADVANCED).play('hire crew=t05');
    expect(sea.state.captains[0]?.coins).toBe(0);
  });

  it('gives nobody from the left for nothing', () => {
    const sea = visiting('morlim', {}, ADVANCED);
    expect(sea.refusal('hire crew=t05')).toBe('IB-CREW-4');
    expect(sea.offers(0)).toEqual(['hire crew=t07', 'skip']);
  });
});

rule('IB-AMB-16', () => {
  it('lets a rest be declined', () => {
    const sea = visiting('marhaven', { below: ['t01'], injured: ['t02'] }).play('skip');
    expect(sea.state.captains[0]).toMatchObject({ below: ['t01'], injured: ['t02'] });
  });

  it('knows only all or nothing', () => {
    const sea = visiting('marhaven', { below: ['t01', 't03'], injured: ['t02'] });
    expect(sea.offers(0)).toEqual(['rest', 'skip']);
  });
});

rule('IB-AMB-17', () => {
  it('takes any port for a home port of its controller', () => {
    const sea = visiting('marhaven', { buildings: ['monster-trainers'] });
    expect(sea.state.captains[0]?.serpents).toBe(1);
  });

  it('takes no port for the home of one who lost it, who enters for a coin', () => {
    const lost = { owners: { crimsika: 1 } } as const;
    const captain: Partial<Captain> = { coins: 1, buildings: ['monster-trainers'] };
    const sea = given({ ...lost, captains: [captain] }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ serpents: 0, coins: 0 });
    expect(given(lost).refusal('visit')).toBe('IB-AMB-9');
  });

  it('lets a player without a port play on', () => {
    const sea = given({ step: 'move', owners: { crimsika: 1 } });
    sea.play('sail to=undervall', 'hunt', 'end-turn');
    expect(sea.must).toEqual([1]);
  });
});

rule('IB-AMB-66', () => {
  it('lets what one trade brings pay for the next', () => {
    const sea = visiting(
      'rockslide',
      { coins: 2, renown: 5 },
      { ...ADVANCED, tokens: ['three-coins'] },
    );
    sea.play('barter', 'take-reward', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ coins: 1, books: 2, renown: 2 });
  });

  it('settles a trade before the next is offered', () => {
    const sea = visiting('rockslide', { coins: 9, renown: 5 }, ADVANCED).play('barter');
    expect(sea.offers(0)).toEqual(['take-reward', 'leave-reward']);
  });

  it('counts a limit by crew once, when its step begins', () => {
    const sea = visiting(
      'rockslide',
      { coins: 9, renown: 5, deck: ['s1'] },
      { ...ADVANCED, tokens: ['free-hire'] },
    );
    sea.play('barter', 'take-reward', 'hire crew=t05');
    expect(sea.state.captains[0]?.deck).toHaveLength(2);
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('counts the second limit of Borsham when that step is reached', () => {
    const sea = visiting('borsham', { wood: 4, coins: 4, deck: ['s1', 's2'] });
    sea.play('barter', 'done', 'barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 1, serpents: 2 });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('counts those who work when their step is reached', () => {
    const sea = visiting('morlim', { deck: [] }, ADVANCED).play('hire crew=t07');
    expect(sea.state.captains[0]?.wood).toBe(1);
  });
});

rule('IB-AMB-67', () => {
  const noSerpents: Given = { ...ADVANCED, owners: { 'suns-rest': 0 }, at: ['suns-rest'] };
  const everySlot = Object.fromEntries(Array.from({ length: 12 }, (_none, slot) => [slot, 1]));

  it('trades at the full price for the part that is left, without Ichor', () => {
    const captain: Partial<Captain> = { fish: 2, deck: ['s1'], buildings: ['underriver-gate'] };
    const sea = given({ ...noSerpents, captains: [captain, { serpents: 14 }] });
    sea.play('visit', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, renown: 1, serpents: 0, ichor: false });
    expect(sea.state.captains[0]?.below).toEqual(['s1']);
  });

  it('makes renown where the influence track is full', () => {
    const sea = visiting('fels-garden', { wood: 1 }, { ...ADVANCED, influence: everySlot });
    expect(sea.play('barter').state.captains[0]).toMatchObject({ wood: 0, renown: 1 });
  });

  it('does not offer a trade that brings nothing', () => {
    const serpents = given({
      ...noSerpents,
      options: { advanced: false },
      captains: [{ fish: 2 }, { serpents: 14 }],
    }).play('visit');
    expect(serpents.refusal('barter')).toBe('IB-SYM-2');
    const cubes = visiting('crimsika', { books: 1 }, { influence: everySlot });
    expect(cubes.refusal('barter')).toBe('IB-SYM-2');
  });

  it('goes on to serpents at Borsham where there are no pirates', () => {
    const sea = given({
      at: ['borsham'],
      owners: { borsham: 0 },
      captains: [{ wood: 1, coins: 1 }, { pirates: 15 }],
    }).play('visit', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ serpents: 1, pirates: 0 });
  });
});
