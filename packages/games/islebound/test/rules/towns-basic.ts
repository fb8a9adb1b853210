// Island Town Actions, pp. 15–18: the island towns, basic side.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Town } from '../../rules/data/towns.ts';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';

/** Seat 0 in this town, its own, so that nothing is paid on entry. */
function visiting(town: Town, captain: Partial<Captain> = {}) {
  return given({
    at: [town],
    owners: { [town]: 0 },
    captains: [captain],
    crewRow: ['t05', 't06', 't07'],
    reputation: [[1], [2]],
  }).play('visit');
}

rule('IB-TOWN-BOR', () => {
  it('sells pirates for a wood and then serpents for a wood and a coin', () => {
    const sea = visiting('borsham', { wood: 4, coins: 2 });
    sea.play('barter', 'barter', 'done', 'barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, serpents: 2, wood: 0, coins: 0 });
    expect(sea.state.captains[0]?.below).toEqual([]);
  });

  it('limits each of the two to the crew on deck', () => {
    const sea = visiting('borsham', { wood: 9, coins: 9, deck: ['s1', 's9'] });
    sea.play('barter', 'barter', 'barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, serpents: 2 });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('sells no serpent without a coin, and nothing without wood', () => {
    const poor = visiting('borsham', { wood: 5 }).play('done');
    expect(poor.refusal('barter')).toBe('IB-SYM-2');
    expect(visiting('borsham', { coins: 5 }).refusal('barter')).toBe('IB-SYM-2');
  });
});

rule('IB-TOWN-FAR', () => {
  it('scores a card, then gives 1 wood or 2 fish', () => {
    const wood = visiting('farwold').play('brag card=1', 'choose gain=0');
    expect(wood.state.captains[0]).toMatchObject({ renown: 1, wood: 1, fish: 0 });
    const fish = visiting('farwold').play('brag card=1', 'choose gain=1');
    expect(fish.state.captains[0]).toMatchObject({ renown: 1, wood: 0, fish: 2 });
  });

  it('gives the goods after the card, and not both', () => {
    const sea = visiting('farwold');
    expect(sea.refusal('choose gain=0')).toBe('IB-VISIT-1');
    sea.play('brag card=1', 'choose gain=0');
    expect(sea.refusal('choose gain=1')).toBe('IB-VISIT-1');
  });
});

rule('IB-TOWN-FEL', () => {
  it('rests, then places a cube', () => {
    const sea = visiting('fels-garden', { below: ['t01'] }).play('rest', 'choose gain=0');
    expect(sea.state.captains[0]?.deck).toContain('t01');
    expect(sea.state.influence.slice(2, 4)).toEqual([0, null]);
  });

  it('places none if the visitor likes', () => {
    const sea = visiting('fels-garden').play('skip');
    expect(sea.state.influence.slice(2)).not.toContain(0);
    expect(sea.refusal('choose gain=0')).toBe('IB-VISIT-1');
  });
});

rule('IB-TOWN-GRE', () => {
  it('gives 2 wood and 1 for each who works on deck', () => {
    const sea = visiting('grenille', { deck: ['s1', 's9', 't01'] });
    expect(sea.state.captains[0]).toMatchObject({ wood: 4, fish: 0 });
  });

  it('gives 2 where nobody works on deck', () => {
    const sea = visiting('grenille', { deck: ['s1'], below: ['s9'] });
    expect(sea.state.captains[0]?.wood).toBe(2);
  });
});

rule('IB-TOWN-MOR', () => {
  it('hires, then gives 1 renown', () => {
    const sea = visiting('morlim').play('hire crew=t07');
    expect(sea.state.captains[0]).toMatchObject({ renown: 1, coins: 0 });
    expect(sea.state.captains[0]?.deck).toContain('t07');
  });

  it('gives the renown without a hire, and hires no second time', () => {
    expect(visiting('morlim').play('skip').state.captains[0]?.renown).toBe(1);
    const sea = visiting('morlim', { coins: 5 }).play('hire crew=t07');
    expect(sea.refusal('hire crew=t06')).toBe('IB-CREW-4');
  });
});

rule('IB-TOWN-RAT', () => {
  it('gives 2 pirates and a wood for each who works on deck', () => {
    const sea = visiting('ratnest', { deck: ['s1', 's9', 't01'] });
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, wood: 2 });
  });

  it('gives no wood for one who was exhausted on entry, and no rest', () => {
    const sea = given({ at: ['ratnest'], captains: [{ coins: 1, below: ['t05'] }] });
    sea.play('visit', 'exhaust crew=s9');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, wood: 0, below: ['t05', 's9'] });
  });
});

