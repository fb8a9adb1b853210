// Every icon that is taken out of the set is drawn somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shipName } from '@tidetable/islebound/public';
import { EMBLEMS } from '@tidetable/plunder/public';
import { expect, it } from 'vitest';
import { emblemOfShip } from '../src/boards/islebound/looks.ts';
import { ICON_NAMES } from '../src/look/icon-names.ts';
import { emblemOf } from '../src/look/seats.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

it('no icon is taken in vain', () => {
  const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('icon-names.ts'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');
  const isDrawn = (name: string): boolean =>
    texts.includes(`'${name}'`) || texts.includes(`"${name}"`);
  expect(ICON_NAMES.filter((name) => !isDrawn(name))).toEqual([]);
});

it('an emblem is what its name says', () => {
  const ships = [0, 1, 2, 3].map((seat) => `${shipName(seat)}: ${emblemOfShip(seat)}`);
  expect(ships).toEqual(['Gull: seagull', 'Heron: heron', 'Osprey: eagle-head', 'Tern: tern']);
  for (const [seat, animal] of EMBLEMS.entries()) expect(emblemOf(seat)).toContain(animal);
});
