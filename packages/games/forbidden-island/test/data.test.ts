// The tables add up, and every rule that is cited can be looked up.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as adventurers from '../rules/data/adventurers.ts';
import { ADVENTURERS, ROLES } from '../rules/data/adventurers.ts';
import * as cards from '../rules/data/cards.ts';
import { CARD_COUNTS, CARDS, FULL_DECK, HAND_LIMIT } from '../rules/data/cards.ts';
import * as layouts from '../rules/data/layouts.ts';
import { LAYOUT_NAMES } from '../rules/data/layouts.ts';
import { SOURCES, sourcesOf } from '../rules/data/provenance.ts';
import * as tiles from '../rules/data/tiles.ts';
import { LANDING, TILES, TREASURE_TILES, TREASURES } from '../rules/data/tiles.ts';
import * as meter from '../rules/data/water-meter.ts';
import { DIFFICULTIES, FLOOD_CARDS, SKULL, STARTING_LEVEL } from '../rules/data/water-meter.ts';
import { rulebook } from '../rules/rulebook.ts';

describe('cards', () => {
  it('are 28, five of each treasure', () => {
    expect(FULL_DECK).toHaveLength(28);
    expect(TREASURES.map((treasure) => CARD_COUNTS[treasure])).toEqual([5, 5, 5, 5]);
    expect(CARD_COUNTS['waters-rise']).toBe(3);
    expect(CARD_COUNTS['helicopter-lift']).toBe(3);
    expect(CARD_COUNTS.sandbags).toBe(2);
  });

  it('lie in the full deck as often as the table says', () => {
    const counted = CARDS.map((card) => FULL_DECK.filter((other) => other === card).length);
    expect(counted).toEqual(CARDS.map((card) => CARD_COUNTS[card]));
  });

  it('always leave some for the deck when every hand is full', () => {
    expect(4 * HAND_LIMIT + 1).toBeLessThan(FULL_DECK.length);
  });
});

describe('tiles', () => {
  it('are 24, none of them twice', () => {
    expect(TILES).toHaveLength(24);
    expect(new Set(TILES).size).toBe(24);
  });

  it('hold treasures on eight, two for each', () => {
    const tiles = TREASURES.flatMap((treasure) => TREASURE_TILES[treasure]);
    expect(new Set(tiles).size).toBe(8);
    expect(tiles.filter((tile) => !TILES.includes(tile))).toEqual([]);
  });

  it('name temples, gardens, caves and palaces after their treasures', () => {
    expect(TREASURE_TILES).toEqual({
      earth: ['temple-of-the-moon', 'temple-of-the-sun'],
      wind: ['whispering-garden', 'howling-garden'],
      fire: ['cave-of-embers', 'cave-of-shadows'],
      ocean: ['coral-palace', 'tidal-palace'],
    });
  });

  it('begin a different adventurer on the landing and on each of the five gates', () => {
    const starts = ROLES.map((role) => ADVENTURERS[role].start).sort();
    const gates = TILES.filter((tile) => tile.endsWith('-gate'));
    expect(gates).toHaveLength(5);
    expect(starts).toEqual([...gates, LANDING].sort());
  });

  it('tell the pawns apart by their colours', () => {
    expect(new Set(ROLES.map((role) => ADVENTURERS[role].colour)).size).toBe(6);
  });
});

describe('the water meter', () => {
  it('asks for two to five Flood cards on nine marks, with the skull above', () => {
    expect(FLOOD_CARDS.slice(1)).toEqual([2, 2, 3, 3, 3, 4, 4, 5, 5]);
    expect(SKULL).toBe(10);
  });

  it('begins where the difficulty says', () => {
    expect(STARTING_LEVEL).toEqual({ novice: 1, normal: 2, elite: 3, legendary: 4 });
  });

  it('leaves nine, eight, seven or six Waters Rise! until the skull', () => {
    expect(DIFFICULTIES.map((difficulty) => SKULL - STARTING_LEVEL[difficulty])).toEqual([
      9, 8, 7, 6,
    ]);
  });
});

