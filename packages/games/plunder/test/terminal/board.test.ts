// The chart in the terminal: at every width, for two and for six, with storms, teams and spectators.
import { Generator, itemAt, legal, Match, type Seat, seedFrom } from '@tidetable/engine';
import type { Choice } from '@tidetable/terminal/choices';
import { inkFor, unpainted } from '@tidetable/terminal/ink';
import { widthOf } from '@tidetable/terminal/text';
import { describe, expect, it } from 'vitest';
import { type Action, chart, type Ship, squareAt, type View } from '../../public.ts';
import { plunder } from '../../rules/index.ts';
import { plunderBoard } from '../../terminal/board.ts';

const games = new Map<string, View>();

/** The seas after this many random plies. */
function seasAfter(plies: number, seats = 4, options: object = {}): View {
  const key = JSON.stringify([plies, seats, options]);
  const known = games.get(key);
  if (known !== undefined) return known;
  const match = Match.start(plunder, {
    seats,
    seed: seedFrom('board'),
    options: { offersPerTurn: 1, ...options },
  });
  const chance = new Generator(seats);
  for (let ply = 0; ply < plies && match.state.outcome === null; ply++) {
    const seat = itemAt(match.deciders.must, 0);
    const actions = legal(plunder, match.state, seat);
    match.play(seat, itemAt(actions, chance.roll(actions.length) - 1));
  }
  games.set(key, match.view(0));
  return match.view(0);
}

interface Setting {
  readonly columns?: number;
  readonly lines?: number;
  readonly colour?: boolean;
  readonly choices?: readonly Choice<Action>[];
  readonly chooser?: Seat | null;
}

function sceneOf({ columns = 80, lines, colour = false, choices = [], chooser = 0 }: Setting) {
  const players = ['you', 'bot', 'bot', 'bot', 'bot', 'bot'];
  return { ink: inkFor({ colour }), columns, lines, choices, chooser, players };
}

function drawn(view: View, setting: Setting = {}): string[] {
  return plunderBoard.draw(view, sceneOf(setting));
}

const FOUR = '1A0 2A0 3A0 4A0';
const SIX = '1A0 2A0 3A0 4A0 5A0 6A0';

/** A sea with these things and no others. */
function seas(seats: number, things: Partial<View> = {}): View {
  const view = seasAfter(seats, seats);
  const layout = seats === 2 ? FOUR : SIX;
  const flags = chart({ layout }).islands.map(() => null);
  return { ...view, layout, flags, ships: [], crosses: [], storm: 0, ...things };
}

function at(view: View, name: string): number {
  return squareAt(chart(view), name);
}

function ship(view: View, seat: Seat, id: number, name: string, more: Partial<Ship> = {}): Ship {
  const square = at(view, name);
  const bare = { lives: 3, masts: 0, cannons: 0, wind: 0, moored: false };
  return { id, seat, square, ...bare, foughtShips: [], foughtIslands: [], ...more };
}

/** The square of a drawn chart: the line to its west, then three columns. */
function cell(picture: readonly string[], name: string): string {
  const row = name.charCodeAt(0) - 'A'.charCodeAt(0);
  const column = Number(name.slice(1)) - 1;
  return (picture[row + 1] ?? '').padEnd(80).slice(1 + 4 * column, 5 + 4 * column);
}

describe.each([2, 3, 6])('for %i captains', (seats) => {
  it.each([80, 100, 117, 160])('fits %i columns', (columns) => {
    for (const plies of [0, seats, 300, 2_000]) {
      const view = seasAfter(plies, seats);
      const scene = sceneOf({ columns });
      for (const lines of [undefined, 16, 22, 40])
        for (const line of drawn(view, { columns, ...(lines && { lines }) }))
          expect(widthOf(line)).toBeLessThanOrEqual(columns);
      for (const line of [...plunderBoard.piles(view, scene), ...plunderBoard.legend(view, scene)])
        expect(widthOf(line)).toBeLessThanOrEqual(columns);
    }
  });

  it('shows the same with and without colours', () => {
    const view = seasAfter(2_000, seats);
    for (const columns of [80, 140])
      for (const lines of [16, 22, 200])
        expect(drawn(view, { columns, lines, colour: true }).map(unpainted)).toEqual(
          drawn(view, { columns, lines }),
        );
  });

  it('keeps to 22 lines of 80 columns where lines are scarce', () => {
    for (const plies of [0, seats, 300, 2_000]) {
      const picture = drawn(seasAfter(plies, seats), { lines: 22 });
      expect(picture.length).toBeLessThanOrEqual(22);
      expect(picture.join('\n')).toContain('Stacks');
    }
  });

  it('shows every coordinate', () => {
    const [head = '', ...rows] = drawn(seasAfter(0, seats), { lines: 16 });
    const columns = seats === 2 ? 12 : 18;
    expect(head.trim().split(/ +/).slice(0, columns).map(Number)).toEqual(
      Array.from({ length: columns }, (_none, column) => column + 1),
    );
    expect(rows.slice(0, 12).map((row) => row[0])).toEqual([...'ABCDEFGHIJKL']);
  });
});

