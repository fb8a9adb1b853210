// Actions at the wrong time, or of a seat that is not asked.
import { rule } from '@tidetable/conformance';
import { readNotation, refusal, type Seat } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { deepFog, islebound } from '../../rules/index.ts';
import type { Reason } from '../../rules/reasons.ts';
import type { Action, Sea } from '../../rules/state.ts';
import { face } from '../../words/en/face.ts';
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

rule('IB-ATK-4', () => {
  it('names the skill that is missing, wherever the crew member is', () => {
    const sea = given(pirates).play('attack', 'send count=1 fighter=pirate');
    for (const crew of ['s9', 's10'] as const) {
      expect(sea.refusal(`enlist crew=${crew}`)).toBe('IB-ATK-4');
      expect(sea.reason(`enlist crew=${crew}`)).toEqual({
        because: 'lacks-skill',
        crew,
        wanted: 'combat',
      });
    }
    expect(sea.reason('enlist crew=t05')).toEqual({ because: 'not-on-deck', crew: 't05' });
  });
});

rule('IB-EVT-1', () => {
  it('names an event that is not up by its own town, in the fog too', () => {
    const { state } = given({ edition: 'deep-fog' });
    const view = deepFog.view(state, 0);
    const event = [3, 5].find((id) => id !== state.fog?.event) as number;
    const action = { type: 'complete-event', event } as const;
    const { reason } = refusal(deepFog, state, 0, action);
    const fact = face.because?.(reason as Reason, view) ?? '';
    const town = /^The event of (.*) is not up now\.$/.exec(fact)?.[1];
    expect(town).toBeDefined();
    expect(face.say(action, view)).toContain(`the event at ${town}:`);
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
  const conquered = () =>
    given({
      at: ['grenille'],
      captains: [{ pirates: 4 }],
      rig: { rolls: [6, 6, 6, 6] },
    }).play('attack', 'send count=4 fighter=pirate', 'roll', 'strike').state;
  const fog = () => given({ edition: 'deep-fog', step: 'move' }).state;

  it.each<[() => Sea, Seat, string, string, string]>([
    [acting, 1, 'hunt', 'IB-TURN-1', "It is the Gull's turn."],
    [acting, 1, 'buy building=museum', 'IB-TURN-3', "It is the Gull's turn."],
    [acting, 0, 'sail to=krazk', 'IB-TURN-1', 'Your ship has moved this turn.'],
    [acting, 0, 'rest', 'IB-CREW-3', 'A rest comes with a visit to Marhaven.'],
    [acting, 0, 'barter', 'IB-SYM-2', 'A barter comes with a visit to a town whose sign says so.'],
    [acting, 0, 'strike', 'IB-ATK-7', 'You are not attacking now.'],
    [acting, 0, 'withdraw slot=3', 'IB-DIP-2', 'You are not negotiating now.'],
    [acting, 0, 'accept', 'IB-VAR-TRADE-1', 'This table plays without Trading.'],
    [trading, 0, 'accept', 'IB-VAR-TRADE-2', 'No trade is waiting for your answer.'],
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
    [mustering, 0, 'visit', 'IB-TURN-2', 'You have taken your action this turn.'],
    [mustering, 0, 'buy building=museum', 'IB-AMB-3', 'Finish what you have begun first.'],
    [mustering, 0, 'end-turn', 'IB-TURN-4', 'Finish what you have begun first.'],
    [conquered, 0, 'rest', 'IB-CREW-3', 'A rest comes with a visit to a town whose sign says so.'],
    [moving, 0, 'rest', 'IB-CREW-3', 'Your ship has not moved yet this turn.'],
    [acting, 1, 'rest', 'IB-CREW-3', "It is the Gull's turn."],
    [visiting, 0, 'barter', 'IB-SYM-2', 'The steps of the sign come in order.'],
    [visited, 0, 'rest', 'IB-CREW-3', 'You have taken your action this turn.'],
  ])('%o seat %i: %s', (sea, seat, line, id, fact) => {
    expect(why(sea(), seat, line)).toEqual([id, fact]);
  });
});
