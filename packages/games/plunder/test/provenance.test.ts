// Every value in the tables is marked as printed, public or ours.
import { describe, expect, it } from 'vitest';
import * as effects from '../rules/data/effects.ts';
import * as fleet from '../rules/data/fleet.ts';
import * as resources from '../rules/data/resources.ts';
import * as table from '../rules/data/table.ts';
import * as tiles from '../rules/data/tiles.ts';
import * as treasure from '../rules/data/treasure.ts';
import * as words from '../rules/data/treasure-words.ts';
import { SOURCES, sourcesOf } from '../rules/provenance.ts';

/** The data tables by kind of thing. */
const KINDS: Readonly<Record<string, string>> = {
  EFFECTS: 'treasure',
  TREASURE_CARDS: 'treasure',
  TREASURE_DECK: 'treasure',
  TREASURE_WORDS: 'treasure',
  PEGS: 'ship',
  FLEET_LIMIT: 'ship',
  PEG_LIMIT: 'ship',
  STARTING_PEGS: 'ship',
  COSTS: 'build',
  BURIAL_GOLD: 'build',
  BOX: 'counts',
  KINDS: 'rule',
  RESOURCE_CARDS: 'card',
  OPEN_STACK: 'cross',
  STARTING_HAND: 'cross',
  MERCHANT_PRICE: 'rule',
  SEATS: 'square',
  ROWS: 'square',
  columnsFor: 'square',
  crossesFor: 'cross',
  DIE: 'die',
  STORM_REACH: 'storm',
  STORM_TOLL: 'storm',
  STORM_ROLL: 'rule',
  TEAM_FORMS: 'captain',
  COMPANIES: 'captain',
  TEAM_GAIN: 'rule',
  CLOCK: 'bounds',
  HAGGLING: 'bounds',
  RESTOCKING: 'bounds',
  ROUND_LIMIT: 'bounds',
  SIDES: 'tile',
  TILE_SIZE: 'tile',
  TILE_NUMBERS: 'tile',
  MERCHANT_TILES: 'tile',
  FACES: 'tile',
  TILE_FACES: 'tile',
};

describe('provenance', () => {
  it('knows of every table', () => {
    const tables = [effects, fleet, resources, table, tiles, treasure, words];
    const names = tables.flatMap((module) => Object.keys(module));
    expect(names.sort()).toEqual(Object.keys(KINDS).sort());
    for (const [name, kind] of Object.entries(KINDS)) expect(sourcesOf(kind), name).not.toEqual([]);
    expect(sourcesOf('kraken')).toEqual([]);
  });

  it('calls ours what no source shows', () => {
    for (const kind of ['treasure', 'tile', 'island', 'card'])
      expect(sourcesOf(kind)[0]?.provenance, kind).toBe('DESIGNED');
    expect(sourcesOf('storm')[0]?.provenance).toBe('PUBLIC');
    expect(sourcesOf('build')).toEqual([SOURCES.costs]);
  });

  it('counts as the tables do', () => {
    const [wood, iron, rum, gold] = resources.RESOURCE_CARDS;
    expect(SOURCES.split.of).toContain(`${wood} wood, ${iron} iron, ${rum} rum and ${gold} gold`);
    expect(SOURCES.counts.of).toContain(`${treasure.TREASURE_DECK.length} Treasure`);
    expect(SOURCES.counts.of).toContain(`${fleet.BOX.plunderPoints} Plunder Point`);
  });
});
