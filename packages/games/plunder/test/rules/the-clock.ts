// Rulings on games against the clock.
import { rule } from '@tidetable/conformance';
import { timeCall } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { plunder } from '../../rules/index.ts';
import type { Options } from '../../rules/options.ts';
import { given } from '../given.ts';
import { handOf, points, stepOf, timeCalled } from './looking.ts';

const CLOCK: Partial<Options> = { timer: 60 };
const SHIPS = [0, 1, 2].map((seat) => ({ seat, at: `F${seat + 1}` }));

rule('PL-AMB-33', () => {
  it('ends at once, in the middle of a turn', () => {
    const sea = timeCalled(given({ options: CLOCK, pool: 6, points: [0, 1] }));
    expect(sea.outcome).toMatchObject({ winners: [1] });
    expect(sea.refusal('0: sail ship=1 to=B4')).toBe('PL-OPT-2');
  });

  it('waits for what has begun: a toll, a battle, an offer or a card', () => {
    const attacked = given({ options: CLOCK, ships: SHIPS, hands: [{ rum: 2 }, { rum: 2 }] });
    attacked.play('attack ship=1 target=2');
    expect(timeCall(plunder, attacked.state)).toBeNull();
    const offered = given({ options: CLOCK, ships: SHIPS, hands: [{ rum: 2 }] });
    offered.play('offer to=1 giveRum=1');
    expect(timeCall(plunder, offered.state)).toBeNull();
    const found = given({ options: CLOCK, ships: SHIPS, crosses: ['F1'], treasure: [14] });
    found.play('collect at=F1 ship=1');
    expect(timeCall(plunder, found.state)).toBeNull();
    timeCalled(found.play('take gold=2'));
    expect(found.outcome).toMatchObject({ winners: [0] });
    expect(handOf(found, 0)).toEqual([0, 0, 0, 2]);
  });

  it('gives a tie to more Plunder Point cards', () => {
    const sea = timeCalled(
      given({
        options: CLOCK,
        ships: SHIPS,
        owners: { 'gull-rock': 0, pintail: 1 },
        points: [1, 1, 2],
      }),
    );
    expect(points(sea)).toEqual([3, 3, 3]);
    expect(sea.outcome).toMatchObject({ winners: [2] });
    expect(sea.endings).toEqual(['clock', 'tie-broken']);
  });

  it('then to more cards in hand', () => {
    const hands = [{ rum: 2 }, { rum: 1, gold: 2 }, { rum: 1 }];
    const sea = timeCalled(given({ options: CLOCK, ships: SHIPS, owners: {}, hands }));
    expect(sea.outcome).toMatchObject({ winners: [1] });
    expect(sea.endings).toEqual(['clock', 'tie-broken']);
  });

  it('then to all of them', () => {
    const hands = [{ rum: 2 }, { gold: 2 }, { rum: 1 }];
    const sea = timeCalled(given({ options: CLOCK, ships: SHIPS, owners: {}, hands }));
    expect(sea.outcome).toMatchObject({ winners: [0, 1] });
    expect(sea.endings).toEqual(['clock', 'shared']);
  });

  it('lets the turn be finished where the table chose that', () => {
    const options = { ...CLOCK, finishTurn: true };
    const sea = timeCalled(given({ options, hands: [{ gold: 5 }], pool: 6 }));
    expect(sea.outcome).toBeNull();
    expect(timeCall(plunder, sea.state)).toBeNull();
    sea.play('sail ship=1 to=B4', 'bury', 'end-turn');
    expect(sea.outcome).toMatchObject({ winners: [0], scores: [3, 2, 2] });
  });

  it('draws no more cards when time is up before the draw', () => {
    const sea = given({ options: CLOCK, ships: SHIPS, crosses: ['F1'], step: 'find' });
    timeCalled(sea);
    expect(sea.told('drew')).toEqual([]);
    expect(sea.endings[0]).toBe('clock');
  });
});

rule('PL-AMB-84', () => {
  it('is called by the table and by no player', () => {
    for (const timer of [0, 1, 60, 600])
      expect(given({ options: { timer } }).refusal('call-time')).toBe('PL-AMB-84');
    expect(plunder.timeLimit?.(given({ options: { timer: 2 } }).state.options)).toBe(120_000);
    expect(plunder.timeLimit?.(given().state.options)).toBeNull();
  });

  it('records the end of the clock', () => {
    const sea = timeCalled(given({ options: CLOCK }));
    expect(sea.told('time-called', 'ended').map(({ type }) => type)).toEqual([
      'time-called',
      'ended',
    ]);
  });

  it('has no target unless the table sets one', () => {
    const sea = given({ options: CLOCK, hands: [{ gold: 5 }], points: [30] }).play('bury');
    expect(sea.outcome).toBeNull();
    expect(stepOf(sea)).toBe('command');
  });

  it('ends by whichever comes first', () => {
    const options = { ...CLOCK, target: 8 };
    const target = given({ options, hands: [{ gold: 5 }], points: [5] }).play('bury');
    expect(target.endings).toEqual(['target']);
    const clock = timeCalled(given({ options, points: [5] }));
    expect(clock.endings).toEqual(['clock']);
    expect(clock.outcome).toMatchObject({ winners: [0] });
  });

  it('counts teams by their sums', () => {
    const options = { ...CLOCK, teams: '2x2' } as const;
    const sea = timeCalled(given({ seats: 4, options, points: [5, 4, 0, 3] }));
    expect(sea.outcome).toMatchObject({ winners: [1, 3] });
  });

  it('is called in turns without a ship too', () => {
    const sea = timeCalled(
      given({
        options: CLOCK,
        ships: SHIPS.slice(1),
        step: 'without-ship',
        owners: {},
        points: [1, 3],
      }),
    );
    expect(sea.outcome).toMatchObject({ winners: [1] });
  });
});
