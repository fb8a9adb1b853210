// What is tried when its time is not now, or by a captain who is not asked: the rule of its own occasion, and the fact.
import { rule } from '@tidetable/conformance';
import { readNotation, refusal, type Seat } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { face } from '../../face.ts';
import { deepFog, islebound } from '../../index.ts';
import type { Reason } from '../../reasons.ts';
import type { Action, Sea } from '../../state.ts';
import { type Given, given } from '../given.ts';

const pirates: Given = { at: ['grenille'], captains: [{ pirates: 2, wood: 1 }] };

rule('IB-ATK-5', () => {
  it('rolls once, when the group stands', () => {
    const sea = given(pirates).play('attack');
    expect(sea.refusal('roll')).toBe('IB-ATK-5');
    sea.play('send count=1 fighter=pirate');
    expect(sea.offers(0)).toContain('roll');
    expect(sea.play('roll').refusal('roll')).toBe('IB-ATK-5');
  });
});

rule('IB-REN-1', () => {
  it('gives no reward without a token', () => {
    expect(given().refusal('take-reward')).toBe('IB-REN-1');
  });
});

rule('IB-CREW-3', () => {
  it('rests nobody but by the sign of a town', () => {
    const sea = given({ at: ['marhaven'], captains: [{ coins: 1, deck: ['s1'], below: ['s9'] }] });
    expect(sea.refusal('rest')).toBe('IB-CREW-3');
    expect(sea.play('visit').offers(0)).toContain('rest');
  });
});

describe('what is not for now', () => {
  function why(sea: Sea, seat: Seat, line: string): [string | undefined, string] {
    const game = sea.fog === null ? islebound : deepFog;
    const { rule: id, reason } = refusal(game, sea, seat, readNotation(line) as Action);
    return [id, face.because?.(reason as Reason, game.view(sea, seat)) ?? ''];
  }

  const acting = () => given({ at: ['marhaven'], captains: [{ coins: 1 }] }).state;
  const moving = () => given({ step: 'move' }).state;
  const trading = () => given({ at: ['marhaven'], options: { trading: true } }).state;
  const mustering = () => given(pirates).play('attack').state;
  const visiting = () =>
    given({ at: ['crimsika'], captains: [{ deck: ['s1'], below: ['s9'] }] }).play('visit').state;
  const visited = () => given({ at: ['grenille'], captains: [{ coins: 1 }] }).play('visit').state;
  const fog = () => given({ edition: 'deep-fog', step: 'move' }).state;

  it.each<[() => Sea, Seat, string, string, string]>([
    [acting, 1, 'hunt', 'IB-TURN-1', 'It is the turn of the Gull.'],
    [acting, 1, 'buy building=museum', 'IB-TURN-3', 'It is the turn of the Gull.'],
    [acting, 0, 'sail to=krazk', 'IB-TURN-1', 'Your ship has moved this turn.'],
    [acting, 0, 'rest', 'IB-CREW-3', 'A rest comes with a visit to Marhaven.'],
    [acting, 0, 'barter', 'IB-SYM-2', 'A barter comes with a visit to a town whose sign says so.'],
    [acting, 0, 'strike', 'IB-ATK-7', 'You are not attacking now.'],
    [acting, 0, 'withdraw slot=3', 'IB-DIP-2', 'You are not negotiating now.'],
    [acting, 0, 'accept', 'IB-VAR-TRADE-1', 'This table plays without Trading.'],
    [trading, 0, 'accept', 'IB-VAR-TRADE-2', 'No trade is waiting for your word.'],
    [acting, 0, 'take-coins count=1', 'IB-VAR-RAID-1', 'This table plays without Raid.'],
    [acting, 0, 'discard building=museum', 'IB-VAR-ARCH-2', 'This table plays without Architect.'],
    [
      acting,
      0,
      'drop good=fish',
      'IB-CARGO-1',
      'The hold has 0 of 10; nothing has to go overboard.',
    ],
    [acting, 0, 'choose-port port=krazk', 'IB-SET-7', 'The home ports have been chosen.'],
    [moving, 0, 'brave-fog fish=0 to=krazk', 'IB-FOG-8', 'This table plays without Deep Fog.'],
    [fog, 0, 'sail to=krazk', 'IB-FOG-8', 'In Deep Fog ships are placed, whatever the distance.'],
    [fog, 0, 'hunt', 'IB-TURN-1', 'Your ship has not been placed yet this turn.'],
    [mustering, 0, 'strike', 'IB-ATK-7', 'The attacking group is still being chosen.'],
    [mustering, 0, 'visit', 'IB-TURN-2', 'You have taken your action of this turn.'],
    [mustering, 0, 'buy building=museum', 'IB-AMB-3', 'What has been begun is finished first.'],
    [mustering, 0, 'end-turn', 'IB-TURN-4', 'What has been begun is finished first.'],
    [visiting, 0, 'barter', 'IB-SYM-2', 'The steps of the sign come in their order.'],
    [visited, 0, 'rest', 'IB-CREW-3', 'You have taken your action of this turn.'],
  ])('%o seat %i: %s', (sea, seat, line, id, fact) => {
    expect(why(sea(), seat, line)).toEqual([id, fact]);
  });
});