const PRINTED = `
  FI-COMP-1 FI-COMP-2 FI-COMP-3 FI-GOAL-1
  FI-SETUP-1 FI-SETUP-2 FI-SETUP-3 FI-SETUP-4 FI-SETUP-5 FI-SETUP-6 FI-SETUP-7 FI-SETUP-8
  FI-TURN-1 FI-TURN-2 FI-TURN-3 FI-TURN-4
  FI-MOVE-1 FI-MOVE-2 FI-MOVE-3 FI-MOVE-4 FI-MOVE-5 FI-MOVE-6
  FI-SHORE-1 FI-SHORE-2 FI-SHORE-3
  FI-GIVE-1 FI-GIVE-2 FI-GIVE-3 FI-GIVE-4
  FI-CAP-1 FI-CAP-2 FI-DRAW-1 FI-DRAW-2 FI-TDECK-1
  FI-SPEC-1 FI-SPEC-2 FI-SPEC-3 FI-SPEC-4
  FI-WR-1 FI-WR-2 FI-WR-3 FI-WR-4 FI-WR-5 FI-HAND-1 FI-HAND-2
  FI-FLOOD-1 FI-FLOOD-2 FI-FLOOD-3 FI-FDECK-1
  FI-SWIM-1 FI-SWIM-2 FI-SWIM-3 FI-SWIM-4 FI-SWIM-5
  FI-WIN-1 FI-LOSE-1 FI-LOSE-2 FI-LOSE-3 FI-LOSE-4 FI-DIFF-1`;

const RULINGS = `
  FI-AMB-1 FI-AMB-2 FI-AMB-3 FI-AMB-4 FI-AMB-5 FI-AMB-6 FI-AMB-7 FI-AMB-8 FI-AMB-9 FI-AMB-10
  FI-AMB-11 FI-AMB-12 FI-AMB-13 FI-AMB-14 FI-AMB-15 FI-AMB-16 FI-AMB-17 FI-AMB-18 FI-AMB-19 FI-AMB-20
  FI-AMB-21 FI-AMB-22 FI-AMB-23 FI-AMB-24 FI-AMB-25 FI-AMB-26 FI-AMB-27 FI-AMB-28 FI-AMB-29 FI-AMB-30
  FI-AMB-31 FI-AMB-32 FI-AMB-33 FI-AMB-34 FI-AMB-35 FI-AMB-36 FI-AMB-37 FI-AMB-38 FI-AMB-39 FI-AMB-40
  FI-AMB-41 FI-AMB-42 FI-AMB-43 FI-AMB-44 FI-AMB-45 FI-AMB-46 FI-AMB-47 FI-AMB-48 FI-AMB-49 FI-AMB-50
  FI-AMB-51 FI-AMB-52 FI-AMB-53`;

const IDS = `${PRINTED} ${RULINGS}`.trim().split(/\s+/);
const LONGEST = 220;

/** The rule ids in the game's own sources, each with the file that cites it. */
function citations(): [string, string][] {
  const home = new URL('../rules/', import.meta.url);
  const files = ['', 'data/', 'steps/'].flatMap((folder) =>
    readdirSync(new URL(folder, home)).map((name) => `${folder}${name}`),
  );
  return files
    .filter((file) => file.endsWith('.ts') && !/^rul(ebook|ings)\.ts$/.test(file))
    .flatMap((file) =>
      (readFileSync(new URL(file, home), 'utf8').match(/FI-[A-Z]+-\d+/g) ?? []).map(
        (id): [string, string] => [file, id],
      ),
    );
}

