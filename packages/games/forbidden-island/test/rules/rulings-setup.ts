// Rulings: setup.
import { rule } from '@tidetable/conformance';
import { type Chance, Generator, RiggedChance, readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import type { Card } from '../../rules/data/cards.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import { setup } from '../../rules/setup.ts';
import type { Island } from '../../rules/state.ts';

/** Sets the game up for two with these cards on top of the Treasure deck, and notes every shuffle of such cards. */
function setupWith(order: readonly Card[]): { island: Island; shuffled: number[] } {
  const rigged = new RiggedChance(new Generator(1), { order });
  const shuffled: number[] = [];
  const chance: Chance = {
    roll: (sides) => rigged.roll(sides),
    shuffle(pile) {
      if ((pile as unknown[]).includes('waters-rise')) shuffled.push(pile.length);
      rigged.shuffle(pile);
    },
  };
  const options = readOptions(forbiddenIsland.options, {}, 2);
  return { island: setup(2, options, chance), shuffled };
}

rule('FI-AMB-33', () => {
  it('replaces a Waters Rise! first and shuffles it back when all hands are dealt', () => {
    const { island, shuffled } = setupWith([
      'waters-rise',
      'earth',
      'wind',
      'fire',
      'waters-rise',
      'ocean',
    ]);
    expect(island.hands).toEqual([
      ['earth', 'wind'],
      ['fire', 'ocean'],
    ]);
    expect(shuffled).toEqual([28, 24]);
    expect(island.treasureDeck.filter((card) => card === 'waters-rise')).toHaveLength(3);
    expect(island.waterLevel).toBe(1);
    expect(island.treasureDiscard).toEqual([]);
  });

  it('leaves the deck as it is when none was dealt', () => {
    const { island, shuffled } = setupWith(['earth', 'wind', 'fire', 'ocean', 'waters-rise']);
    expect(shuffled).toEqual([28]);
    expect(island.treasureDeck.at(-1)).toBe('waters-rise');
  });
});
