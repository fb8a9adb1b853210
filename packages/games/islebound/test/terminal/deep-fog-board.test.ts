// Deep Fog in the terminal: the sea board and its ports, the fog beside it, and the monster.

import type { Choice } from '@tidetable/terminal/choices';
import { inkFor, unpainted } from '@tidetable/terminal/ink';
import { widthOf } from '@tidetable/terminal/text';
import { describe, expect, it } from 'vitest';
import { type Action, DEEP_FOG, type Sea, TOWN_NAMES, type View } from '../../public.ts';
import { isleboundBoard } from '../../terminal/board.ts';
import { isPlacing, seaWhen, seaWith } from './deep-fog.ts';

interface Setting {
  readonly columns?: number;
  readonly lines?: number;
  readonly colour?: boolean;
  readonly choices?: readonly Choice<Action>[];
  readonly chooser?: number | null;
}

function sceneOf(setting: Setting) {
  const { columns = 80, lines, colour = false, choices = [], chooser = 0 } = setting;
  const players = ['you', 'bot', 'bot', 'bot'];
  return { ink: inkFor({ colour }), columns, lines, choices, chooser, players };
}

function drawn(view: View, setting: Setting = {}): string[] {
  return isleboundBoard.draw(view, sceneOf(setting));
}

function lineOf(view: View, label: string, setting: Setting = {}): string | undefined {
  return drawn(view, setting).find((line) => line.startsWith(label));
}

function choosing(...actions: Action[]): Choice<Action>[] {
  return actions.map((action, at) => ({ number: `${51 + at}`, action, text: '', rule: '' }));
}

const MOMENTS: readonly (readonly [string, (sea: Sea) => boolean])[] = [
  ['in the draft', () => true],
  ['in the first round', isPlacing],
  ['with a board in the fog', (sea) => isPlacing(sea) && sea.fog?.mist.length === 2],
  ['with advanced sides up', (sea) => isPlacing(sea) && sea.fog?.pass === 1],
  ['when the monster has emerged', (sea) => isPlacing(sea) && sea.fog?.emerged === true],
  ['off the monster', (sea) => sea.captains.some(({ region }) => region === DEEP_FOG)],
  ['when it is defeated', (sea) => sea.fog?.victors.length === 1],
  ['at the end', () => false],
];

