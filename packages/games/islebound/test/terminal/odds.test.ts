// `odds` in Islebound.
import { itemAt, Match, type Seat, seedFrom } from '@tidetable/engine';
import { inkFor } from '@tidetable/terminal/ink';
import { widthOf } from '@tidetable/terminal/text';
import { describe, expect, it } from 'vitest';
import type { Frame, SeenCaptain, Town, View } from '../../public.ts';
import { islebound } from '../../rules/index.ts';
import { odds } from '../../terminal/odds.ts';

/** Seat 0 at this town with these things, at this decision. */
function sea(town: Town, captain: Partial<SeenCaptain>, frame?: (region: number) => Frame): View {
  const match = Match.start(islebound, { seats: 2, seed: seedFrom('odds'), options: {} });
  for (const seat of match.deciders.must) match.play(seat, itemAt(match.legal(seat), 0));
  const view: View = match.view(0);
  const region = view.towns.indexOf(town);
  const captains = view.captains.map((one, seat) =>
    seat === 0 ? { ...one, region, deck: [], ...captain } : one,
  );
  const agenda = frame === undefined ? [] : [frame(region)];
  const owners = view.owners.map((owner) => (owner === 0 ? null : owner));
  return { ...view, captains, owners, agenda };
}

function asked(view: View, words = '', chooser: Seat | null = 0): string[] {
  const ink = inkFor({ colour: false });
  const scene = { ink, columns: 80, lines: undefined, choices: [], chooser, players: [] };
  const lines = odds.answer(view, scene, words);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80);
  return lines;
}

describe('before an attack', () => {
  it('shows the best group of each size, up to all of them', () => {
    expect(asked(sea('grenille', { pirates: 2, serpents: 1 }))).toEqual([
      'Attack on Grenille: 4 needed.',
      '  Send                   dice',
      '  1 pirate                0 %',
      '  1 pirate + 1 serpent   44 %',
      '  2 pirates + 1 serpent  80 %',
      'Exact, with wood spent as well as can be.',
    ]);
  });

  it('adds wood, combat crew and injuries where there are any', () => {
    const lines = asked(sea('grenille', { pirates: 2, wood: 1, deck: ['t05', 's1'] }));
    expect(lines[1]).toBe('  Send       dice  1 wood  +1 fighter  injuries');
    expect(lines[3]).toBe('  2 pirates  11 %    26 %        41 %      95 %');
    expect(lines.slice(4).join(' ')).toContain('as many of those left on deck as it takes');
  });

  it('counts the two more of an owned town', () => {
    const view = sea('grenille', { pirates: 2 });
    const owners = view.owners.map((owner, at) => (view.towns[at] === 'grenille' ? 1 : owner));
    expect(asked({ ...view, owners })[0]).toBe('Attack on Grenille: 6 needed.');
  });

  it('tells of another town by its name', () => {
    const view = sea('grenille', { pirates: 2 });
    expect(asked(view, 'The Grotto')[0]).toBe('Attack on The Grotto: 4 needed.');
    expect(asked(view, 'grot')).toEqual(['There is no town "grot" here.']);
    expect(asked(view, "sun's")[0]).toBe("Attack on Sun's Rest: 5 needed.");
  });

  it('says why there is nothing to tell', () => {
    const view = sea('zilliam', { pirates: 2 });
    expect(asked(view)).toEqual([
      'Zilliam has a blue banner: it is won by diplomacy, not by attack.',
    ]);
    expect(asked(sea('grenille', {}))).toEqual(['You have no pirates or sea serpents to send.']);
    const owners = view.towns.map((): Seat => 0);
    expect(asked({ ...view, owners })).toEqual(['Zilliam is yours.']);
    expect(asked(view, '', null)[0]).toContain('Nobody is asked');
  });

  it('stops at a group that hardly ever fails', () => {
    const lines = asked(sea('the-grotto', { serpents: 9, ichor: true }));
    expect(lines.length).toBeLessThan(9);
    expect(lines.join('\n')).toContain('Ichor');
  });

  it('fits the screen whatever a captain has, and prefers who needs fewer injuries', () => {
    const deck: SeenCaptain['deck'] = ['t02', 't05', 't08', 't09', 's1'];
    const lines = asked(sea('farwold', { pirates: 15, serpents: 14, ichor: true, wood: 9, deck }));
    expect(lines[2]).toMatch(/^ {2}Ichor +0 % +0 % +0 % +>99 %$/);
    expect(lines.length).toBeLessThan(16);
  });
});

const GROUP = { pirates: 2, serpents: 0, ichor: 0 };

describe('in the midst of an attack', () => {
  it('keeps to those already sent', () => {
    const view = sea('borsham', { pirates: 4, serpents: 2 }, (region) => ({
      step: 'muster',
      seat: 0,
      region,
      group: GROUP,
      next: 'serpent',
    }));
    const sent = asked(view).filter((line) => line.includes('pirate'));
    expect(sent).toHaveLength(3);
    for (const line of sent) expect(line).toContain('2 pirates');
  });

  it('weighs combat crew before the roll', () => {
    const captain: Partial<SeenCaptain> = { pirates: 2, wood: 1, deck: ['t05', 't08', 's1'] };
    const view = sea('grenille', captain, (region) => ({
      step: 'enlist',
      seat: 0,
      region,
      group: GROUP,
      extra: 0,
    }));
    expect(asked(view).slice(0, 5)).toEqual([
      '2 pirates at Grenille: 4 needed.',
      '                  dice  1 wood  injuries',
      '  Roll now        11 %    26 %     >99 %',
      '  Enlist 1 first  26 %    41 %      99 %',
      '  Enlist 2 first  41 %    54 %      87 %',
    ]);
  });

  const battle = (dice: number[], captain: Partial<SeenCaptain>): View =>
    sea('grenille', { pirates: 2, ...captain }, (region) => ({
      step: 'battle',
      seat: 0,
      region,
      group: GROUP,
      dice,
    }));

  it('weighs the dice on the table, and names the one to reroll', () => {
    expect(asked(battle([1, 5], { wood: 1, deck: ['s1'] })).slice(0, 3)).toEqual([
      'These dice fall short of 4; injuries would not do.',
      'With 1 wood: 33 % without injuries, 83 % with.',
      'Best to reroll: a 1.',
    ]);
    expect(asked(battle([5, 6], {}))).toEqual(['These dice take Grenille: strike.']);
    expect(asked(battle([3, 5], { deck: ['s1'] }))[0]).toContain('injuries would do it now');
  });
});
