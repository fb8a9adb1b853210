// The island in the terminal: every layout, at every width, with and without colours.
import { Match, seedFrom } from '@tidetable/engine';
import { inkFor, unpainted } from '@tidetable/terminal/ink';
import { widthOf } from '@tidetable/terminal/text';
import { describe, expect, it } from 'vitest';
import { forbiddenIsland } from '../../rules/index.ts';
import { forbiddenIslandBoard } from '../../terminal/board.ts';
import { SHORT_NAMES } from '../../terminal/looks.ts';
import { LAYOUTS, type View } from '../../words/en/face.ts';

function islandOf(layout: string, seats = 4): View {
  const match = Match.start(forbiddenIsland, {
    seats,
    seed: seedFrom('board'),
    options: { layout },
  });
  return match.view(0);
}

function drawn(
  view: View,
  scene: { columns?: number; lines?: number; colour?: boolean } = {},
): string[] {
  const { columns = 80, lines, colour = false } = scene;
  return forbiddenIslandBoard.draw(view, {
    ink: inkFor({ colour }),
    columns,
    lines,
    choices: [],
    chooser: 0,
    players: ['you', 'bot', 'bot', 'bot'],
  });
}

const LAYOUT_NAMES = Object.keys(LAYOUTS);

describe.each(LAYOUT_NAMES)('%s', (layout) => {
  it.each([60, 80, 100, 120, 200])('fits %i columns', (columns) => {
    for (const lines of [undefined, 20, 34])
      for (const line of drawn(islandOf(layout), { columns, ...(lines && { lines }) }))
        expect(widthOf(line)).toBeLessThanOrEqual(columns);
  });

  it('keeps to a small screen', () => {
    expect(drawn(islandOf(layout), { lines: 18 }).length).toBeLessThanOrEqual(19);
  });

  it('shows all 24 tiles in one word each where room is scarce', () => {
    const text = drawn(islandOf(layout), { lines: 18 }).join('\n');
    for (const name of Object.values(SHORT_NAMES)) expect(text).toContain(name.slice(0, 4));
  });

  it('shows the same with and without colours, but for the waves', () => {
    const view = islandOf(layout);
    const bare = drawn(view, { colour: true }).map((line) => unpainted(line).replaceAll('~', ' '));
    const plain = drawn(view).map((line) => line.trimEnd());
    expect(bare.map((line) => line.trimEnd())).toEqual(plain);
  });
});

describe('a tile', () => {
  const dry = islandOf('forbidden-island');
  const square = dry.condition.indexOf('dry');
  const others = dry.condition.map((condition, at) => (at === square ? condition : 'sunk'));
  const only = (condition: View['condition'][number]): string =>
    drawn({
      ...dry,
      pawns: dry.pawns.map(() => square),
      condition: others.map((sunk, at) => (at === square ? condition : sunk)),
    })
      .slice(0, 24)
      .join('\n');

  it('has a solid edge when dry, waves when flooded, and none when sunk', () => {
    expect(only('dry')).toMatch(/┌.*┐/);
    expect(only('flooded')).toMatch(/╭.*≈.*╮/);
    expect(only('sunk')).not.toMatch(/[┌╭≈]/);
    expect(only('sunk').match(/sunk/g)).toHaveLength(24);
  });

  it('carries its pawns by letter', () => {
    const letters = {
      diver: 'D',
      engineer: 'E',
      explorer: 'X',
      messenger: 'M',
      navigator: 'N',
      pilot: 'P',
    };
    expect(only('dry')).toContain(dry.roles.map((role) => letters[role]).join(''));
  });
});

describe('the panel', () => {
  it('shows the meter, the decks, and every hand', () => {
    const text = drawn(islandOf('forbidden-island', 2)).join('\n');
    expect(text).toContain('2■□ 3□□□ 4□□ 5□□ ☠');
    expect(text).toContain('2 Flood cards a turn   9 marks to the skull');
    expect(text).toContain('Treasure 24, Flood 18');
  });

  it('tells which Flood cards come first once they are known', () => {
    const view = islandOf('forbidden-island', 2);
    const known: View = { ...view, floodDeck: [...view.floodDeck, ['iron-gate', 'watchtower']] };
    expect(drawn(known).join('\n')).toContain('2 in any order come next: Iron, Watch');
  });
});
