// Architect, a variant.
import { rule, Scene } from '@tidetable/conformance';
import { Generator, itemAt, legal, readOptions, start } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { BUILDINGS } from '../../rules/data/buildings.ts';
import { islebound } from '../../rules/index.ts';
import type { Islebound } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

const ARCHITECT: Given = { options: { architect: true } };

/** A fresh table of architects, at the draft. */
function drafting(seats: number): Scene<Islebound> {
  const options = readOptions(islebound.options, { architect: true, first: '1' }, seats);
  const sea = start(islebound, seats, options, new Generator(seats));
  const scene = new Scene(islebound, sea);
  const ports = ['crimsika', 'krazk', 'marhaven', 'thundrake'];
  for (let seat = seats - 1; seat >= 0; seat--) scene.play(`choose-port port=${ports[seat]}`);
  return scene;
}

rule('IB-VAR-ARCH-1', () => {
  it('deals seven to everyone and passes the rest left until all have seven', () => {
    const scene = drafting(3);
    expect(scene.must).toEqual([0, 1, 2]);
    const packs = scene.state.captains.map(({ pack }) => [...pack]);
    expect(packs.map(({ length }) => length)).toEqual([7, 7, 7]);
    for (const seat of [0, 1, 2]) scene.play(`${seat}: draft building=${packs[seat]?.[0]}`);
    expect(scene.state.captains[1]?.pack).toEqual(packs[0]?.slice(1));
    while (scene.must.length > 1 || scene.state.agenda.at(-1)?.step === 'draft') {
      const seat = itemAt(scene.must, 0);
      const [first] = legal(islebound, scene.state, seat);
      if (first?.type === 'draft') scene.play(`${seat}: draft building=${first.building}`);
    }
    expect(scene.state.captains.map(({ hand }) => hand.length)).toEqual([7, 7, 7]);
    expect(scene.state.buildingRow).toEqual([]);
  });

  it('keeps picks secret until all are in', () => {
    const scene = drafting(2);
    const picked = scene.state.captains[0]?.pack[0];
    scene.play(`0: draft building=${picked}`);
    expect(islebound.view(scene.state, 1)).toMatchObject({
      pick: null,
      captains: [{ hasPicked: true }, {}],
    });
    expect(islebound.redact(itemAt(scene.told('drafted'), 0), 1)).toMatchObject({
      building: null,
    });
    expect(islebound.redact(itemAt(scene.told('drafted'), 0), 0)).toMatchObject({
      building: picked,
    });
    expect(scene.refusal(`0: draft building=${scene.state.captains[0]?.pack[0]}`)).toBe(
      'IB-VAR-ARCH-1',
    );
  });
});

rule('IB-VAR-ARCH-2', () => {
  it('buys from the own hand and from no other, without any gate', () => {
    const sea = given({
      ...ARCHITECT,
      captains: [{ coins: 20, hand: ['town-hall'] }, { hand: ['palace'] }],
    });
    expect(sea.allowedBy('buy building=town-hall')).toBe('IB-BLD-1');
    expect(sea.refusal('buy building=palace')).toBe('IB-VAR-ARCH-2');
    sea.play('buy building=town-hall');
    expect(sea.state.captains[0]).toMatchObject({ hand: [], buildings: ['town-hall'] });
  });

  it('draws a building card for a book, and shows it to its owner alone', () => {
    const sea = given({
      ...ARCHITECT,
      at: ['rockslide'],
      owners: { rockslide: 0 },
      buildingDeck: ['museum'],
    });
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ books: 0, hand: ['museum'] });
    expect(islebound.view(sea.state, 0)).toMatchObject({ hand: ['museum'] });
    expect(islebound.view(sea.state, 1)).toMatchObject({
      hand: [],
      captains: [{ handSize: 1 }, {}],
    });
  });

  it('pays a book with a card of the payer’s choice', () => {
    const sea = given({
      ...ARCHITECT,
      at: ['thundrake'],
      owners: { thundrake: 0 },
      captains: [{ hand: ['museum', 'market'] }],
    });
    sea.play('visit', 'barter');
    expect(sea.offers(0)).toEqual(['discard building=museum', 'discard building=market']);
    sea.play('discard building=market');
    expect(sea.state.buildingDiscard).toEqual(['market']);
    expect(sea.state.captains[0]).toMatchObject({ renown: 2, hand: ['museum'] });
  });
});

rule('IB-AMB-45', () => {
  it('excludes Six Buildings', () => {
    const both = { architect: true, sixBuildings: true };
    expect(() => readOptions(islebound.options, both, 3)).toThrow('IB-AMB-45');
    expect(readOptions(islebound.options, { architect: true }, 3).architect).toBe(true);
  });

  it('pays Library and School of War for a card drawn as a book, and shuffles the discards in', () => {
    const sea = given({
      ...ARCHITECT,
      at: ['rockslide'],
      owners: { rockslide: 0 },
      captains: [{ buildings: ['library', 'school-of-war'] }],
    });
    sea.state.buildingDiscard.push(...sea.state.buildingDeck.splice(0));
    sea.play('visit');
    expect(sea.told('buildings-reshuffled')).toHaveLength(1);
    expect(sea.state.captains[0]).toMatchObject({ renown: 2, pirates: 1 });
  });
});

rule('IB-AMB-85', () => {
  it('gives nothing and pays nobody when no card is left', () => {
    const rest = BUILDINGS.filter((building) => building !== 'library');
    const sea = given({
      ...ARCHITECT,
      at: ['rockslide'],
      owners: { rockslide: 0 },
      captains: [{ buildings: ['library'] }, { buildings: rest }],
    });
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ renown: 1, hand: [] });
  });

  it('builds from the hand at Stratic', () => {
    const sea = given({
      ...ARCHITECT,
      at: ['stratic'],
      owners: { stratic: 0 },
      captains: [{ fish: 2, hand: ['miracle-hut'] }],
    });
    sea.play('visit', 'build building=miracle-hut');
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, hand: [], buildings: ['miracle-hut'] });
  });
});
