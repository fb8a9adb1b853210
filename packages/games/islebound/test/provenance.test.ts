// All that is shown is marked as printed, public or ours, and nothing of ours has a page.
import type { Provenance } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import * as abilities from '../rules/data/abilities.ts';
import * as buildings from '../rules/data/buildings.ts';
import { BUILDING_CARDS, BUILDINGS } from '../rules/data/buildings.ts';
import * as crew from '../rules/data/crew.ts';
import { CREW_IDS } from '../rules/data/crew.ts';
import * as events from '../rules/data/events.ts';
import { EVENT_CARDS } from '../rules/data/events.ts';
import * as fighters from '../rules/data/fighters.ts';
import { FIGHTERS } from '../rules/data/fighters.ts';
import * as goods from '../rules/data/goods.ts';
import * as map from '../rules/data/map.ts';
import * as reputation from '../rules/data/reputation.ts';
import { REPUTATION_CARDS } from '../rules/data/reputation.ts';
import * as tokens from '../rules/data/tokens.ts';
import { TOKEN_REWARDS } from '../rules/data/tokens.ts';
import * as towns from '../rules/data/towns.ts';
import { TOWNS } from '../rules/data/towns.ts';
import * as tracks from '../rules/data/tracks.ts';
import { type Part, sourcesOf } from '../rules/provenance.ts';
import { rulebook } from '../rules/rulebook.ts';
import type { EditionName } from '../rules/state.ts';
import { sourcesIn } from '../words/en/sources.ts';
import { given } from './given.ts';

const EDITIONS = ['retail', 'prototype', 'deep-fog'] as const;

function mark(
  subject: string,
  part: Part,
  edition: EditionName = 'retail',
): Provenance | undefined {
  const { state } = given({ edition });
  return sourcesOf(subject, state).find((source) => source.part === part)?.mark;
}

