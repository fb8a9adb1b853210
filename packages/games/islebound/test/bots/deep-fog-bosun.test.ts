// The bosun in Deep Fog positions with one clearly right action.
import { choices, Generator, write } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { bosunOf } from '../../bots/bosun.ts';
import { BUILDINGS, DEEP_FOG, type Frame, type Sea } from '../../public.ts';
import { deepFog } from '../../rules/index.ts';
import { position } from './deep-fog-position.ts';

function choiceOf(sea: Sea): string {
  const action = bosunOf(deepFog).choose({
    seat: 0,
    view: deepFog.view(sea, 0),
    ...choices(deepFog, sea, 0),
    must: true,
    chance: new Generator(1),
  });
  return action === null ? '' : write(action);
}

const SEVEN = BUILDINGS.slice(0, 7);
const LADEN = { coins: 2, fish: 5, wood: 5, hand: ['palace' as const] };
const INFLUENCE = { 8: 0, 9: 0, 10: 0, 11: 0 };
const ACT: Frame = { step: 'act', seat: 0, acted: false, refused: [] };
const MONSTER = { seat: 0, region: DEEP_FOG } as const;

describe('the bosun in the Deep Fog', () => {
  it('puts a full hold ashore where buildings are built', () => {
    const sea = position({ middle: 'stratic', edge: 'grenille', captains: [LADEN] });
    expect(choiceOf(sea)).toBe('place at=stratic');
  });

  it('braves the fog for it, with fish that it can spare', () => {
    const sea = position({ middle: 'the-grotto', edge: 'stratic', captains: [LADEN] });
    expect(choiceOf(sea)).toMatch(/^brave-fog fish=\d to=stratic$/);
  });

  it('does not brave the fog for nothing', () => {
    const sea = position({ middle: 'the-grotto', edge: 'stratic', captains: [{ coins: 1 }] });
    expect(choiceOf(sea)).toMatch(/^place /);
  });

  it.each([
    ['serpents', { serpents: 10, buildings: SEVEN }, {}, 'attack'],
    ['influence', { buildings: SEVEN }, INFLUENCE, 'negotiate'],
  ])('goes to the monster with enough %s and defeats it', (_by, captain, influence, deed) => {
    const things = { middle: 'the-grotto', edge: 'stratic', influence } as const;
    expect(choiceOf(position({ ...things, captains: [captain] }))).toBe('place at=deep-fog');
    const there = { ...captain, region: DEEP_FOG };
    expect(choiceOf(position({ ...things, captains: [there], pending: [ACT] }))).toBe(deed);
  });

  it('stays away from the monster with hardly a hope', () => {
    const sea = position({
      middle: 'the-grotto',
      edge: 'stratic',
      captains: [{ coins: 3, pirates: 2, buildings: SEVEN }],
    });
    expect(choiceOf(sea)).not.toBe('place at=deep-fog');
  });

  it('holds nothing back against the monster, for the game is over then', () => {
    const group = { pirates: 0, serpents: 0, ichor: 0 };
    const sea = position({
      middle: 'the-grotto',
      edge: 'stratic',
      captains: [{ serpents: 8, buildings: SEVEN, region: DEEP_FOG }],
      pending: [
        { ...ACT, acted: true } as Frame,
        { step: 'muster', ...MONSTER, group, next: 'serpent' },
      ],
    });
    expect(choiceOf(sea)).toBe('send count=8 fighter=serpent');
  });
});
