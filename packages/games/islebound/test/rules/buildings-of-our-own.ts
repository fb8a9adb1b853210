// Buildings of our own: the last thirteen cards.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Captain } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

rule('IB-BLD-SHIPYARD', () => {
  it('sails three regions far from the start', () => {
    const sea = given({ step: 'move', captains: [{ buildings: ['shipyard'] }] });
    expect(sea.offers(0)).toContain('sail to=stratic');
    expect(sea.refusal('sail to=fels-garden')).toBe('IB-MOVE-1');
  });

  it('is not above four with two who sail', () => {
    const sea = given({
      step: 'move',
      captains: [{ buildings: ['shipyard'], deck: ['t04', 't07'] }],
    });
    expect(sea.offers(0)).toContain('sail to=fels-garden');
    expect(sea.refusal('sail to=thundrake')).toBe('IB-MOVE-1');
  });

  it('helps nobody else', () => {
    const sea = given({ step: 'move', captains: [{}, { buildings: ['shipyard'] }] });
    expect(sea.refusal('sail to=stratic')).toBe('IB-MOVE-1');
  });
});

rule('IB-BLD-LIGHTHOUSE', () => {
  const meeting = { step: 'move', at: ['crimsika', 'undervall'] } as const;

  it('stops beside another ship at no cost', () => {
    const sea = given({ ...meeting, captains: [{ buildings: ['lighthouse'], deck: ['s9'] }] });
    sea.play('sail to=undervall');
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s9'], below: [] });
  });

  it('saves nothing for those who sail to its owner', () => {
    const sea = given({ ...meeting, captains: [{}, { buildings: ['lighthouse'] }] });
    sea.play('sail to=undervall');
    expect(sea.state.captains[0]?.below).toEqual(['s1']);
    const alone = given({
      ...meeting,
      captains: [{ deck: ['s9'] }, { buildings: ['lighthouse'] }],
    });
    expect(alone.refusal('sail to=undervall')).toBe('IB-MOVE-4');
  });
});

rule('IB-BLD-EMBASSY', () => {
  const talks = { at: ['undervall'], influence: { 3: 0, 4: 0 } } as const;

  it('makes 4 on the track enough for a town of 5', () => {
    const sea = given({ ...talks, captains: [{ buildings: ['embassy'] }] });
    sea.play('negotiate', 'withdraw slot=3', 'withdraw slot=4', 'skip');
    expect(sea.told('conquered')).toMatchObject([{ town: 'undervall', by: 'diplomacy' }]);
  });

  it('adds 1 and no more, and nothing to others', () => {
    const owned = given({ ...talks, at: ['morlim'], captains: [{ buildings: ['embassy'] }] });
    expect(owned.refusal('negotiate')).toBe('IB-DIP-2');
    const without = given({ ...talks, captains: [{}, { buildings: ['embassy'] }] });
    expect(without.refusal('negotiate')).toBe('IB-DIP-2');
  });
});

rule('IB-BLD-SAWMILL', () => {
  it('adds a wood to the wood of a sign', () => {
    const sea = given({
      at: ['grenille'],
      owners: { grenille: 0 },
      captains: [{ buildings: ['sawmill'] }],
    });
    expect(sea.play('visit').state.captains[0]?.wood).toBe(4);
  });

  it('adds nothing where the sign gives none, nor to fish', () => {
    const ratnest = given({
      at: ['ratnest'],
      owners: { ratnest: 0 },
      captains: [{ buildings: ['sawmill'], deck: ['s1'] }],
    });
    expect(ratnest.play('visit').state.captains[0]).toMatchObject({ pirates: 2, wood: 0 });
    const grotto = given({
      at: ['the-grotto'],
      owners: { 'the-grotto': 0 },
      captains: [{ buildings: ['sawmill'] }],
    });
    expect(grotto.play('visit').state.captains[0]).toMatchObject({ fish: 5, wood: 0 });
  });
});

rule('IB-BLD-SMOKEHOUSE', () => {
  it('adds a fish to the fish of a sign', () => {
    const sea = given({
      at: ['the-grotto'],
      owners: { 'the-grotto': 0 },
      captains: [{ buildings: ['smokehouse'] }],
    });
    expect(sea.play('visit').state.captains[0]?.fish).toBe(6);
  });

  it('adds one where fish was the choice, and none where wood was', () => {
    const at = { at: ['krazk'], owners: { krazk: 0 } } as const;
    const captain: Partial<Captain> = { buildings: ['smokehouse'] };
    const wood = given({ ...at, captains: [captain] }).play('visit', 'choose gain=0');
    const fish = given({ ...at, captains: [captain] }).play('visit', 'choose gain=1');
    expect(wood.state.captains[0]).toMatchObject({ fish: 0, wood: 1 });
    expect(fish.state.captains[0]).toMatchObject({ fish: 2, wood: 0 });
  });
});

rule('IB-BLD-WAREHOUSE', () => {
  const harvest = { at: ['the-grotto'], owners: { 'the-grotto': 0 } } as const;

  it('holds fourteen', () => {
    const sea = given({ ...harvest, captains: [{ wood: 9, buildings: ['warehouse'] }] });
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ fish: 5, wood: 9 });
    expect(sea.offers(0)).toContain('end-turn');
  });

  it('does not hold fifteen', () => {
    const sea = given({ ...harvest, captains: [{ wood: 10, buildings: ['warehouse'] }] });
    expect(sea.play('visit').offers(0)).toEqual(['drop good=fish', 'drop good=wood']);
    expect(sea.play('drop good=wood').offers(0)).toContain('end-turn');
  });
});