rule('IB-TOWN-ROC', () => {
  it('gives a book and 1 renown', () => {
    expect(visiting('rockslide').state.captains[0]).toMatchObject({ books: 1, renown: 1 });
  });

  it('gives them once, and sells none', () => {
    const sea = visiting('rockslide', { coins: 8 });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
    expect(sea.state.captains[0]).toMatchObject({ books: 1, coins: 8 });
  });
});

rule('IB-TOWN-STR', () => {
  const yard = {
    at: ['stratic'],
    owners: { stratic: 0 },
    buildingRow: ['museum', 'palace', 'library', 'market', 'jeweller'],
  } as const;

  it('builds one card for fish and wood', () => {
    const sea = given({ ...yard, captains: [{ fish: 4, wood: 5 }] });
    sea.play('visit', 'build building=jeweller');
    expect(sea.state.captains[0]).toMatchObject({ fish: 2, wood: 3, buildings: ['jeweller'] });
    expect(sea.refusal('build building=market')).toBe('IB-BLD-2');
  });

  it('asks for books as buying does', () => {
    const sea = given({ ...yard, captains: [{ fish: 5, wood: 5 }] }).play('visit');
    expect(sea.refusal('build building=library')).toBe('IB-BLD-3');
  });
});

rule('IB-TOWN-SUN', () => {
  it('sells serpents for 2 fish each', () => {
    const sea = visiting('suns-rest', { fish: 5 }).play('barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ serpents: 2, fish: 1, renown: 0, below: [] });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('sells no more than there are crew on deck', () => {
    const sea = visiting('suns-rest', { fish: 8, deck: ['s1'], below: ['s2'] }).play('barter');
    expect(sea.state.captains[0]).toMatchObject({ serpents: 1, fish: 6 });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });
});

rule('IB-TOWN-GRO', () => {
  it('gives 4 fish and 1 for each who works on deck', () => {
    const sea = visiting('the-grotto', { deck: ['s1', 's9', 't01'] });
    expect(sea.state.captains[0]).toMatchObject({ fish: 6, wood: 0, renown: 0 });
  });

  it('gives 4 where nobody works on deck', () => {
    expect(visiting('the-grotto', { deck: ['s1'] }).state.captains[0]?.fish).toBe(4);
  });
});

rule('IB-TOWN-UND', () => {
  it('rests, then hires for a coin on top of the price', () => {
    const sea = visiting('undervall', { coins: 3, below: ['t01'] }).play('rest', 'hire crew=t05');
    expect(sea.state.captains[0]).toMatchObject({ coins: 1, below: [], renown: 0 });
    const cheap = visiting('undervall', { coins: 3 }).play('hire crew=t07');
    expect(cheap.state.captains[0]?.coins).toBe(2);
  });

  it('hires nobody for less', () => {
    const one = visiting('undervall', { coins: 1 });
    expect(one.refusal('hire crew=t05')).toBe('IB-CREW-4');
    expect(one.offers(0)).toEqual(['hire crew=t07', 'skip']);
    expect(visiting('undervall').offers(0)).toEqual(['skip']);
  });
});

rule('IB-TOWN-ZIL', () => {
  it('gives a book for a fish or a wood and anyone exhausted, as often as wanted', () => {
    const sea = visiting('zilliam', { fish: 1, wood: 1, deck: ['s1', 's2', 's9'] });
    sea.play('barter', 'pay good=fish', 'exhaust crew=s9', 'barter', 'pay good=wood');
    expect(sea.state.captains[0]).toMatchObject({ books: 2, fish: 0, wood: 0 });
    expect(sea.state.captains[0]?.below).toEqual(['s9', 's1']);
  });

  it('takes only what is in the hold', () => {
    const sea = visiting('zilliam', { fish: 1 }).play('barter');
    expect(sea.refusal('pay good=wood')).toBe('IB-TOWN-ZIL');
  });

  it('gives nothing without crew on deck, nor without cargo', () => {
    const idle = visiting('zilliam', { fish: 3, deck: [], below: ['s1'] });
    expect(idle.refusal('barter')).toBe('IB-SYM-2');
    expect(visiting('zilliam').refusal('barter')).toBe('IB-SYM-2');
  });
});