describe.each(MOMENTS)('%s', (_moment, holds) => {
  const views = [2, 3, 4].map((seats) => seaWhen(holds, seats));

  it.each([60, 80, 100, 120, 200])('fits %i columns', (columns) => {
    for (const view of views) {
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

  it('keeps to 22 lines of 80 columns where lines are scarce', () => {
    for (const view of views) expect(drawn(view, { lines: 20 }).length).toBeLessThanOrEqual(22);
  });

  it('shows the same with and without colours', () => {
    for (const view of views)
      for (const lines of [10, 200])
        expect(drawn(view, { lines, colour: true }).map(unpainted)).toEqual(drawn(view, { lines }));
  });

  it('shows the ports and the towns in sight, and speaks of nothing undefined', () => {
    for (const view of views)
      for (const lines of [10, 200]) {
        const text = drawn(view, { lines }).join('\n');
        const top = [view.fog?.boards.at(-1), view.fog?.mist.at(-1)];
        view.towns.forEach((town, region) => {
          if (region < 12 && !top.includes(Math.floor(region / 3))) return;
          expect(text).toMatch(new RegExp(`${TOWN_NAMES[town]} (RB?|B)\\d`));
        });
        expect(text).not.toMatch(/undefined|NaN|null/);
      }
  });
});

describe('the picture', () => {
  it('has the active board with a port at each corner, and the fog beside it', () => {
    const view = seaWith(
      {},
      { owners: seaWith({}).towns.map((_town, at) => (at === 7 ? 1 : null)) },
    );
    const ports = view.towns.slice(12).map((town) => `${TOWN_NAMES[town]} R5`);
    const picture = drawn(view).slice(0, 9);
    expect(picture.slice(1, 8)).toEqual([
      '  .┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄.      .────────────────────────────────.',
      ' /            Stratic B8            \\    /            Morlim B6             \\',
      '/                                    \\  /                 !3                 \\',
      '<┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄>  <─────────────────┬──────────────────>',
      "\\    Ratnest R5   ┊ Fel's Garden B5  /  \\    Borsham R6   │  Rockslide B6    /",
      ' \\       ⌂H       ┊                 /    \\                │                 /',
      "  '┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄'      '───────────────┴────────────────'",
    ]);
    expect(picture[0]).toMatch(new RegExp(`Deep fog: roll 4\\+ +${ports[0]} +${ports[1]}$`));
    expect(picture[8]).toMatch(new RegExp(`^ +${ports[2]} +${ports[3]}$`));
  });

  it('has an empty place in the first round of a pass', () => {
    const text = drawn(seaWith({ boards: [null, null, null, 3], mist: [] })).join('\n');
    expect(text).toContain('Deep fog: empty');
    expect(text).toContain(' nothing but fog ');
  });

  it('is a list where lines are scarce or the screen is narrow', () => {
    const list = drawn(seaWith({}), { columns: 70 });
    expect(list[0]).toMatch(/^Sea Morlim B6 !3 +Borsham R6 +Rockslide B6$/);
    expect(list[1]).toMatch(/^Fog Stratic B8 +Ratnest R5 +Fel's Garden B5$/);
    expect(list[2]).toMatch(/^NW .* NE /);
    expect(drawn(seaWith({ mist: [] }), { columns: 70 }).join('\n')).not.toMatch(/^Fog [A-Z]/m);
  });

  it('shows the numbers of the choices that lead somewhere', () => {
    const view = seaWith({ emerged: true });
    const choices = choosing(
      { type: 'place', at: 'borsham' },
      { type: 'brave-fog', to: 'stratic', fish: 0 },
      { type: 'brave-fog', to: 'stratic', fish: 1 },
      { type: 'place', at: 'deep-fog' },
      { type: 'complete-event', event: 1 },
    );
    const picture = drawn(view, { choices });
    expect(picture[3]).toMatch(/^\/ +52 53 +\\ {2}\/ +!3 55 +\\$/);
    expect(picture[6]).toMatch(/\\ +51 +│/);
    expect(lineOf(view, 'Fog card', { choices })).toMatch(/; there: 54$/);
  });
});

describe('the event', () => {
  it('is marked in its town, or at the lower right of the active board', () => {
    expect(drawn(seaWith({ event: 3 }))[6]).toMatch(/\\ +!3 +│ +\/$/);
    const elsewhere = seaWith({ event: 8 });
    expect(drawn(elsewhere)[6]).toMatch(/│ +!4 +\/$/);
    expect(lineOf(elsewhere, 'Events')).toBe(
      'Events     Rockslide: 3 wood and a worker for 4 cubes',
    );
    expect(drawn(seaWith({ event: null })).join('\n')).not.toMatch(/![234]|Events/);
  });

  it('is told with the piles, of which one is face down', () => {
    const piles = isleboundBoard.piles(seaWith({ event: 8 }), sceneOf({}));
    expect(piles.filter((line) => line.startsWith('Events'))).toEqual(['Events     14 cards']);
    expect(piles).toContain('  face up  Rockslide: 3 wood and a worker for 4 cubes');
  });
});

describe('the boards', () => {
  it('tell their sides, what lies beneath, the roll and who is first', () => {
    expect(lineOf(seaWith({}, { firstPlayer: 2 }), 'Boards')).toBe(
      'Boards     basic sides; more beneath: sea 2, fog 0 (roll 4+); Osprey first',
    );
    expect(lineOf(seaWith({ boards: [3], mist: [0, 1, 2], pass: 1 }), 'Boards')).toContain(
      'advanced sides; more beneath: sea 0, fog 2 (roll 4+)',
    );
  });

  it('ask for less of a faster ship, and tell all rolls where nobody is asked', () => {
    const view = seaWith({}, { captain: { deck: ['t07'] } });
    expect(lineOf(view, 'Boards')).toContain('(roll 3+)');
    expect(lineOf(view, 'Boards', { chooser: 1 })).toContain('(roll 4+)');
    expect(lineOf(view, 'Boards', { chooser: null })).toContain('(roll 4+ 3+ 2+ by speed)');
  });

  it('are open once the monster has emerged', () => {
    expect(drawn(seaWith({ emerged: true })).join('\n')).toMatch(/Deep fog: open[\s\S]*\(open\)/);
  });
});

describe('the Deep Fog card', () => {
  it('is fog until someone owns seven buildings', () => {
    expect(lineOf(seaWith({}), 'Fog card')).toBe('Fog card   fog, until somebody owns 7 buildings');
  });

  it('is the monster then, with who is there and who has defeated it', () => {
    expect(lineOf(seaWith({ emerged: true }), 'Fog card')).toBe(
      'Fog card   the monster: 10 strength or 10 influence; undefeated',
    );
    const view = seaWith({ emerged: true, victors: [2, 0] }, { captain: { region: DEEP_FOG } });
    expect(lineOf(view, 'Fog card')).toContain('; defeated by OG; there: ≈G');
    expect(drawn(view).join('\n')).toContain('G Gull (you) at the monster');
    expect(lineOf({ ...view, trigger: 'monster', turnsLeft: 1 }, 'The end')).toContain(
      'the monster is defeated; 1 more turn after this',
    );
  });
});

describe('the rest', () => {
  it('lists who owns towns out of sight', () => {
    const { towns } = seaWith({});
    const owners = towns.map((town) =>
      town === 'zilliam' || town === 'grenille'
        ? 1
        : town === 'farwold' || town === 'morlim'
          ? 0
          : null,
    );
    expect(lineOf(seaWith({}, { owners }), 'Unseen')).toBe(
      'Unseen     ⌂G Farwold; ⌂H Grenille, Zilliam',
    );
    expect(lineOf(seaWith({}), 'Unseen')).toBeUndefined();
  });

  it('tells which ships are beside the map, and the cards in hand', () => {
    const view = seaWith({}, { hand: ['market'] });
    const text = drawn(view).join('\n');
    expect(text.match(/ beside the map /g)).toHaveLength(3);
    expect(text).toContain('Your hand  Market 7c/2f3w');
    expect(text).toMatch(/Heron \(bot\) beside the map .* 6 in hand/);
  });

  it('explains its marks, and knows good news from bad', () => {
    const legend = isleboundBoard.legend(seaWith({}), sceneOf({})).join('\n');
    expect(legend).toContain('broken edges: the board on top of the fog');
    expect(legend).toContain('owned towns on boards out of sight');
    const rule = 'IB-FOG-21';
    const tone = isleboundBoard.tone({
      type: 'defeated-monster',
      seat: 0,
      by: 'attack',
      discarded: { pirates: 0, serpents: 0, ichor: 0 },
      rule,
    });
    expect(tone).toBe('good');
    expect(isleboundBoard.tone({ type: 'lost-in-fog', seat: 0, rule })).toBe('bad');
  });
});
