// Whether every card is there exactly once.
import { itemAt, reading } from '@tidetable/engine';
import { BOX } from '../data/fleet.ts';
import { KINDS, RESOURCE_CARDS } from '../data/resources.ts';
import { TREASURE_CARDS } from '../data/treasure.ts';
import type { Seas } from '../state.ts';

const { insist } = reading;

export function checkComponents(seas: Seas): void {
  const { captains, stacks, deck, treasure, treasureUsed } = seas;
  const piles = [...captains.map(({ hand }) => hand), stacks, deck];
  KINDS.forEach((kind, index) => {
    const all = itemAt(RESOURCE_CARDS, index);
    const found = piles.reduce((total, pile) => total + itemAt(pile, index), 0);
    insist(found === all, 'state', `${all} ${kind} in hands, stacks and deck`, found);
  });
  const ring = [...treasure, ...treasureUsed];
  for (const { id, copies } of TREASURE_CARDS) {
    const found = ring.filter((card) => card === id).length;
    insist(found === copies, 'state.treasure', `${copies} of Treasure card ${id}`, found);
  }
  if (!seas.options.strictComponents) return;
  const points = captains.reduce((total, { plunderPoints }) => total + plunderPoints, 0);
  const wanted = `at most ${BOX.plunderPoints} Plunder Point cards (PL-AMB-30)`;
  insist(points <= BOX.plunderPoints, 'state.captains', wanted, points);
}
