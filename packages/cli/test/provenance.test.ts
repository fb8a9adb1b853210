// Of all games: everything says where it comes from, and nothing of ours has a page of a rulebook.
import { readdirSync, readFileSync } from 'node:fs';
import {
  BUILDING_CARDS,
  BUILDINGS,
  REPUTATION_CARDS,
  SHIP_NAMES,
} from '@tidetable/islebound/public';
import { SHIP_NAMES as PLUNDER_SHIPS, TILE_FACES, TREASURE_CARDS } from '@tidetable/plunder/public';
import { describe, expect, it } from 'vitest';
import { boxOf, GAMES } from '../src/games.ts';
import { provenancePage } from '../src/provenance.ts';
import { run } from './outside.ts';

const PAGE = /\bpp?\. ?\d|\bpages? \d/;

/** Names that no rulebook prints, by game. */
const NAMES_OF_OURS: Readonly<Record<string, readonly string[]>> = {
  'forbidden-island': [],
  plunder: [
    ...TREASURE_CARDS.map(({ title }) => title),
    ...Object.values(TILE_FACES).flatMap(({ islands }) => islands.map(({ name }) => name)),
    ...PLUNDER_SHIPS,
  ],
};
const ISLEBOUND = [
  ...BUILDINGS.filter((id) => BUILDING_CARDS[id].provenance === 'DESIGNED').map(
    (id) => BUILDING_CARDS[id].name,
  ),
  ...REPUTATION_CARDS.map(({ name }) => name),
  ...SHIP_NAMES,
];

const ours = (game: string): readonly string[] => NAMES_OF_OURS[game] ?? ISLEBOUND;

const isNamed = (text: string, name: string): boolean =>
  new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`).test(text);

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const box = boxOf(id);

  it('gives no page to a rule about anything of ours, nor to a ruling', () => {
    const wrong = Object.entries(box.game.rulebook).filter(
      ([rule, { text, heading, page }]) =>
        page !== null &&
        (rule.includes('-AMB-') || ours(id).some((name) => isNamed(`${heading} ${text}`, name))),
    );
    expect(wrong.map(([rule]) => rule)).toEqual([]);
  });

  it('names no page for what is not printed', () => {
    const told = box.sources.filter(({ provenance }) => provenance !== 'RULEBOOK');
    expect(told.length).toBeGreaterThan(0);
    for (const { of, note = '' } of told) expect(`${of} ${note}`).not.toMatch(PAGE);
    expect(box.provenance).not.toMatch(PAGE);
  });

  it('tells of every source in the terminal, under its mark', async () => {
    const { output } = await run(['rules', id, 'provenance'], { columns: 100 });
    const flat = output.replace(/\s+/g, ' ');
    for (const { of } of box.sources) expect(flat).toContain(of);
    const marks = new Set(box.sources.map(({ provenance }) => provenance));
    expect(provenancePage(box).paragraphs).toHaveLength(marks.size);
    const { output: rules } = await run(['rules', id], { columns: 100 });
    expect(rules.replace(/\s+/g, ' ')).toContain(`${box.provenance} rules provenance tells`);
  });

  it('shows each rule in the terminal with its page, or none', async () => {
    const { output } = await run(['rules', id], { columns: 400 });
    for (const [rule, { page }] of Object.entries(box.game.rulebook)) {
      const line = output.split('\n').find((one) => one.startsWith(`${rule} `)) ?? '';
      expect(line, rule).not.toBe('');
      expect(PAGE.test(line), line).toBe(page !== null);
    }
  });
});

describe('what is written about the games', () => {
  const home = new URL('../../../', import.meta.url);
  const texts = [
    'README.md',
    ...readdirSync(new URL('docs/', home)).flatMap((name) =>
      name.endsWith('.md') ? [`docs/${name}`] : [],
    ),
    ...['forbidden-island', 'islebound', 'plunder'].map(
      (game) => `packages/games/${game}/README.md`,
    ),
  ].map((file) => ({ file, text: readFileSync(new URL(file, home), 'utf8') }));

  it('gives no page to anything of ours', () => {
    const names = [...new Set([...ours('plunder'), ...ISLEBOUND])];
    const wrong = texts.flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter(
          (line) =>
            PAGE.test(line) &&
            (/\bDESIGNED\b|\bours\b/.test(line) || names.some((name) => isNamed(line, name))),
        )
        .map((line) => `${file}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it('says in the README which values are ours', () => {
    const readme = texts[0]?.text ?? '';
    expect(readme).toMatch(
      /\*\*Islebound\*\*.*strengths, prices, most events, tokens and dice are our own/,
    );
    expect(readme).toMatch(/\*\*Plunder.*tiles and Treasure cards are our own/);
  });

  it('would be found: a name of ours, a page', () => {
    expect(ours('plunder').length).toBeGreaterThan(60);
    expect(isNamed('Shipyard: p. 21', 'Shipyard')).toBe(true);
    expect('Building Clarifications, p. 21').toMatch(PAGE);
  });
});