describe('the chart', () => {
  it('shows land, skulls, owners, merchants, ports with their entrances, and barriers', () => {
    const view = seas(3, { storm: 12 });
    const { islands } = chart(view);
    const flags = islands.map(({ id }) => (id === 'gull-rock' ? 1 : null));
    const picture = drawn({ ...view, flags });
    expect(cell(picture, 'B2')).toBe(' 1B▒');
    expect(cell(picture, 'B3')).toBe(' (→)');
    expect(cell(picture, 'B5')).toBe(' 2▒▒');
    expect(cell(picture, 'C5')).toBe(' ▒▒▒');
    expect(cell(picture, 'D3')).toBe(' (↑)');
    expect(cell(picture, 'C9')).toBe(' (╔)');
    expect(cell(picture, 'D5')).toBe('┃ · ');
    expect(cell(picture, 'E2')).toBe(' ▁▁▁');
    expect(cell(picture, 'F2')).toBe(' ▔▔▔');
    expect(picture.join('\n').match(/M▒▒/g)).toHaveLength(2);
  });

  it('shows ships by captain and name, in ports too, and X marks everywhere', () => {
    const view = seas(3, { storm: 12 });
    const ships = [ship(view, 0, 7, 'A1'), ship(view, 1, 8, 'B3'), ship(view, 2, 27, 'A3')];
    const crosses = ['A1', 'A2', 'B2'].map((name) => at(view, name));
    const picture = drawn({ ...view, ships, crosses });
    expect(cell(picture, 'A1')).toBe(' RgX');
    expect(cell(picture, 'A2')).toBe('  X ');
    expect(cell(picture, 'A3')).toBe(' Ga ');
    expect(cell(picture, 'B2')).toBe(' 1▒X');
    expect(cell(picture, 'B3')).toBe(' Bh→');
  });

  it('shows the storm with its centre and border', () => {
    const view = seas(2);
    const picture = drawn({ ...view, storm: at(view, 'C2') });
    expect(cell(picture, 'C2')).toBe('≈≈@≈');
    for (const name of ['B1', 'C1', 'D2', 'D3', 'B3', 'B2'])
      expect(cell(picture, name)).toMatch(/^≈/);
    for (const name of ['A1', 'A2', 'B4', 'C4', 'E1']) expect(cell(picture, name)).toMatch(/^[^≈]/);
  });

  it.each([
    ['A1', 'B2', 4],
    ['L12', 'K11', 4],
    ['A6', 'B7', 6],
  ])('shows a storm over the edge at %s', (centre, corner, squares) => {
    const view = seas(2);
    const picture = drawn({ ...view, storm: at(view, centre) });
    const stormy = chart(view).names.filter((name) => cell(picture, name).includes('≈'));
    expect(stormy).toHaveLength(squares);
    expect(stormy).toContain(corner);
    expect(stormy).toContain(centre);
  });

  it('shows the number of the one choice that leads to a square', () => {
    const view = seas(2, { storm: 12 });
    const choice = (number: string, id: number, to: string): Choice<Action> => ({
      number,
      action: { type: 'sail', ship: id, to },
      text: 'Sail',
      rule: 'PL-MOVE-1',
    });
    const choices = [choice('3', 1, 'A4'), choice('12', 1, 'A6'), choice('13', 2, 'A6')];
    const home: Choice<Action> = {
      ...choice('9', 1, 'A1'),
      action: { type: 'pick', island: 'gull-rock' },
    };
    const picture = drawn(view, { choices: [...choices, home] });
    expect(cell(picture, 'A4')).toBe('  3 ');
    expect(cell(picture, 'A6')).toBe('  · ');
    expect(cell(picture, 'B3')).toBe('  9→');
  });
});

