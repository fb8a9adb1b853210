// The sea in the terminal: at every width, early and late in the game, with and without colours.
import { Generator, itemAt, legal, Match, type Seat, seedFrom } from '@tidetable/engine';
import type { Choice } from '@tidetable/terminal/choices';
import { inkFor, unpainted } from '@tidetable/terminal/ink';
import { widthOf } from '@tidetable/terminal/text';
import { describe, expect, it } from 'vitest';
import { type Action, TOWN_NAMES, type View } from '../../public.ts';
import { islebound } from '../../rules/index.ts';
import { isleboundBoard } from '../../terminal/board.ts';

function seaAfter(plies: number, seats = 4, options: object = {}): View {
  const match = Match.start(islebound, { seats, seed: seedFrom('board'), options });
  const chance = new Generator(seats);
  for (let ply = 0; ply < plies && match.state.outcome === null; ply++) {
    const seat = itemAt(match.deciders.must, 0);
    const actions = legal(islebound, match.state, seat);
    match.play(seat, itemAt(actions, chance.roll(actions.length) - 1));
  }
  return match.view(0);
}

interface Setting {
  readonly columns?: number;
  readonly lines?: number;
  readonly colour?: boolean;
  readonly choices?: readonly Choice<Action>[];
}

function sceneOf({ columns = 80, lines, colour = false, choices = [] }: Setting) {
  const players = ['you', 'bot', 'bot', 'bot'];
  return { ink: inkFor({ colour }), columns, lines, choices, chooser: 0, players };
}

function drawn(view: View, setting: Setting = {}): string[] {
  return isleboundBoard.draw(view, sceneOf(setting));
}

const STAGES = [0, 4, 150, 900, 100_000] as const;

describe.each(STAGES)('after %i plies', (plies) => {
  it.each([60, 80, 100, 118, 120, 200])('fits %i columns', (columns) => {
    for (const options of [{}, { architect: true }, { sixBuildings: true, advanced: true }])
      for (const seats of [2, 4]) {
        const view = seaAfter(plies, seats, options);
        for (const lines of [undefined, 20, 40])
          for (const line of drawn(view, { columns, ...(lines && { lines }) }))
            expect(widthOf(line)).toBeLessThanOrEqual(columns);
        const scene = sceneOf({ columns });
        for (const line of [
          ...isleboundBoard.piles(view, scene),
          ...isleboundBoard.legend(view, scene),
        ])
          expect(widthOf(line)).toBeLessThanOrEqual(columns);
      }
  });

  it('shows the same with and without colours', () => {
    const view = seaAfter(plies);
    for (const columns of [80, 120])
      for (const lines of [20, 200])
        expect(drawn(view, { columns, lines, colour: true }).map(unpainted)).toEqual(
          drawn(view, { columns, lines }),
        );
  });

  it('shows every town, on the map and in the list', () => {
    const view = seaAfter(plies);
    for (const lines of [20, 200]) {
      const text = drawn(view, { lines }).join('\n');
      for (const name of Object.values(TOWN_NAMES))
        expect(text).toMatch(new RegExp(`${name} RB?\\d|${name} B\\d`));
    }
  });
});

describe('the map', () => {
  it('is a diamond of four hexagons with a port in each corner', () => {
    const text = drawn(seaAfter(0)).slice(0, 19);
    expect(text.join('').match(/┌/g)).toHaveLength(4);
    expect(text.join('').match(/</g)).toHaveLength(4);
    expect(text[9]).toBe(
      '<─────────────────┬──────────────────>  <─────────────────┬──────────────────>',
    );
  });

  it('is a list of towns where lines are scarce or the screen is narrow', () => {
    expect(drawn(seaAfter(4), { lines: 22 }).length).toBeLessThanOrEqual(22);
    expect(drawn(seaAfter(4), { columns: 70 }).join('\n')).not.toContain('┌');
  });

  it('stands beside the tracks on a wide screen', () => {
    const view = seaAfter(4);
    expect(drawn(view, { columns: 120 })[0]).toMatch(/\.─+\. +Influence/);
    expect(drawn(view, { columns: 120 }).length).toBeLessThan(drawn(view).length);
  });

  it('shows who owns a town, who lies there, and what happens there', () => {
    const start = seaAfter(4, 2);
    const owners = start.owners.map((_owner, region) => (region === 3 ? 1 : null));
    const captains = start.captains.map((captain) => ({ ...captain, region: 3 }));
    const text = drawn({ ...start, owners, captains }).join('\n');
    expect(text).toContain('⌂H ≈GH');
    expect(text.match(/![234]/g)).toHaveLength(2);
  });

  it('shows the numbers of the choices that lead to a town', () => {
    const view = seaAfter(4);
    const action: Action = { type: 'sail', to: view.towns[0] ?? 'morlim' };
    const choices = [{ number: '17', action, text: 'Sail', rule: 'IB-MOVE-1' }];
    expect(drawn(view, { choices })[2]).toMatch(/ 17 /);
  });
});

