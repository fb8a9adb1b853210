// Rulings: when Special Action cards may be played, and when a turn's actions end.
import { rule, type Scene } from '@tidetable/conformance';
import { deciders, Generator, itemAt, legal, Match, play, seedFrom } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { holdsSpecial } from '../../rules/hands.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Forbidden } from '../../rules/state.ts';
import { given } from '../given.ts';
import { condition, dealt, letPass } from './table.ts';

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
    expect(island.refusal('move to=watchtower')).toBe('FI-TURN-2');
    island.play('pass', 'pass');
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
  const holder = {
    hands: [[], ['sandbags']],
    flooded: ['watchtower', 'iron-gate'],
    treasureDeck: ['earth', 'earth'],
    floodDeck: ['gold-gate', 'iron-gate'],
  } as const;

  /** What has happened by the time a moment comes. */
  function told(island: Scene<Forbidden>): number[] {
    return (['drew', 'revealed', 'threatened', 'sank', 'turn-began'] as const).map(
      (kind) => island.told(kind).length,
    );
  }

  it('asks before the first Treasure card, after each, before a tile sinks, and after each Flood card', () => {
    const island = given(holder).play('end-actions');
    for (const happened of [
      [0, 0, 0, 0, 0],
      [1, 0, 0, 0, 0],
      [2, 0, 0, 0, 0],
      [2, 1, 0, 0, 0],
      [2, 2, 1, 0, 0],
      [2, 2, 1, 1, 0],
    ]) {
      expect([island.must, island.may]).toEqual([[1], []]);
      expect(told(island)).toEqual(happened);
      expect(island.allowedBy('pass')).toBe('FI-AMB-21');
      letPass(island);
    }
    expect(told(island)).toEqual([2, 2, 1, 1, 1]);
    expect(island.offers(1)).toContain('end-actions');
  });

  it('takes a card in each of these moments', () => {
    for (let moments = 0; moments < 6; moments++) {
      const island = letPass(given(holder).play('end-actions'), moments);
      const before = told(island);
      island.play('1: sandbags tile=watchtower');
      expect(island.events.findIndex(({ type }) => type === 'sandbagged')).toBeGreaterThan(0);
      expect(before).not.toEqual(told(island));
      expect(condition(island, 'watchtower')).toBe('dry');
    }
  });

  it('comes after a Waters Rise!, before anything floods', () => {
    const island = given({ ...holder, treasureDeck: ['waters-rise', 'earth'] });
    letPass(island.play('end-actions')).play('1: sandbags tile=watchtower');
    expect(island.told('waters-rose', 'sandbagged', 'revealed').map(({ type }) => type)).toEqual([
      'waters-rose',
      'sandbagged',
      'revealed',
      'revealed',
    ]);
  });

  it('tells that a tile is about to sink before it asks', () => {
    const island = letPass(given(holder).play('end-actions'), 4);
    expect(island.events.at(-1)).toEqual({
      type: 'threatened',
      tile: 'iron-gate',
      rule: 'FI-FLOOD-3',
    });
    expect(letPass(island).told('sank')).toMatchObject([{ tile: 'iron-gate' }]);
  });

  it('never comes twice with nothing in between', () => {
    const island = given(holder).play('end-actions');
    const seen: string[] = [];
    while (island.state.agenda.at(-1)?.step === 'pause') {
      seen.push(JSON.stringify(told(island)));
      letPass(island);
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('lets nobody play a card that is not in hand', () => {
    const island = given(holder).play('end-actions');
    expect(island.refusal('0: sandbags tile=watchtower')).toBe('FI-SPEC-1');
    expect(island.refusal('1: helicopter-lift from=observatory')).toBe('FI-SPEC-1');
  });

  it('wins with the Helicopter Lift of another seat, in any of these moments', () => {
    for (let moments = 0; moments < 6; moments++) {
      const island = given({
        ...holder,
        at: ['fools-landing', 'fools-landing'],
        captured: ['earth', 'wind', 'fire', 'ocean'],
        hands: [[], ['helicopter-lift']],
      });
      letPass(island.play('end-actions'), moments);
      expect(island.must).toEqual([1]);
      expect(island.play('1: escape').endings).toEqual(['escaped']);
    }
  });
});

rule('FI-AMB-47', () => {
  const wet = { hands: [[], [], ['sandbags']], flooded: ['watchtower'] } as const;
  const roles = ['engineer', 'messenger', 'explorer'] as const;

  it('asks those who could play a Special card, and nobody else', () => {
    const island = given({ ...wet, roles }).play('end-actions');
    expect([island.must, island.may]).toEqual([[2], []]);
    expect(island.refusal('0: pass')).toBe('FI-AMB-47');
    expect(island.told('drew')).toEqual([]);
  });

  it('asks all of them, in any order', () => {
    const both = { ...wet, roles, hands: [['sandbags'], [], ['sandbags']] } as const;
    const island = given(both).play('end-actions');
    expect(island.must).toEqual([0, 2]);
    island.play('2: pass');
    expect(island.must).toEqual([0]);
    expect(island.refusal('2: pass')).toBe('FI-AMB-47');
    expect(island.told('drew')).toEqual([]);
    island.play('0: pass');
    expect(island.told('drew')).toHaveLength(1);
    expect(island.must).toEqual([0, 2]);
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
    letPass(late.play('end-actions'), 3);
    expect(late.told('sank')).toMatchObject([{ tile: 'watchtower' }]);
    const inTime = given({
      ...wet,
      roles,
      flooded: ['watchtower', 'iron-gate'],
      floodDeck: ['watchtower'],
    });
    letPass(inTime.play('end-actions'), 3);
    expect(inTime.told('threatened')).toHaveLength(1);
    expect(inTime.told('sank')).toEqual([]);
    expect(inTime.must).toEqual([2]);
  });

  it('asks a seat without a Special card nothing in fifty turns and more', () => {
    let turns = 0;
    let asked = 0;
    for (let seed = 1; turns < 50 || asked < 50; seed++) {
      const island = dealt(3, { seed, options: { difficulty: 'novice' } });
      const chance = new Generator(seed);
      while (island.outcome === null) {
        const { must, may } = deciders(forbiddenIsland, island);
        for (const seat of [...must, ...may])
          if (legal(forbiddenIsland, island, seat).some(({ type }) => type === 'pass')) {
            asked += 1;
            expect(holdsSpecial(island, seat)).toBe(true);
          }
        const actions = legal(forbiddenIsland, island, itemAt(must, 0));
        const action = actions[chance.below(actions.length)] as (typeof actions)[number];
        if (action.type === 'end-actions') turns += 1;
        play(forbiddenIsland, island, itemAt(must, 0), action, chance);
      }
    }
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
    island.play('1: sandbags tile=iron-gate', 'end-actions', 'pass', 'pass');
    expect(island.told('drew')).toHaveLength(2);
    expect(island.told('revealed')).toEqual([]);
    island.play('1: sandbags tile=watchtower');
    expect(island.told('sandbagged')).toHaveLength(2);
  });

  it('lets one come between two turns, before the first action of the next', () => {
    const island = given({ hands: [['sandbags']], floodDeck: ['watchtower', 'iron-gate'] });
    letPass(island.play('end-actions'));
    expect(island.told('revealed')).toHaveLength(2);
    expect(island.must).toEqual([0]);
    island.play('0: sandbags tile=iron-gate');
    expect(island.state.agenda.at(-1)).toMatchObject({ step: 'take-actions', seat: 1, left: 3 });
  });

  it('lets none come into a flight already called', () => {
    const island = given({
      hands: [['helicopter-lift'], ['sandbags']],
      flooded: ['watchtower'],
    });
    island.play('helicopter-lift from=observatory');
    expect(island.refusal('1: sandbags tile=watchtower')).toBe('FI-AMB-46');
    island.play('board pawn=0', 'land to=iron-gate', '1: sandbags tile=watchtower');
    expect(island.told('sandbagged')).toHaveLength(1);
  });
});