describe('the captains', () => {
  const view = seas(3);
  const captains = [
    { handSize: 7, plunderPoints: 1 },
    { handSize: 0, plunderPoints: 0 },
    { handSize: 2, plunderPoints: 0 },
  ];
  const ships = [
    ship(view, 0, 1, 'A1', { lives: 2, masts: 2, cannons: 1, wind: 1 }),
    ship(view, 0, 4, 'F10', { moored: true }),
    ship(view, 1, 2, 'L18', { masts: 1, wind: 1 }),
  ];
  const flags = view.flags.map((_none, island) => (island < 2 ? 0 : null));
  const turn = { ...view.turn, seat: 0, pool: 4, treaties: [1] };
  const rich: View = { ...view, captains, ships, flags, turn, hand: [2, 0, 1, 4] };

  it('have points by kind, cards in hand and ships with all they carry', () => {
    const text = drawn(rich).join('\n');
    expect(text).toContain('▶R Red (you) 5 points: 2 ships, 2 islands, 1 Plunder Point; hand 7');
    expect(text).toContain('   Ra A1 ♥2M2C1~1  Rd F10 ♥3#');
    expect(text).toContain(' B Blue (bot) 1 point: 1 ship');
    expect(text).toContain('   Bb L18 ♥3M1\n');
    expect(text).toContain('   no ship');
  });

  it('have a line each where lines are scarce, and one has only the chooser where they are scarcer', () => {
    const brief = drawn(rich, { lines: 19 });
    expect(brief).toContain('▶R Red 5=2+2+1 h7  Ra A1 ♥2M2C1~1  Rd F10 ♥3#');
    expect(brief).toContain(' B Blue 1=1+0+0 h0  Bb L18 ♥3M1');
    expect(brief).toHaveLength(19);
    const tight = drawn(rich, { lines: 16 });
    expect(tight.filter((line) => /^[▶> ][RBG] /.test(line))).toHaveLength(1);
    expect(tight.join('\n')).toContain('hand 2 wood, 1 rum and 4 gold  points R5 B1 G0');
  });

  it('see the turn, the stacks and their own hand only', () => {
    const text = drawn(rich).join('\n');
    expect(text).toContain('Turn     round 1  sailing 4  storm A1  1 offer left  treaty B');
    expect(text).toMatch(
      /Stacks {3}wood 10 {2}iron 10 {2}rum 10 {2}gold 10 {2}deck \d+ {2}treasure/,
    );
    expect(text).toContain('Hand     2 wood, 1 rum and 4 gold;  goal 10 points');
    const looker = drawn({ ...rich, viewer: 'spectator', hand: [] }, { chooser: null }).join('\n');
    expect(looker).toContain('Goal     10 points');
    expect(looker).not.toContain('Hand');
  });

  it('stand beside the chart on a wide screen, with the islands', () => {
    const [first = ''] = drawn(rich, { columns: 130 });
    expect(first).toMatch(/18 +▶R Red/);
    expect(drawn(rich, { columns: 130 }).join('\n')).toContain('Islands  Gull Rock 1 R B3');
    expect(drawn(seas(2))[0]).toMatch(/12 +.R Red/);
  });
});

describe('teams', () => {
  it('are shown by letter, with what each has', () => {
    const text = drawn(seasAfter(4, 4, { teams: '2x2' })).join('\n');
    expect(text).toContain('R Red/A (you)');
    expect(text).toContain('Y Yellow/B (bot)');
    expect(text).toMatch(/goal 16 points, A 4, B 4/);
  });

  it('keep to 22 lines, three teams of two', () => {
    for (const plies of [6, 300, 2_500])
      expect(drawn(seasAfter(plies, 6, { teams: '3x2' }), { lines: 22 }).length).toBeLessThan(23);
  });
});

describe('the rest', () => {
  it('names captains, knows good news from bad, and that a clock may decide', () => {
    const view = seas(2, { options: { ...seas(2).options, timer: 60 } });
    expect(plunderBoard.seatName(view, 5)).toBe('White captain');
    const rule = 'PL-BATTLE-4';
    expect(plunderBoard.tone({ type: 'sank', seat: 0, ship: 1, points: 1, rule })).toBe('bad');
    expect(plunderBoard.tone({ type: 'turn-ended', seat: 0, rule })).toBeNull();
    expect(drawn(view, { columns: 120 }).join('\n')).toContain('most when the clock runs out');
  });

  it('tells in the piles which treasure has been found', () => {
    const view = seas(2, { treasureUsed: [1, 32], crosses: [0, 0] });
    const text = plunderBoard.piles(view, sceneOf({})).join('\n');
    expect(text).toContain('X marks  A1  A1');
    expect(text).toContain('Used     Loose Doubloons (ours): Gain 1 gold.');
    expect(text).toContain('Your turn ends.');
    expect(text).toContain('Pintail 1 C11');
    expect(text).toContain('Prices   ship 2 wood, 1 iron and 2 gold;  mast 1 wood and 2 rum;');
  });
});
