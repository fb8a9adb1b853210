// Hunt for Treasure.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

rule('IB-HUNT-1', () => {
  it('takes every coin from the treasure map and adds none', () => {
    const sea = given({ treasureMap: 4 }).play('hunt');
    expect(sea.state.captains[0]?.coins).toBe(4);
    expect(sea.state.treasureMap).toBe(0);
  });

  it('gives one coin where the map is empty', () => {
    const sea = given().play('hunt');
    expect(sea.state.captains[0]?.coins).toBe(1);
  });

  it('is one action a turn', () => {
    const sea = given().play('hunt');
    expect(sea.refusal('hunt')).toBe('IB-TURN-2');
  });
});
