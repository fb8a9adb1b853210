// `tidetable` with Deep Fog: its odds against the monster, its rules, and a game from start to end.

import { inkFor } from '@tidetable/terminal/ink';
import { describe, expect, it } from 'vitest';
import { run, scratch } from '../../../../cli/test/outside.ts';
import { DEEP_FOG, type Frame, type SeenCaptain, type View } from '../../public.ts';
import { odds } from '../../terminal/odds.ts';
import { seaWith } from './deep-fog.ts';

const inScratch = scratch();

function asked(view: View, words = ''): string[] {
  const ink = inkFor({ colour: false });
  const scene = { ink, columns: 80, lines: undefined, choices: [], chooser: 0, players: [] };
  return odds.answer(view, scene, words);
}

describe('odds at the monster', () => {
  const army: Partial<SeenCaptain> = { region: DEEP_FOG, pirates: 2, serpents: 3, deck: [] };
  const at = (captain: Partial<SeenCaptain>, victors: number[] = [], agenda: Frame[] = []): View =>
    seaWith({ emerged: true, victors }, { captain: { ...army, ...captain }, agenda });

  it('need 10', () => {
    const lines = asked(at({}));
    expect(lines[0]).toBe('Attack on the monster: 10 needed.');
    expect(lines.join('\n')).toContain('2 pirates + 3 serpents');
  });

  it('do not count the Sword Academy', () => {
    const academy: SeenCaptain['buildings'] = ['sword-academy'];
    expect(asked(at({ buildings: academy }))).toEqual(asked(at({ buildings: [] })));
    expect(asked(at({ buildings: academy }), 'borsham')).not.toEqual(asked(at({}), 'borsham'));
  });

  it('are told from afar by its name, though only in Deep Fog', () => {
    for (const name of ['monster', 'the monster', 'Deep Fog'])
      expect(asked(at({ region: null }), name)[0]).toBe('Attack on the monster: 10 needed.');
    expect(asked({ ...at({}), fog: null }, 'monster')).toEqual([
      'There is no town "monster" here.',
    ]);
    expect(asked(at({ region: null }))).toEqual(['Your ship is beside the map.']);
  });

  it('are of no use to one who has defeated it, or has nobody to send', () => {
    expect(asked(at({}, [0]))).toEqual(['You have defeated the monster.']);
    expect(asked(at({ pirates: 0, serpents: 0 }))).toEqual([
      'You have no pirates or sea serpents to send.',
    ]);
  });

  it('weigh the dice on the table', () => {
    const group = { pirates: 0, serpents: 4, ichor: 0 };
    const battle = (dice: number[]): Frame[] => [
      { step: 'battle', seat: 0, region: DEEP_FOG, group, dice },
    ];
    expect(asked(at({}, [], battle([6, 6, 6, 6])))).toEqual([
      'These dice defeat the monster: strike.',
    ]);
    expect(asked(at({}, [], battle([1, 1, 1, 1])))[0]).toContain('fall short of 10');
  });
});

describe('rules', () => {
  it('begin with Deep Fog, and hold all of Islebound', async () => {
    const { output } = await run(['rules', 'deep-fog']);
    expect(output).toMatch(/^IB-FOG-1 {2}Deep Fog: Components, p\. 1\n/);
    for (const id of ['IB-FOG-22', 'IB-AMB-92', 'IB-ATK-1', 'IB-TOWN-ZIL'])
      expect(output).toContain(`${id}  `);
    expect((await run(['rules', 'deep-fog', 'ib-fog-9'])).output).toMatch(/^IB-FOG-9 {2}/);
  });
});

describe('a game', () => {
  it('is played, kept, verified and shown again', async () => {
    const file = inScratch('fog.json');
    const typed = [...Array<string>(150).fill('1'), 'piles', 'help', 'barred', 'quit'];
    const args = ['play', 'deep-fog', '--seats', '3', '--seed', 'mist', '--save', file];
    const played = await run(args, { typed });
    expect([played.code, played.errors]).toEqual([0, '']);
    expect(played.output).toMatch(/where to, this round\?/);
    expect(played.output).toMatch(/Brave the fog to/);
    expect((await run(['verify', file])).output).toContain('✓ ok');
    const shown = await run(['replay', file]);
    expect(shown.code).toBe(0);
    expect(shown.output).toMatch(/Fog card {3}/);
  });

  it('of bots ends by the monster', async () => {
    const { output } = await run(['simulate', 'deep-fog', '--games', '3', '--seed', 'x']);
    expect(output).toMatch(/monster +3 +100/);
  });

  it('goes with trading and raid only', async () => {
    const { code, errors } = await run(['simulate', 'deep-fog', '--option', 'advanced=yes']);
    expect(code).not.toBe(0);
    expect(errors).toContain('IB-AMB-59');
  });
});
