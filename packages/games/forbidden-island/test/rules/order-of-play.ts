// Order of Play, p. 4.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { dealt, letPass, manyDealt } from './table.ts';

rule('FI-TURN-1', () => {
  it('passes the turn to the left, and round again', () => {
    const island = given({ roles: ['pilot', 'diver', 'explorer'] });
    island.play('end-actions', 'end-actions', 'end-actions');
    expect(island.told('turn-began').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(island.must).toEqual([0]);
  });

  it('asks nobody else during a turn', () => {
    const island = given({ roles: ['pilot', 'diver', 'explorer'], turn: 1 });
    expect(island.must).toEqual([1]);
    expect(island.may).toEqual([]);
    expect(island.refusal('0: end-actions')).toBe('FI-TURN-1');
    expect(island.refusal('2: end-actions')).toBe('FI-TURN-1');
  });

  it.each([
    ['1', 0],
    ['3', 2],
  ] as const)('lets the table say that player %s begins', (first, seat) => {
    const begun = manyDealt(3, { options: { first } }).map(({ agenda }) => agenda.at(-1));
    const seats = begun.map((frame) => (frame?.step === 'take-actions' ? frame.seat : null));
    expect([...new Set(seats)]).toEqual([seat]);
  });

  it('lets anyone begin where the table does not say', () => {
    const begun = manyDealt(4).map(({ agenda }) => agenda.at(-1));
    const seats = begun.map((frame) => (frame?.step === 'take-actions' ? frame.seat : null));
    expect([...new Set(seats)].sort()).toEqual([0, 1, 2, 3]);
  });

  it('lets no empty seat begin', () => {
    expect(() => dealt(2, { options: { first: '3' } })).toThrow('a first player from 1 to 2');
  });
});

rule('FI-TURN-2', () => {
  it('has actions, then two Treasure cards, then the Flood cards, then the next turn', () => {
    const island = given({ waterLevel: 3 }).play('move to=watchtower', 'end-actions');
    expect(island.events.map(({ type }) => type)).toEqual([
      'moved',
      'ended-actions',
      'drew',
      'drew',
      'revealed',
      'flooded',
      'revealed',
      'flooded',
      'revealed',
      'flooded',
      'turn-began',
    ]);
  });

  it('is the same for every player', () => {
    const island = given({ roles: ['pilot', 'diver', 'explorer'], waterLevel: 3 });
    island.play('end-actions', 'end-actions', 'end-actions');
    expect(island.told('drew').map(({ seat }) => seat)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(island.told('revealed')).toHaveLength(3 + 3 + 3);
  });

  it('draws nothing before the actions are over', () => {
    const island = given();
    island.play('move to=watchtower', 'move to=observatory', 'move to=watchtower');
    expect(island.events.map(({ type }) => type)).toEqual(['moved', 'moved', 'moved']);
    expect(island.must).toEqual([0]);
  });

  it('has no further action once the cards are drawn', () => {
    const island = given({ hands: [['sandbags']], flooded: ['watchtower'] }).play('end-actions');
    letPass(island);
    expect(island.told('drew')).toHaveLength(1);
    expect(island.refusal('move to=watchtower')).toBe('FI-TURN-2');
    expect(island.refusal('shore-up tile=watchtower')).toBe('FI-TURN-2');
  });
});
