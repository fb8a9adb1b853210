// Rulings: when Special Action cards may be played, and when a turn's actions end.
import { rule } from '@tidetable/conformance';
import { Match, seedFrom } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { forbiddenIsland } from '../../index.ts';
import { given } from '../given.ts';

rule('FI-AMB-36', () => {
  it('ends the actions before the first, and draws all the same', () => {
    const island = given({ treasureDeck: ['earth', 'wind'] }).play('end-actions');
    expect(island.told('drew')).toMatchObject([{ card: 'earth' }, { card: 'wind' }]);
    expect(island.must).toEqual([1]);
  });

  it('leaves no way back to the actions, and none round the draw', () => {
    const island = given({
      hands: [['helicopter-lift']],
      treasureDeck: ['earth', 'wind'],
    }).play('end-actions');
    expect(island.refusal('move to=watchtower')).toBe('not-offered');
    island.play('go-on');
    expect(island.state.hands[0]).toEqual(['helicopter-lift', 'earth', 'wind']);
  });

  it('ends them after one action, or after all three', () => {
    const one = given().play('move to=watchtower', 'end-actions');
    expect(one.must).toEqual([1]);
    const three = given().play('move to=watchtower', 'move to=observatory', 'move to=watchtower');
    expect(three.offers(0)).toEqual(['end-actions']);
    expect(three.refusal('move to=observatory')).toBe('FI-TURN-3');
  });
});

rule('FI-AMB-21', () => {
  const holder = { hands: [[], ['sandbags']], flooded: ['watchtower'] } as const;

  it('lets anyone play between two Treasure cards', () => {
    const island = given({ ...holder, treasureDeck: ['earth', 'earth'] }).play('end-actions');
    expect(island.told('drew')).toHaveLength(1);
    expect([island.must, island.may]).toEqual([[0], [1]]);
    expect(island.allowedBy('go-on')).toBe('FI-AMB-21');
    expect(island.refusal('1: go-on')).toBe('not-offered');
    island.play('1: sandbags tile=watchtower');
    expect(island.told('drew', 'sandbagged').map(({ type }) => type)).toEqual([
      'drew',
      'sandbagged',
      'drew',
    ]);
  });

  it('lets anyone play after a Waters Rise!', () => {
    const island = given({ ...holder, treasureDeck: ['waters-rise', 'earth'] });
    island.play('end-actions', '1: sandbags tile=watchtower');
    expect(island.told('waters-rose', 'sandbagged', 'revealed').map(({ type }) => type)).toEqual([
      'waters-rose',
      'sandbagged',
      'revealed',
      'revealed',
    ]);
  });

  it('lets anyone play between two Flood cards', () => {
    const island = given(holder).play('end-actions', 'go-on', 'go-on');
    expect(island.told('revealed')).toHaveLength(1);
    island.play('1: sandbags tile=fools-landing');
    expect(island.told('revealed', 'sandbagged').map(({ type }) => type)).toEqual([
      'revealed',
      'sandbagged',
      'revealed',
    ]);
  });

  it('lets nobody play a card that is not in hand', () => {
    const island = given(holder).play('end-actions');
    expect(island.refusal('0: sandbags tile=watchtower')).toBe('not-offered');
    expect(island.refusal('1: helicopter-lift from=observatory')).toBe('not-offered');
  });
});

rule('FI-AMB-47', () => {
  const wet = { hands: [[], [], ['sandbags']], flooded: ['watchtower'] } as const;
  const roles = ['engineer', 'messenger', 'explorer'] as const;

  it('asks where somebody could play a Special card', () => {
    const island = given({ ...wet, roles }).play('end-actions');
    expect([island.must, island.may]).toEqual([[0], [2]]);
    expect(island.told('drew')).toHaveLength(1);
  });

  it('asks nobody where no card could be played', () => {
    const dry = given({ ...wet, roles, flooded: [] }).play('end-actions');
    expect(dry.told('drew')).toHaveLength(2);
    expect(dry.told('revealed')).toHaveLength(1);
    const empty = given({ ...wet, roles, hands: [] }).play('end-actions');
    expect(empty.told('revealed')).toHaveLength(2);
    expect(empty.must).toEqual([1]);
  });

  it('asks nobody where the only card would come too late', () => {
    const late = given({ ...wet, roles, floodDeck: ['watchtower'] });
    late.play('end-actions', 'go-on', 'go-on');
    expect(late.told('sank')).toMatchObject([{ tile: 'watchtower' }]);
    const inTime = given({
      ...wet,
      roles,
      flooded: ['watchtower', 'iron-gate'],
      floodDeck: ['watchtower'],
    });
    inTime.play('end-actions', 'go-on', 'go-on');
    expect(inTime.told('sank')).toEqual([]);
    expect([inTime.must, inTime.may]).toEqual([[0], [2]]);
  });

  it('asks a holder for no leave to go on', () => {
    const island = given({ ...wet, roles }).play('end-actions', 'go-on');
    expect(island.told('drew')).toHaveLength(2);
    expect(island.refusal('2: go-on')).toBe('not-offered');
  });
});

rule('FI-AMB-52', () => {
  it('lets a Special card come before the first action of a game', () => {
    const match = Match.start(forbiddenIsland, {
      seats: 2,
      seed: seedFrom('the first action'),
      options: { first: '1' },
      rig: { order: ['earth', 'wind', 'sandbags'] },
    });
    expect(match.deciders).toEqual({ must: [0], may: [1] });
    const [sandbags] = match.legal(1);
    if (sandbags === undefined) throw new Error('seat 1 may do nothing');
    expect(match.play(1, sandbags)).toMatchObject({ ok: true, events: [{ type: 'sandbagged' }] });
    expect(match.state.agenda.at(-1)).toMatchObject({ step: 'take-actions', seat: 0, left: 3 });
  });

  it('lets one come between the parts of a turn', () => {
    const island = given({
      hands: [[], ['sandbags', 'sandbags']],
      flooded: ['watchtower', 'iron-gate'],
      left: 0,
    });
    island.play('1: sandbags tile=iron-gate', 'end-actions', 'go-on');
    expect(island.told('drew')).toHaveLength(2);
    expect(island.told('revealed')).toEqual([]);
    island.play('1: sandbags tile=watchtower');
    expect(island.told('sandbagged')).toHaveLength(2);
  });

  it('lets one come between two turns, before the first action of the next', () => {
    const island = given({ hands: [['sandbags']], floodDeck: ['watchtower', 'iron-gate'] });
    island.play('end-actions', 'go-on');
    expect(island.must).toEqual([1]);
    island.play('0: sandbags tile=iron-gate');
    expect(island.state.agenda.at(-1)).toMatchObject({ step: 'take-actions', seat: 1, left: 3 });
  });

  it('lets none come into a flight already called', () => {
    const island = given({
      hands: [['helicopter-lift'], ['sandbags']],
      flooded: ['watchtower'],
    });
    island.play('helicopter-lift from=observatory');
    expect(island.refusal('1: sandbags tile=watchtower')).toBe('not-asked');
    island.play('board pawn=0', 'land to=iron-gate', '1: sandbags tile=watchtower');
    expect(island.told('sandbagged')).toHaveLength(1);
  });
});
