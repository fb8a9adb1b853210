// Move, pp. 8–9 and 20.
import { rule, Scene } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { islebound } from '../../rules/index.ts';
import type { Islebound } from '../../rules/state.ts';
import { given } from '../given.ts';

function destinations(sea: Scene<Islebound>): string[] {
  return sea
    .offers(0)
    .map((offer) => offer.replace('sail to=', ''))
    .sort();
}

rule('IB-MOVE-1', () => {
  it('goes one region or two at speed 2, step by step', () => {
    const sea = given({ step: 'move' });
    expect(destinations(sea)).toEqual([
      'farwold',
      'grenille',
      'suns-rest',
      'the-grotto',
      'undervall',
      'zilliam',
    ]);
  });

  it('goes no farther than the speed', () => {
    const sea = given({ step: 'move' });
    expect(sea.refusal('sail to=stratic')).toBe('IB-MOVE-1');
    expect(sea.refusal('sail to=marhaven')).toBe('IB-MOVE-1');
    expect(sea.refusal('sail to=thundrake')).toBe('IB-MOVE-1');
  });

  it('cannot be left out', () => {
    const sea = given({ step: 'move' });
    expect(sea.refusal('end-turn')).toBe('IB-TURN-1');
    expect(sea.refusal('hunt')).toBe('IB-TURN-1');
  });

  it('happens once a turn', () => {
    const sea = given({ step: 'move' }).play('sail to=undervall');
    expect(sea.state.towns[sea.state.captains[0]?.region ?? -1]).toBe('undervall');
    expect(sea.refusal('sail to=suns-rest')).toBe('IB-TURN-1');
  });
});

rule('IB-MOVE-2', () => {
  it('crosses from each region of a board to both others in one step', () => {
    for (const [from, one, other] of [
      ['suns-rest', 'undervall', 'grenille'],
      ['undervall', 'suns-rest', 'grenille'],
      ['grenille', 'suns-rest', 'undervall'],
    ] as const) {
      const sea = given({ step: 'move', at: [from] });
      expect(destinations(sea)).toContain(one);
      expect(destinations(sea)).toContain(other);
    }
  });

  it('counts the line within a board as a border', () => {
    const sea = given({ step: 'move', at: ['suns-rest'] });
    expect(destinations(sea)).toContain('farwold');
    expect(sea.refusal('sail to=the-grotto')).toBe('IB-MOVE-1');
  });

  it('counts a port as one region with two neighbours', () => {
    const sea = given({ step: 'move', at: ['krazk', 'marhaven'] });
    expect(destinations(sea)).toEqual([
      'fels-garden',
      'grenille',
      'ratnest',
      'stratic',
      'suns-rest',
      'undervall',
    ]);
  });
});

rule('IB-MOVE-3', () => {
  it('does not come back to where the turn began', () => {
    const sea = given({ step: 'move', captains: [{ fish: 6 }] });
    expect(sea.refusal('sail to=crimsika')).toBe('IB-MOVE-3');
  });

  it('may come back in a later turn', () => {
    const sea = given({ step: 'move' }).play('sail to=undervall', 'end-turn');
    sea.play('sail to=grenille', 'end-turn', 'sail to=crimsika');
    expect(sea.told('sailed').at(-1)).toMatchObject({ from: 'undervall', to: 'crimsika' });
  });
});

rule('IB-MOVE-4', () => {
  it('exhausts one who administrates to stop beside another ship', () => {
    const sea = given({ step: 'move', at: ['crimsika', 'farwold'] }).play('sail to=farwold');
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s2', 's9'], below: ['s1'] });
    expect(sea.state.captains[1]?.below).toEqual([]);
  });

  it('exhausts one only, however many ships are there', () => {
    const sea = given({
      seats: 4,
      step: 'move',
      at: ['crimsika', 'farwold', 'farwold', 'farwold'],
    }).play('sail to=farwold');
    expect(sea.state.captains[0]?.below).toEqual(['s1']);
  });

  it('refuses a stop there without anyone on deck who administrates', () => {
    const sea = given({
      step: 'move',
      at: ['crimsika', 'farwold'],
      captains: [{ deck: ['s9'], below: ['s1'], injured: ['s2'] }],
    });
    expect(sea.refusal('sail to=farwold')).toBe('IB-MOVE-4');
    expect(destinations(sea)).toContain('undervall');
  });

  it('asks for nobody where the sea is free', () => {
    const sea = given({ step: 'move', at: ['crimsika', 'farwold'] }).play('sail to=undervall');
    expect(sea.told('exhausted')).toEqual([]);
  });

  it('lets the player choose between different ones', () => {
    const sea = given({
      step: 'move',
      at: ['crimsika', 'farwold'],
      captains: [{ deck: ['s1', 't01', 's9'] }],
    }).play('sail to=farwold');
    expect(sea.offers(0)).toEqual(['exhaust crew=s1', 'exhaust crew=t01']);
    expect(sea.refusal('exhaust crew=s9')).toBe('IB-CREW-2');
  });
});