rule('IB-BLD-TAVERN', () => {
  it('hires from the left at Morlim for nothing', () => {
    const sea = given({
      at: ['morlim'],
      owners: { morlim: 0 },
      crewRow: ['t05', 't06', 't07'],
      captains: [{ buildings: ['tavern'] }],
    });
    sea.play('visit', 'hire crew=t05');
    expect(sea.state.captains[0]?.deck).toContain('t05');
  });

  it('still pays the surcharge at Undervall', () => {
    const hiring = { at: ['undervall'], owners: { undervall: 0 } } as const;
    const poor = given({ ...hiring, captains: [{ buildings: ['tavern'] }] }).play('visit');
    expect(poor.refusal('hire crew=t01')).toBe('IB-CREW-4');
    const able = given({ ...hiring, captains: [{ coins: 1, buildings: ['tavern'] }] });
    expect(able.play('visit', 'hire crew=t01').state.captains[0]?.coins).toBe(0);
  });
});

rule('IB-BLD-OBSERVATORY', () => {
  const buildingRow = ['market', 'jeweller', 'tavern', 'bridge', 'butcher'] as const;
  const captain: Partial<Captain> = { coins: 9, buildings: ['observatory'] };

  it('stands in for one book at the gates', () => {
    const sea = given({ buildingRow, captains: [captain] });
    expect(sea.offers(0)).toContain('buy building=tavern');
    expect(sea.refusal('buy building=jeweller')).toBe('IB-BLD-3');
  });

  it('comes on top of books', () => {
    const sea = given({ buildingRow, captains: [{ ...captain, books: 2 }] });
    expect(sea.offers(0)).toContain('buy building=market');
  });

  it('is no book to pay with', () => {
    const sea = given({ buildingRow, captains: [captain] }).play('visit');
    expect(sea.offers(0)).not.toContain('barter');
  });
});

rule('IB-BLD-WATCHTOWER', () => {
  const siege: Given = { at: ['krazk'], rig: { rolls: [6, 6, 3] } };
  const serpents = ['attack', 'send fighter=serpent count=3', 'roll', 'strike'];

  it('makes a port of 5 need 8', () => {
    const sea = given({
      ...siege,
      captains: [{ serpents: 3 }, { buildings: ['watchtower'] }],
    }).play(...serpents);
    expect(sea.told('struck')).toMatchObject([{ strength: 8, needed: 8 }]);
  });

  it('leaves it at 7 when the attacker has it, and a neutral town at its number', () => {
    const owned = given({ ...siege, captains: [{ serpents: 3, buildings: ['watchtower'] }] });
    expect(owned.play(...serpents).told('struck')).toMatchObject([{ needed: 7 }]);
    const neutral = given({
      ...siege,
      at: ['marhaven'],
      captains: [{ serpents: 3 }, { buildings: ['watchtower'] }],
    });
    expect(neutral.play(...serpents).told('struck')).toMatchObject([{ needed: 5 }]);
  });
});

rule('IB-BLD-HERALDS-TOWER', () => {
  const fair = { at: ['fels-garden'], events: [[4], [5]] } as const;

  it('brings 1 renown with an event of its owner', () => {
    const sea = given({ ...fair, captains: [{ coins: 1, buildings: ['heralds-tower'] }] });
    expect(sea.play('complete-event event=4').state.captains[0]?.renown).toBe(1);
  });

  it('brings nothing for cubes from a visit, nor for events of others', () => {
    const visit = given({
      ...fair,
      owners: { 'fels-garden': 0 },
      captains: [{ buildings: ['heralds-tower'] }],
    }).play('visit', 'choose gain=0');
    expect(visit.state.captains[0]?.renown).toBe(0);
    const other = given({ ...fair, captains: [{ coins: 1 }, { buildings: ['heralds-tower'] }] });
    other.play('complete-event event=4');
    expect(other.state.captains.map(({ renown }) => renown)).toEqual([0, 0]);
  });
});

const lastTurn = { trigger: 'buildings', turnsLeft: 0 } as const;

rule('IB-BLD-TREASURY', () => {
  it.each([
    [7, 11 + 7 + 1],
    [8, 11 + 8 + 2],
  ])('makes of %i coins at the end %i in all', (coins, score) => {
    const sea = given({ ...lastTurn, captains: [{ coins, buildings: ['treasury'] }] });
    expect(sea.play('end-turn').outcome?.scores?.[0]).toBe(score);
  });
});

rule('IB-BLD-TOWN-HALL', () => {
  it('counts every building of its owner, itself included, and none of others', () => {
    const sea = given({
      ...lastTurn,
      captains: [{ buildings: ['town-hall', 'market', 'tavern'] }, { buildings: ['bridge'] }],
    });
    expect(sea.play('end-turn').outcome?.scores).toEqual([12 + 7 + 5 + 3, 6]);
  });
});

rule('IB-BLD-CARPENTERS-HALL', () => {
  const yard = {
    at: ['stratic'],
    owners: { stratic: 0 },
    buildingRow: ['library', 'museum', 'palace', 'smokehouse', 'market'],
  } as const;

  it('saves a wood on what is built', () => {
    const sea = given({
      ...yard,
      captains: [{ fish: 2, wood: 2, buildings: ['carpenters-hall'] }],
    });
    sea.play('visit', 'build building=market');
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, wood: 0 });
  });

  it('gives none back where no wood is due, and saves no fish', () => {
    const sea = given({ ...yard, captains: [{ fish: 3, buildings: ['carpenters-hall'] }] });
    sea.play('visit', 'build building=smokehouse');
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, wood: 0 });
    const short = given({
      ...yard,
      captains: [{ fish: 1, wood: 5, buildings: ['carpenters-hall'] }],
    });
    expect(short.play('visit').refusal('build building=market')).toBe('IB-BLD-2');
  });
});
