// Actions tried at the wrong time, or by a seat that is not asked.
import { rule } from '@tidetable/conformance';
import { readNotation, refusal, type Seat } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Action, Island, Reason } from '../../rules/state.ts';
import { face } from '../../words/en/face.ts';
import { given } from '../given.ts';
import { inWater } from './rulings-positions.ts';

const FULL = ['fire', 'fire', 'wind', 'wind', 'earth'] as const;

rule('FI-DRAW-2', () => {
  it('has no Waters Rise! in a hand to give or to discard', () => {
    expect(given().refusal('give card=waters-rise to=1')).toBe('FI-DRAW-2');
    const full = given({ hands: [['ocean'], FULL] }).play('give card=ocean to=1');
    expect(full.refusal('discard card=waters-rise')).toBe('FI-DRAW-2');
    expect(full.refusal('discard card=sandbags')).toBe('FI-HAND-1');
    expect(full.offers(1)).toContain('discard card=ocean');
  });
});

rule('FI-AMB-46', () => {
  const called = () =>
    given({ hands: [['helicopter-lift'], ['sandbags']], flooded: ['watchtower'] });

  it('lands the helicopter before anything else is done', () => {
    const island = called().play('helicopter-lift from=observatory');
    expect(island.refusal('0: move to=watchtower')).toBe('FI-AMB-46');
    expect(island.refusal('1: sandbags tile=watchtower')).toBe('FI-AMB-46');
    expect(island.refusal('1: land to=watchtower')).toBe('FI-AMB-24');
    island.play('board pawn=0', 'land to=iron-gate');
    expect(island.offers(0)).toContain('move to=gold-gate');
    expect(island.offers(1)).toContain('sandbags tile=watchtower');
  });

  it('does not take back a no', () => {
    const island = given({
      hands: [['helicopter-lift'], ['sandbags']],
      flooded: ['watchtower'],
    }).play('end-actions', '1: pass');
    expect(island.refusal('1: sandbags tile=watchtower')).toBe('FI-AMB-47');
    expect(island.offers(0)).toContain('pass');
  });
});

rule('FI-AMB-48', () => {
  it('keeps the giver waiting while the receiver has too many cards', () => {
    const island = given({ hands: [['ocean'], FULL] }).play('give card=ocean to=1');
    expect(island.refusal('0: move to=watchtower')).toBe('FI-AMB-48');
    island.play('discard card=fire');
    expect(island.offers(0)).toContain('move to=watchtower');
  });
});

rule('FI-AMB-10', () => {
  it('lets no other action come between the two tiles', () => {
    const island = given({ flooded: ['watchtower', 'misty-marsh'] });
    island.play('shore-up tile=watchtower');
    expect(island.refusal('move to=watchtower')).toBe('FI-AMB-10');
    island.play('stop-shoring');
    expect(island.offers(0)).toContain('move to=watchtower');
    expect(island.refusal('stop-shoring')).toBe('FI-AMB-10');
  });
});

describe('what is not for now', () => {
  function why(island: Island, line: string, seat: Seat): [string | undefined, string] {
    const { rule: id, reason } = refusal(
      forbiddenIsland,
      island,
      seat,
      readNotation(line) as Action,
    );
    return [id, face.because?.(reason as Reason, forbiddenIsland.view(island, seat)) ?? ''];
  }

  const asked = () =>
    given({
      roles: ['navigator', 'diver'],
      hands: [[], ['sandbags']],
      flooded: ['watchtower'],
      options: { askBeforeNavigating: true },
    }).play('navigate pawn=1 to=watchtower').state;
  const pausing = () =>
    given({ hands: [['helicopter-lift'], ['sandbags']], flooded: ['watchtower'] }).play(
      'end-actions',
    ).state;
  const discarding = (discardCutIn: 'anyone' | 'discarder' = 'anyone') =>
    given({
      hands: [['ocean', 'sandbags'], FULL],
      flooded: ['watchtower'],
      options: { discardCutIn },
    }).play('give card=ocean to=1').state;
  const swimming = () =>
    given({
      sunk: ['observatory'],
      agenda: inWater('observatory'),
      at: ['observatory', 'iron-gate'],
    }).state;
  const flying = () =>
    given({ hands: [['helicopter-lift']] }).play('helicopter-lift from=observatory').state;
  const acting = () => given().state;

  it.each<[() => Island, Seat, string, string, string]>([
    [acting, 1, 'move to=watchtower', 'FI-TURN-1', 'It is the turn of the Engineer.'],
    [acting, 1, 'capture treasure=fire', 'FI-TURN-1', 'It is the turn of the Engineer.'],
    [acting, 1, 'give card=fire to=0', 'FI-AMB-13', 'It is the turn of the Engineer.'],
    [acting, 1, 'sandbags tile=watchtower', 'FI-SPEC-1', 'You hold no Sandbags.'],
    [acting, 1, 'escape', 'FI-WIN-1', 'You hold no Helicopter Lift.'],
    [acting, 1, 'discard card=fire', 'FI-AMB-16', 'You hold 0 cards, and none has to go now.'],
    [acting, 0, 'agree', 'FI-AMB-7', 'You are not being asked to go along.'],
    [acting, 0, 'land to=iron-gate', 'FI-AMB-24', 'No helicopter has been called.'],
    [acting, 0, 'stop-shoring', 'FI-AMB-10', 'You are not choosing a second tile now.'],
    [
      acting,
      0,
      'decline',
      'FI-AMB-39',
      'No pawn in the water is waiting for a Helicopter Lift of yours.',
    ],
    [acting, 0, 'pass', 'FI-AMB-47', 'Nothing is waiting for your yes or no.'],
    [
      acting,
      0,
      'swim to=watchtower',
      'FI-SWIM-1',
      'Your pawn is on Observatory, which has not sunk.',
    ],
    [pausing, 0, 'move to=watchtower', 'FI-TURN-2', 'The actions of this turn are over.'],
    [
      asked,
      1,
      'sandbags tile=watchtower',
      'FI-AMB-7',
      'The Diver has to answer the Navigator first.',
    ],
    [asked, 0, 'move to=watchtower', 'FI-AMB-7', 'The Diver has to answer the Navigator first.'],
    [discarding, 1, 'pass', 'FI-HAND-1', 'You hold 6 cards; a hand holds 5.'],
    [
      discarding,
      0,
      'move to=watchtower',
      'FI-AMB-48',
      'The Messenger has too many cards and discards first.',
    ],
    [
      () => discarding('discarder'),
      0,
      'sandbags tile=watchtower',
      'FI-AMB-38',
      'At this table only the Messenger may play a Special card now.',
    ],
    [
      swimming,
      0,
      'end-actions',
      'FI-SWIM-1',
      'Observatory has sunk, and the pawns there come out of the water first.',
    ],
    [
      flying,
      0,
      'move to=watchtower',
      'FI-AMB-46',
      'The helicopter that the Engineer called has to land first.',
    ],
    [flying, 1, 'board pawn=1', 'FI-AMB-24', 'The Engineer called the helicopter, and decides.'],
  ])('%o seat %i: %s', (island, seat, line, id, fact) => {
    expect(why(island(), line, seat)).toEqual([id, fact]);
  });
});
