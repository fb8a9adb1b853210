// `odds` in Plunder, and offers typed in one line.
import { Match, type Seat, seedFrom } from '@tidetable/engine';
import { inkFor } from '@tidetable/terminal/ink';
import { widthOf } from '@tidetable/terminal/text';
import { describe, expect, it } from 'vitest';
import { type Action, chartOf, type Frame, type Ship, squareAt, type View } from '../../public.ts';
import { plunder } from '../../rules/index.ts';
import { shortcuts } from '../../terminal/bargains.ts';
import { odds } from '../../terminal/odds.ts';

const LAYOUT = '1A0 2A0 3A0 4A0';

function sea(frame?: Frame): View {
  const match = Match.start(plunder, { seats: 2, seed: seedFrom('odds'), options: {} });
  const flags = chartOf(LAYOUT).islands.map(({ id }) => (id === 'gull-rock' ? 1 : null));
  const ships = [ship(0, 1, 'B3', 1), ship(1, 2, 'B4', 2)];
  const agenda = frame === undefined ? [] : [frame];
  return { ...match.view(0), layout: LAYOUT, ships, flags, agenda };
}

function ship(seat: Seat, id: number, at: string, cannons: number): Ship {
  const square = squareAt(chartOf(LAYOUT), at);
  const bare = { lives: 2, masts: 0, wind: 0, moored: false, foughtShips: [], foughtIslands: [] };
  return { id, seat, square, cannons, ...bare };
}

function asked(view: View, ...actions: Action[]): string[] {
  const ink = inkFor({ colour: false });
  const choices = actions.map((action) => ({ number: '1', action, text: '', rule: 'PL-CONQ-1' }));
  const scene = { ink, columns: 80, lines: undefined, choices, chooser: 0, players: [] };
  const lines = odds.answer(view, scene, '');
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80);
  return lines;
}

describe('odds', () => {
  it('tells the chance of each attack that is offered', () => {
    const attack = { type: 'attack', ship: 1, target: 2 } as const;
    expect(asked(sea(), attack, { type: 'attack-island', ship: 1 }, { type: 'roll' })).toEqual([
      '   42 %  the Red Albatross (1 cannon) on the Blue Bonito (2 cannons, 2 lives)',
      '   58 %  the Red Albatross (1 cannon) on Gull Rock of Blue (1 skull)',
      'One die each, with cannons or skulls added; a tie goes to the attacker.',
    ]);
  });

  it('tells that of an attack once declared, to both sides', () => {
    const attack = { seat: 1, ship: 2, target: 1, defender: 0 } as const;
    expect(asked(sea({ step: 'bribe', ...attack }))[0]).toContain(
      '72 %  the Blue Bonito (2 cannons) on the Red Albatross',
    );
    const storming = { seat: 0, ship: 1, target: null, defender: 1 } as const;
    expect(asked(sea({ step: 'press-attack', refused: [], prices: [], ...storming }))[0]).toContain(
      '58 %',
    );
  });

  it('has a table where there is nobody to attack', () => {
    expect(asked(sea())).toEqual([
      'There is nobody to attack from where you are.',
      '  Cannons  against 0  against 1  against 2  against 3',
      '        0       58 %       42 %       28 %       17 %',
      '        1       72 %       58 %       42 %       28 %',
      '        2       83 %       72 %       58 %       42 %',
      'One die each, with cannons or skulls added; a tie goes to the attacker.',
    ]);
  });
});

describe('a whole offer in one line', () => {
  const plays = (word: string, typed: string) => shortcuts[word]?.actions(sea(), typed);

  it.each([
    'blue: 2 wood for 1 gold',
    'Blue : 2 wood  for 1 gold',
    '2: 2 wood for 1 gold',
    'b: 1 wood and 1 wood for 1gold',
  ])('is read from %j', (typed) => {
    expect(plays('offer', typed)).toEqual([{ type: 'offer', to: 1, giveWood: 2, askGold: 1 }]);
  });

  it('may be a gift, a threat, a bribe, a price or a counter', () => {
    expect(plays('offer', 'blue: 1 rum')).toEqual([{ type: 'offer', to: 1, giveRum: 1 }]);
    expect(plays('offer', 'blue: nothing for 1 rum')).toEqual([
      { type: 'offer', to: 1, askRum: 1 },
    ]);
    expect(plays('threaten', 'blue: 2 gold and 1 iron')).toEqual([
      { type: 'threaten', to: 1, askIron: 1, askGold: 2 },
    ]);
    expect(plays('bribe', '1 gold, 1 rum')).toEqual([{ type: 'bribe', giveRum: 1, giveGold: 1 }]);
    expect(plays('price', '2 gold')).toEqual([{ type: 'name-price', askGold: 2 }]);
    expect(plays('counter', '1 gold for 2 wood')).toEqual([
      { type: 'counter', giveGold: 1, askWood: 2 },
    ]);
    expect(plays('counter', 'blue: 1 gold for 2 wood')).toEqual([
      { type: 'counter', to: 1, giveGold: 1, askWood: 2 },
    ]);
  });

  it('may be a call and its answer', () => {
    expect(plays('call', '1 iron')).toEqual([{ type: 'call', askIron: 1 }]);
    expect(plays('call', '1 gold for anything')).toEqual([{ type: 'call', giveGold: 1 }]);
    expect(plays('call', '1 gold for 1 iron')).toEqual([{ type: 'call', giveGold: 1, askIron: 1 }]);
    expect(plays('answer', '1 iron for 2 wood')).toEqual([
      { type: 'answer', giveIron: 1, askWood: 2 },
    ]);
  });

  it('pays, takes and demands in any order, and exchanges and gives islands away', () => {
    expect(plays('pay', '1 gold 1 wood')).toEqual([{ type: 'pay', wood: 1, gold: 1 }]);
    expect(plays('take', '2 rum')).toEqual([{ type: 'take', rum: 2 }]);
    expect(plays('demand', 'gold')).toEqual([{ type: 'demand', gold: 1 }]);
    expect(plays('exchange', '2 wood for 1 gold')).toEqual([
      { type: 'exchange' },
      { type: 'pay', wood: 2 },
      { type: 'take', gold: 1 },
    ]);
    expect(plays('give', 'Gull Rock to blue')).toEqual([
      { type: 'give-island', island: 'gull-rock', to: 1 },
    ]);
  });

  it('says what it does not understand', () => {
    expect(plays('offer', 'white: 2 wood for 1 gold')).toBe('There is no captain "white" here.');
    expect(plays('offer', 'blue: lots')).toContain('"lots" is no bargain');
    expect(plays('pay', '1 silver')).toContain('"1 silver" is no bargain');
  });

  it('leaves other words alone', () => {
    expect(plays('offer', 'a trade to Blue')).toBeNull();
    for (const word of ['bribe', 'counter', 'answer', 'call', 'pay', 'exchange'])
      expect(plays(word, '')).toBeNull();
    expect(plays('give', 'up')).toBeNull();
  });
});
