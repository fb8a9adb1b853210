// Give a Treasure Card, p. 5.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Role } from '../../rules/data/adventurers.ts';
import { given } from '../given.ts';
import { choices } from './table.ts';

rule('FI-GIVE-1', () => {
  it('hands a Treasure card to a player on the same tile', () => {
    const island = given({ hands: [['fire', 'wind'], ['earth']] });
    expect(island.allowedBy('give card=fire to=1')).toBe('FI-GIVE-1');
    island.play('give card=fire to=1');
    expect(island.state.hands).toEqual([['wind'], ['earth', 'fire']]);
    expect(island.state.treasureDiscard).toEqual([]);
  });

  it.each<Role>(['diver', 'engineer', 'explorer', 'navigator', 'pilot'])(
    'does not let the %s give from one tile to the next',
    (role) => {
      const island = given({
        roles: [role, 'messenger'],
        at: ['observatory', 'watchtower'],
        hands: [['fire']],
      });
      expect(island.refusal('give card=fire to=1')).toBe('FI-GIVE-1');
    },
  );

  it('reaches the players on the tile and not the others', () => {
    const island = given({
      roles: ['engineer', 'pilot', 'diver'],
      at: ['observatory', 'gold-gate', 'observatory'],
      hands: [['fire', 'wind']],
    });
    expect(choices(island, 0, 'give')).toEqual(['card=wind to=2', 'card=fire to=2']);
    expect(island.refusal('give card=fire to=1')).toBe('FI-GIVE-1');
  });

  it('may go to a player without any card', () => {
    const island = given({ hands: [['fire'], []] }).play('give card=fire to=1');
    expect(island.state.hands).toEqual([[], ['fire']]);
  });

  it('costs an action for each card', () => {
    const island = given({ hands: [['fire', 'fire', 'fire', 'wind']] });
    island.play('give card=fire to=1', 'give card=fire to=1', 'give card=wind to=1');
    expect(island.state.hands).toEqual([['fire'], ['fire', 'fire', 'wind']]);
    expect(island.refusal('give card=fire to=1')).toBe('FI-TURN-3');
  });

  it('goes neither to oneself nor from a hand without the card', () => {
    const island = given({ hands: [['fire'], ['wind']] });
    expect(island.refusal('give card=fire to=0')).toBe('FI-GIVE-1');
    expect(island.refusal('give card=wind to=1')).toBe('FI-GIVE-1');
  });
});

rule('FI-GIVE-2', () => {
  it.each<Role>(['engineer', 'messenger'])(
    'keeps Special Action cards in the hand of the %s',
    (role) => {
      const island = given({
        roles: [role, 'pilot'],
        hands: [['fire', 'helicopter-lift', 'sandbags']],
      });
      expect(choices(island, 0, 'give')).toEqual(['card=fire to=1']);
      expect(island.refusal('give card=helicopter-lift to=1')).toBe('FI-GIVE-2');
      expect(island.refusal('give card=sandbags to=1')).toBe('FI-GIVE-2');
    },
  );

  it('keeps them there across any distance, too', () => {
    const island = given({
      roles: ['messenger', 'pilot'],
      at: ['observatory', 'gold-gate'],
      hands: [['helicopter-lift', 'sandbags']],
    });
    expect(island.refusal('give card=helicopter-lift to=1')).toBe('FI-GIVE-2');
    expect(island.refusal('give card=sandbags to=1')).toBe('FI-GIVE-2');
  });
});

rule('FI-GIVE-3', () => {
  it('lets the Messenger give to a player anywhere, and the Engineer not', () => {
    const apart = { at: ['observatory', 'gold-gate'], hands: [['fire']] } as const;
    const messenger = given({ ...apart, roles: ['messenger', 'engineer'] });
    const engineer = given({ ...apart, roles: ['engineer', 'messenger'] });
    expect(messenger.allowedBy('give card=fire to=1')).toBe('FI-GIVE-3');
    expect(engineer.refusal('give card=fire to=1')).toBe('FI-GIVE-1');
    messenger.play('give card=fire to=1');
    expect(messenger.state.hands).toEqual([[], ['fire']]);
    expect(messenger.told('gave')[0]?.rule).toBe('FI-GIVE-3');
  });

  it('still costs an action for each card', () => {
    const island = given({
      roles: ['messenger', 'engineer', 'pilot'],
      at: ['observatory', 'gold-gate', 'watchtower'],
      hands: [['fire', 'fire', 'wind', 'wind']],
    });
    island.play('give card=fire to=1', 'give card=wind to=2', 'give card=fire to=2');
    expect(island.state.hands).toEqual([['wind'], ['fire'], ['wind', 'fire']]);
    expect(island.refusal('give card=wind to=1')).toBe('FI-TURN-3');
  });

  it('is an ordinary gift on the same tile', () => {
    const island = given({ roles: ['messenger', 'engineer'], hands: [['fire']] });
    expect(island.allowedBy('give card=fire to=1')).toBe('FI-GIVE-1');
  });
});

rule('FI-GIVE-4', () => {
  it('makes the receiver of a sixth card discard at once', () => {
    const island = given({
      hands: [
        ['fire', 'wind'],
        ['earth', 'earth', 'ocean', 'ocean', 'wind'],
      ],
    }).play('give card=fire to=1');
    expect(island.must).toEqual([1]);
    expect(island.refusal('0: move to=watchtower')).toBe('FI-AMB-48');
    expect(island.refusal('1: pass')).toBe('FI-HAND-1');
    island.play('discard card=earth');
    expect(island.state.hands[1]).toEqual(['earth', 'ocean', 'ocean', 'wind', 'fire']);
    expect(island.must).toEqual([0]);
    expect(island.allowedBy('give card=wind to=1')).toBe('FI-GIVE-1');
  });

  it('asks for no discard at five cards', () => {
    const island = given({ hands: [['fire'], ['earth', 'earth', 'ocean', 'ocean']] });
    island.play('give card=fire to=1');
    expect(island.state.hands[1]).toHaveLength(5);
    expect(island.must).toEqual([0]);
  });
});
