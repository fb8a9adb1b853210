// What each tile looks like: an icon, and a small landscape that no other tile has.
import type { Role, Tile, Treasure } from '@tidetable/forbidden-island/face';
import type { IconName } from '../../look/icon-names.ts';

export const TILE_ICONS: Readonly<Record<Tile, IconName>> = {
  'fools-landing': 'helicopter',
  'bronze-gate': 'medieval-gate',
  'copper-gate': 'open-gate',
  'gold-gate': 'india-gate',
  'iron-gate': 'dungeon-gate',
  'silver-gate': 'triple-gate',
  'temple-of-the-moon': 'greek-temple',
  'temple-of-the-sun': 'byzantin-temple',
  'whispering-garden': 'circle-forest',
  'howling-garden': 'evil-tree',
  'cave-of-embers': 'mountain-cave',
  'cave-of-shadows': 'underground-cave',
  'coral-palace': 'indian-palace',
  'tidal-palace': 'temple-gate',
  'breakers-bridge': 'suspension-bridge',
  'cliffs-of-abandon': 'sea-cliff',
  'crimson-forest': 'forest',
  'dunes-of-deception': 'animal-skull',
  'lost-lagoon': 'reed',
  'misty-marsh': 'windy-stripes',
  observatory: 'lighthouse',
  'phantom-rock': 'stone-tower',
  'twilight-hollow': 'cave-entrance',
  watchtower: 'watchtower',
};

export const TREASURE_ICONS: Readonly<Record<Treasure, IconName>> = {
  earth: 'crystal-cluster',
  wind: 'eagle-emblem',
  fire: 'fire-gem',
  ocean: 'jeweled-chalice',
};

export const ROLE_ICONS: Readonly<Record<Role, IconName>> = {
  diver: 'diving-helmet',
  engineer: 'gears',
  explorer: 'compass',
  messenger: 'envelope',
  navigator: 'ship-wheel',
  pilot: 'plane-pilot',
};

/** A number that is always the same for a name, and seldom for two. */
function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return seed >>> 0;
}

function numbersFrom(name: string): () => number {
  let state = seedOf(name);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The edge of a tile, drawn by a hand that trembles a little; in a square of 100. */
export function outlineOf(tile: string): string {
  const next = numbersFrom(`${tile} edge`);
  const near = (at: number): number => Math.round((at + (next() - 0.5) * 4) * 10) / 10;
  const corners = [
    [14, 3],
    [50, 2],
    [86, 3],
    [97, 14],
    [98, 50],
    [97, 86],
    [86, 97],
    [50, 98],
    [14, 97],
    [3, 86],
    [2, 50],
    [3, 14],
  ].map(([x = 0, y = 0]) => [near(x), near(y)] as const);
  const middle = (at: number): readonly [number, number] => {
    const [a, b] = [corners[at % 12] ?? [0, 0], corners[(at + 1) % 12] ?? [0, 0]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const [x, y] = middle(11);
  const curves = corners.map(([cx, cy], at) => `Q${cx} ${cy} ${middle(at).join(' ')}`);
  return `M${x} ${y}${curves.join('')}Z`;
}

/** Two ranges of hills behind the icon. */
export function hillsOf(tile: string): readonly [string, string] {
  const next = numbersFrom(`${tile} hills`);
  const range = (height: number, wildness: number): string => {
    const steps = Array.from({ length: 6 }, (_none, step) => {
      const x = step * 20;
      const y = height - next() * wildness;
      return `${step === 0 ? 'L' : 'T'}${x} ${Math.round(y)}`;
    });
    return `M-4 104L-4 ${height}${steps.join('')}L104 ${height}L104 104Z`;
  };
  return [range(56, 22), range(74, 14)];
}