describe('provenance', () => {
  it.each(EDITIONS)('knows of everything that is shown in %s', (edition) => {
    const { state } = given({ edition });
    const subjects = [
      ...TOWNS.map((town) => `town:${town}`),
      ...BUILDINGS.map((building) => `building:${building}`),
      ...EVENT_CARDS.map(({ id }) => `event:${id}`),
      ...REPUTATION_CARDS.map(({ id }) => `reputation:${id}`),
      ...TOKEN_REWARDS.map((token) => `token:${token}`),
      ...CREW_IDS.map((crew) => `crew:${crew}`),
      ...FIGHTERS.map((fighter) => `fighter:${fighter}`),
      ...['influence', 'hold', 'renown', 'treasure', 'fog', 'map', 'score:0'],
    ];
    for (const subject of subjects)
      expect(sourcesOf(subject, state).length, subject).toBeGreaterThan(0);
    expect(sourcesOf('kraken:1', state)).toEqual([]);
  });

  it('knows of every table', () => {
    const subjects: Readonly<Record<string, string>> = {
      ABILITIES: 'building:museum',
      PROTOTYPE_ABILITIES: 'building:underriver-gate',
      HAND_ABILITIES: 'building:observatory',
      BUILDINGS: 'building:museum',
      BUILDING_CARDS: 'building:museum',
      ROW_GATES: 'start',
      SIX_ROW_GATES: 'start',
      TWO_SKILL_CREW: 'crew:t01',
      CREW_IDS: 'crew:s1',
      CREW: 'crew:s1',
      STARTING_CREW: 'crew:s1',
      CREW_ROW: 'start',
      ROW_PRICES: 'start',
      EVENT_CARDS: 'event:1',
      PROTOTYPE_EVENTS: 'event:1',
      FIGHTERS: 'fighter:pirate',
      STRENGTH: 'fighter:pirate',
      FIGHTER_SUPPLY: 'fighter:pirate',
      DICE: 'fighter:pirate',
      RAID_HIT: 'start',
      SKILLS: 'crew:s1',
      BOARD_SLOTS: 'map',
      PORT_SLOTS: 'map',
      REGION_NAMES: 'map',
      DEEP_FOG: 'fog',
      NEIGHBOURS: 'map',
      SEA_BOARDS: 'map',
      boardOf: 'map',
      DISTANCES: 'map',
      REPUTATION_CARDS: 'reputation:1',
      IN_HAND: 'reputation:3',
      PROTOTYPE_REPUTATION: 'reputation:1',
      TOKEN_REWARDS: 'token:rest',
      TOKENS: 'token:rest',
      ISLAND_TOWNS: 'town:morlim',
      PORTS: 'town:krazk',
      TOWNS: 'town:morlim',
      ENTRY_COINS: 'town:morlim',
      OWNED_TOWN_EXTRA: 'start',
      BASIC: 'town:morlim',
      ADVANCED: 'town:morlim',
      ADVANCED_READINGS: 'town:morlim',
      INFLUENCE_SLOTS: 'influence',
      BLOCKED_SLOTS_FOR_TWO: 'influence',
      RENOWN_TRACK: 'renown',
      BASE_SPEED: 'start',
      MAX_SPEED: 'start',
      CARGO_LIMIT: 'hold',
      STARTING_COINS: 'start',
      CUBES: 'start',
      END_BUILDINGS: 'start',
      FOG_ROLL: 'fog',
      MONSTER_BUILDINGS: 'fog',
      MONSTER_STRENGTH: 'fog',
      MONSTER_RENOWN: 'fog',
    };
    const tables = [
      ...[abilities, buildings, crew, events, fighters, goods, map],
      ...[reputation, tokens, towns, tracks],
    ];
    const names = tables.flatMap((module) => Object.keys(module));
    expect(names.sort()).toEqual(Object.keys(subjects).sort());
    const { state } = given({});
    for (const subject of Object.values(subjects))
      expect(sourcesOf(subject, state), subject).not.toEqual([]);
  });

  it('calls no strength, no price and no name of a tale printed', () => {
    for (const town of TOWNS) expect(mark(`town:${town}`, 'strength')).toBe('DESIGNED');
    for (const building of BUILDINGS)
      expect(mark(`building:${building}`, 'price')).toBe('DESIGNED');
    for (const { id } of REPUTATION_CARDS)
      expect(mark(`reputation:${id}`, 'name')).toBe('DESIGNED');
  });

  it('has one entry coin from a public source', () => {
    const told = TOWNS.filter((town) => mark(`town:${town}`, 'entry-coin') !== 'DESIGNED');
    expect(told).toEqual(['the-grotto']);
    expect(mark('town:the-grotto', 'entry-coin')).toBe('PUBLIC');
  });

  it('tells which book prints an event', () => {
    expect(mark('event:1', 'card')).toBe('RULEBOOK');
    expect(mark('event:2', 'card')).toBe('MIXED');
    expect(mark('event:1', 'card', 'prototype')).toBe('MIXED');
    expect(mark('event:2', 'card', 'prototype')).toBe('RULEBOOK');
  });

  it('marks as ours what the prototype lacks or the book says otherwise', () => {
    expect(mark('building:underriver-gate', 'ability')).toBe('RULEBOOK');
    expect(mark('building:underriver-gate', 'ability', 'prototype')).toBe('DESIGNED');
    expect(mark('building:sailors-guild', 'ability')).toBe('MIXED');
    expect(mark('town:farwold', 'banner')).toBe('RULEBOOK');
    expect(mark('town:farwold', 'banner', 'prototype')).toBe('MIXED');
    expect(mark('fighter:pirate', 'supply', 'prototype')).toBe('DESIGNED');
  });

  it('gives no page to an ability that is ours', () => {
    const ours = BUILDINGS.filter((id) => BUILDING_CARDS[id].provenance !== 'RULEBOOK');
    const names = ours.filter((id) => id !== 'sailors-guild').map((id) => BUILDING_CARDS[id].name);
    for (const { text, page } of Object.values(rulebook))
      if (names.some((name) => text.startsWith(`${name}: `))) expect(page, text).toBeNull();
  });

  it('is told in short, edition by edition', () => {
    const marked = (edition: EditionName, provenance: Provenance) =>
      sourcesIn(edition)
        .filter((source) => source.provenance === provenance)
        .map(({ of }) => of);
    expect(marked('retail', 'RULEBOOK')).toContain('Events: terms of Morlim');
    expect(marked('prototype', 'RULEBOOK')).toContain('Events: terms of Farwold');
    expect(marked('retail', 'PUBLIC')).toEqual(['Towns: coins to enter of The Grotto']);
    expect(marked('retail', 'DESIGNED')).toContain('Towns: strengths');
    expect(marked('retail', 'DESIGNED')).toContain('Reputation cards: names');
    expect(marked('retail', 'MIXED').join()).toContain('Sailors Guild');
    expect(marked('retail', 'MIXED').join()).not.toContain('Deep Fog');
    expect(marked('deep-fog', 'MIXED')).toContain('Deep Fog: rolls');
  });
});