describe('the tracks', () => {
  it('show the slots by value, and blocks for two', () => {
    const view = seaAfter(2, 2);
    expect(drawn(view).join('\n')).toContain('Influence  1 ##·  2 ·····  3 ····');
    const influence = view.influence.map((held, slot) => (slot === 3 ? 1 : held));
    expect(drawn({ ...view, influence }).join('\n')).toContain('2 H····');
  });

  it('show gates and prices of buildings, and prices of crew', () => {
    const view: View = {
      ...seaAfter(2, 2),
      buildingRow: ['market', 'bridge', 'museum', 'palace', 'butcher'],
      crewRow: ['t01', 't07', 't10'],
    };
    const text = drawn(view, { columns: 117 }).join('\n');
    expect(text).toContain('[3b] Market 7c/2f3w  [2b] Bridge 6c/3f2w  [1b] Museum 10c/4f4w');
    expect(text).toContain('Adm+Work 1c  Work+Sail 1c  Envoy+Sail free');
    expect(drawn({ ...view, buildingRow: ['market', 'bridge', 'museum'] }).join('\n')).toContain(
      '[1b] Market',
    );
  });

  it('count the last turns', () => {
    const view = seaAfter(4, 2);
    expect(drawn(view).join('\n')).not.toContain('The end');
    const late = drawn({ ...view, trigger: 'last-token', turnsLeft: 3 }).join('\n');
    expect(late).toContain('The end    the tokens are gone; 3 more turns after this');
  });
});

describe('a captain', () => {
  it('has goods, crew and city in two lines', () => {
    const view = seaAfter(2, 2);
    const [first, second] = view.captains;
    if (first === undefined || second === undefined) throw new Error('nobody aboard');
    const rich = {
      ...first,
      coins: 12,
      fish: 3,
      wood: 2,
      books: 1,
      pirates: 2,
      renown: 4,
      tokens: ['rest', 'one-book'] as typeof first.tokens,
      below: ['t05'] as typeof first.below,
      buildings: ['warehouse'] as typeof first.buildings,
    };
    const text = drawn({ ...view, captains: [rich, second] }).join('\n');
    expect(text).toMatch(/▶G Gull \(you\) at \S+ ★4\/7\+2×7 12c 3f\+2w\/14 1b pirates 2\n/);
    expect(text).toContain('   Deck 2 Adm, Work; below Work+Fight; city 1: Warehouse');
  });

  it('shows an architect only the cards of his own', () => {
    const view = seaAfter(30, 2, { architect: true });
    const text = drawn(view).join('\n');
    expect(text).toMatch(/Your hand|Pack/);
    expect(drawn({ ...view, hand: [], pack: [] }).join('\n')).not.toMatch(/Your hand|Pack/);
  });
});

describe('the rest', () => {
  it('names ships, and knows good news from bad', () => {
    expect(isleboundBoard.seatName(seaAfter(0), 3)).toBe('Tern');
    const rule = 'IB-ATK-8';
    expect(isleboundBoard.tone({ type: 'injured', seat: 0, crew: 's1', rule })).toBe('bad');
    expect(isleboundBoard.tone({ type: 'turn-ended', seat: 0, rule })).toBeNull();
  });

  it('tells what the signs of all towns say', () => {
    const text = isleboundBoard.piles(seaAfter(4), sceneOf({ columns: 200 })).join('\n');
    expect(text).toContain(
      'Stratic: pay 1 coin, exhaust any crew member; build with fish and wood',
    );
    for (const name of Object.values(TOWN_NAMES))
      expect(text).toMatch(new RegExp(`${name}: (pay (the \\w+ )?1 coin|yours, free to enter)`));
  });

  it('tells which buildings stand in whose city', () => {
    const view = seaAfter(4, 2);
    const captains = view.captains.map((captain, seat) =>
      seat === 1 ? { ...captain, buildings: ['market' as const, 'bridge' as const] } : captain,
    );
    const text = isleboundBoard.piles({ ...view, captains }, sceneOf({})).join('\n');
    expect(text).toContain('Cities     Gull: nothing');
    expect(text).toContain('Heron: Market and Bridge');
  });
});

describe('the sign of the town where the ship lies', () => {
  /** The line for a captain at Morlim, whose sign asks for a coin and an administrator. */
  function here(owner: Seat | null): string {
    const view = seaAfter(4, 2);
    const region = view.towns.indexOf('morlim');
    const owners = view.owners.map((held, at) => (at === region ? owner : held));
    const captains = view.captains.map((captain, seat) =>
      seat === 0 ? { ...captain, region } : captain,
    );
    const lines = drawn({ ...view, owners, captains }, { columns: 117 });
    return lines.find((line) => line.startsWith('Here')) ?? '';
  }

  it('tells coin and crew of a neutral town', () => {
    expect(here(null)).toBe(
      'Here       Morlim: pay 1 coin, exhaust an administrator; hire, gain 1 renown',
    );
  });

  it('tells to whom the coin goes in the town of another', () => {
    expect(here(1)).toContain('Morlim: pay the Heron 1 coin, exhaust an administrator; hire');
  });

  it('is free for the owner', () => {
    expect(here(0)).toContain('Morlim: yours, free to enter; hire, gain 1 renown');
  });
});

describe('late in a game of four', () => {
  it('keeps to 22 lines of 80 columns where lines are scarce', () => {
    for (const options of [{}, { sixBuildings: true }, { architect: true }])
      for (const plies of [300, 900, 1_500, 100_000]) {
        const picture = drawn(seaAfter(plies, 4, options), { lines: 20 });
        expect(picture.length).toBeLessThanOrEqual(22);
      }
  });

  it('has rivals in a line each then, and the chooser in full', () => {
    const picture = drawn(seaAfter(100_000), { lines: 20 });
    expect(picture.filter((line) => /^ [HOT] /.test(line))).toHaveLength(3);
    expect(picture.join('\n')).toMatch(/\n T Tern at .* deck \d, below \d(, hurt \d)?,\s+city \d$/);
    expect(picture.join('\n')).toMatch(/▶G Gull \(you\)[\s\S]*city \d: \w/);
  });
});