describe('the rulebook', () => {
  it('has all 113 rules, and no others', () => {
    expect(IDS).toHaveLength(113);
    expect(Object.keys(rulebook).sort()).toEqual([...IDS].sort());
  });

  it.each(IDS)('says %s in a few words', (id) => {
    const text = rulebook[id]?.text ?? '';
    expect(text.trim()).toBe(text);
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThanOrEqual(LONGEST);
  });

  it('says nothing twice', () => {
    expect(new Set(Object.values(rulebook).map(({ text }) => text)).size).toBe(113);
  });

  it('gives a page for what is printed, and none for rulings', () => {
    const unpaged = Object.keys(rulebook).filter((id) => rulebook[id]?.page === null);
    const expected = IDS.filter((id) => id.startsWith('FI-AMB-') || id === 'FI-SPEC-4');
    expect(unpaged.sort()).toEqual(expected.sort());
  });

  it('knows every rule that the game cites', () => {
    const found = citations();
    expect(found).toContainEqual(['steps/move.ts', 'FI-MOVE-2']);
    expect(found).toContainEqual(['powers.ts', 'FI-SWIM-5']);
    expect(found.filter(([, id]) => !Object.hasOwn(rulebook, id))).toEqual([]);
  });

  it('excuses one rule from tests, with a reason', () => {
    const excused = Object.entries(rulebook).filter(([, rule]) => rule.untestable !== undefined);
    expect(excused.map(([id]) => id)).toEqual(['FI-TURN-4']);
  });
});

describe('provenance', () => {
  it('calls printed only what the rulebook prints', () => {
    const printed = (kind: string, names: readonly string[]) =>
      names.filter((name) => sourcesOf(`${kind}:${name}`)[0]?.provenance === 'RULEBOOK');
    expect(printed('tile', TILES)).toEqual([LANDING]);
    expect(printed('layout', LAYOUT_NAMES)).toEqual(['forbidden-island']);
    expect(SOURCES.meter.provenance).toBe('PUBLIC');
  });

  it('knows of everything that is shown', () => {
    const subjects = [
      ...TILES.map((tile) => `tile:${tile}`),
      ...TREASURES.map((treasure) => `treasure:${treasure}`),
      ...CARDS.map((card) => `card:${card}`),
      ...ROLES.map((role) => `role:${role}`),
      ...LAYOUT_NAMES.map((layout) => `layout:${layout}`),
      ...DIFFICULTIES.map((difficulty) => `difficulty:${difficulty}`),
      ...['meter', 'deck:treasure', 'deck:flood'],
    ];
    for (const subject of subjects) expect(sourcesOf(subject), subject).not.toEqual([]);
    expect(sourcesOf('tile:atlantis')).toEqual([]);
  });

  it('knows of every table', () => {
    const subjects: Readonly<Record<string, string>> = {
      ROLES: 'role:diver',
      ADVENTURERS: 'role:diver',
      SPECIALS: 'card:sandbags',
      CARDS: 'card:fire',
      isSpecial: 'card:sandbags',
      CARD_COUNTS: 'card:fire',
      FULL_DECK: 'deck:treasure',
      HAND_LIMIT: 'card:fire',
      CARDS_TO_CAPTURE: 'card:fire',
      LAYOUT_NAMES: 'layout:forbidden-island',
      LAYOUTS: 'layout:forbidden-island',
      TREASURES: 'treasure:fire',
      TILES: 'tile:observatory',
      TREASURE_TILES: 'tile:cave-of-embers',
      TREASURE_ON: 'tile:cave-of-embers',
      LANDING: 'tile:fools-landing',
      DIFFICULTIES: 'difficulty:novice',
      STARTING_LEVEL: 'difficulty:novice',
      FLOOD_CARDS: 'meter',
      SKULL: 'meter',
    };
    const tables = [adventurers, cards, layouts, tiles, meter];
    const names = tables.flatMap((module) => Object.keys(module));
    expect(names.sort()).toEqual(Object.keys(subjects).sort());
    for (const subject of Object.values(subjects))
      expect(sourcesOf(subject), subject).not.toEqual([]);
  });

  it('names a page of the rulebook for what is printed, and for nothing else', () => {
    for (const { of, provenance, note } of Object.values(SOURCES))
      expect(/\bpages? \d/.test(note), of).toBe(provenance === 'RULEBOOK');
  });
});