rule('IB-MOVE-5', () => {
  it('passes other ships free of charge', () => {
    const captains = [{ deck: ['s9' as const] }];
    const at = ['crimsika', 'undervall', 'farwold'] as const;
    const sea = given({ seats: 3, step: 'move', at, captains }).play('sail to=suns-rest');
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s9'], below: [] });
  });

  it('charges for stopping there', () => {
    const captains = [{ deck: ['s9' as const] }];
    const sea = given({ step: 'move', at: ['crimsika', 'undervall'], captains });
    expect(sea.refusal('sail to=undervall')).toBe('IB-MOVE-4');
  });
});

rule('IB-MOVE-6', () => {
  it('adds one for each who sails on deck', () => {
    const sea = given({ step: 'move', captains: [{ deck: ['s1', 't07'] }] });
    expect(sea.allowedBy('sail to=stratic')).toBe('IB-MOVE-1');
    expect(sea.refusal('sail to=fels-garden')).toBe('IB-MOVE-1');
  });

  it('ends at 4', () => {
    const sea = given({ step: 'move', captains: [{ deck: ['t04', 't07', 't09'] }] });
    expect(sea.allowedBy('sail to=fels-garden')).toBe('IB-MOVE-1');
    expect(sea.refusal('sail to=thundrake')).toBe('IB-MOVE-1');
  });

  it('counts nobody below deck', () => {
    const exhausted = given({ step: 'move', captains: [{ deck: ['s1'], below: ['t07'] }] });
    const injured = given({ step: 'move', captains: [{ deck: ['s1'], injured: ['t07'] }] });
    expect(exhausted.refusal('sail to=stratic')).toBe('IB-MOVE-1');
    expect(injured.refusal('sail to=stratic')).toBe('IB-MOVE-1');
  });
});

rule('IB-MOVE-7', () => {
  it('goes one region farther for each fish', () => {
    const sea = given({ step: 'move', captains: [{ fish: 2 }] });
    expect(sea.allowedBy('sail to=stratic')).toBe('IB-MOVE-7');
    expect(sea.refusal('sail to=thundrake')).toBe('IB-MOVE-1');
    sea.play('sail to=stratic');
    expect(sea.state.captains[0]?.fish).toBe(1);
  });

  it('spends no fish on what the speed reaches', () => {
    const sea = given({ step: 'move', captains: [{ fish: 2 }] }).play('sail to=suns-rest');
    expect(sea.state.captains[0]?.fish).toBe(2);
  });

  it('helps in this move only', () => {
    const sea = given({ step: 'move', captains: [{ fish: 1 }] });
    sea.play('sail to=stratic', 'end-turn', 'sail to=fels-garden', 'end-turn');
    expect(sea.refusal('sail to=crimsika')).toBe('IB-MOVE-1');
  });
});

rule('IB-MOVE-8', () => {
  it("goes from port to Sun's Rest, on to Undervall, and no farther", () => {
    const { state } = given({ step: 'move' });
    const [suns, under, gren, farwold, grotto, zilliam, ...others] = state.towns;
    const towns = [farwold, grotto, zilliam, suns, under, gren, ...others];
    const sea = new Scene(islebound, islebound.read({ ...state, towns }));
    expect(sea.allowedBy('sail to=suns-rest')).toBe('IB-MOVE-1');
    expect(sea.allowedBy('sail to=undervall')).toBe('IB-MOVE-1');
    expect(sea.refusal('sail to=marhaven')).toBe('IB-MOVE-1');
  });

  it("goes from port to Undervall and on to Sun's Rest in the prototype, and no farther", () => {
    const sea = given({ edition: 'prototype', step: 'move' });
    expect(sea.allowedBy('sail to=undervall')).toBe('IB-MOVE-1');
    expect(sea.allowedBy('sail to=suns-rest')).toBe('IB-MOVE-1');
    expect(sea.refusal('sail to=krazk')).toBe('IB-MOVE-1');
  });
});
