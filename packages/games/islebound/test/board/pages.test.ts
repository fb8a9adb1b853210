// Every page about a thing names the sources of its values.
import { Match } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { pageOn } from '../../board/info-pages.ts';
import {
  BUILDINGS,
  CREW_IDS,
  EVENT_CARDS,
  FIGHTERS,
  REPUTATION_CARDS,
  TOWNS,
} from '../../public.ts';
import { RETAIL } from './games.ts';

const SUBJECTS = [
  ...TOWNS.map((town) => `town:${town}`),
  ...BUILDINGS.map((building) => `building:${building}`),
  ...EVENT_CARDS.map(({ id }) => `event:${id}`),
  ...REPUTATION_CARDS.map(({ id }) => `reputation:${id}`),
  ...CREW_IDS.map((crew) => `crew:${crew}`),
  ...FIGHTERS.map((fighter) => `fighter:${fighter}`),
  'score:0',
  'influence',
  'hold',
  'renown',
  'treasure',
  'fog',
];

const { game, seats } = RETAIL;
const { state } = Match.start(game, { seats, seed: '15'.repeat(32), options: {} });
const view = game.view(state, 0);

it.each(SUBJECTS)('%s', (subject) => {
  const page = pageOn(subject, view);
  expect(page?.title).toMatch(/\w/);
  expect(page?.lines.join(' ')).not.toMatch(/undefined|NaN/);
  expect(page?.sources.length).toBeGreaterThan(0);
});
