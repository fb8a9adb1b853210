// Waters Rise! Cards, p. 6.
import type { Table } from '@tidetable/engine';
import { SKULL } from '../data/water-meter.ts';
import type { Event, Frame, Island } from '../state.ts';
import { lose } from './game-end.ts';

export function watersRise(island: Island, table: Table<Frame, Event>): void {
  island.waterLevel += 1;
  table.tell({ type: 'waters-rose', level: island.waterLevel, rule: 'FI-WR-1' });
  island.treasureDiscard.push('waters-rise');
  if (island.waterLevel >= SKULL) return lose([{ ending: 'skull', rule: 'FI-LOSE-4' }], table);
  const cards = island.floodDiscard.length;
  if (cards === 0) return;
  table.chance.shuffle(island.floodDiscard);
  island.floodDeck.push(...island.floodDiscard);
  island.floodLayers.push(cards);
  island.floodDiscard = [];
  table.tell({ type: 'flood-returned', cards, rule: 'FI-WR-2' });
}
