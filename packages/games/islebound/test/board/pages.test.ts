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
  const page = pageOn(subject, view, null);
  expect(page?.title).toMatch(/\w/);
  expect(page?.lines.join(' ')).not.toMatch(/undefined|NaN/);
  expect(page?.sources.length).toBeGreaterThan(0);
});

it('speaks to the captain whom the page is about', () => {
  const titles = (reader: number | null) =>
    ['score:0', 'city:0'].map((subject) => pageOn(subject, view, reader)?.title);
  const score = titles(null)[0]?.split(': ')[1];
  expect(titles(0)).toEqual([`You: ${score}`, 'Your city']);
  expect(titles(1)).toEqual([`The Gull: ${score}`, "The Gull's city"]);
  const held = { ...view, owners: view.owners.map(() => 0) };
  const lines = (reader: number) => pageOn(`town:${view.towns[0]}`, held, reader)?.lines;
  expect(lines(0)).toContain('You hold it.');
  expect(lines(1)).toContain('The Gull holds it.');
});
