// Of all games: everything says where it comes from, and nothing of ours has a page of a rulebook.
import { describe, expect, it } from 'vitest';
import { GAMES, partsOf } from '../src/games.ts';
import { provenancePage } from '../src/provenance.ts';
import { run } from './outside.ts';
import { isNamed, linesWithPages, PAGE } from './pages-of-rulebooks.ts';

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const parts = partsOf(id);

  it('gives no page to a ruling', () => {
    const wrong = Object.entries(parts.game.rulebook).filter(
      ([rule, { page }]) => page !== null && rule.includes('-AMB-'),
    );
    expect(wrong.map(([rule]) => rule)).toEqual([]);
  });

  it('names no page for what is not printed', () => {
    const told = parts.sources.filter(({ provenance }) => provenance !== 'RULEBOOK');
    expect(told.length).toBeGreaterThan(0);
    for (const { of, note = '' } of told) expect(`${of} ${note}`).not.toMatch(PAGE);
    expect(parts.provenance).not.toMatch(PAGE);
  });

  it('tells of every source in the terminal, under its mark', async () => {
    const { output } = await run(['rules', id, 'provenance'], { columns: 100 });
    const flat = output.replace(/\s+/g, ' ');
    for (const { of } of parts.sources) expect(flat).toContain(of);
    const marks = new Set(parts.sources.map(({ provenance }) => provenance));
    expect(provenancePage(parts).paragraphs).toHaveLength(marks.size);
    const { output: rules } = await run(['rules', id], { columns: 100 });
    expect(rules.replace(/\s+/g, ' ')).toContain(`${parts.provenance} rules provenance tells`);
  });

  it('shows each rule in the terminal with its page, or none', async () => {
    const { output } = await run(['rules', id], { columns: 400 });
    for (const [rule, { page }] of Object.entries(parts.game.rulebook)) {
      const line = output.split('\n').find((one) => one.startsWith(`${rule} `)) ?? '';
      expect(line, rule).not.toBe('');
      expect(PAGE.test(line), line).toBe(page !== null);
    }
  });
});

it('is so in what is written about the games', () => {
  expect(linesWithPages([])).toEqual([]);
});

it('would be found: a name of ours, a page', () => {
  expect(isNamed('Shipyard: p. 21', 'Shipyard')).toBe(true);
  expect('Building Clarifications, p. 21').toMatch(PAGE);
});
