// A position from untrusted data.
import { reading } from '@tidetable/engine';
import { clone } from './clone.ts';
import { inventory } from './inventory.ts';
import type { EditionName, Sea } from './state.ts';

export function readSea(edition: EditionName, input: unknown): Sea {
  const sea = reading.plainObject(input, 'state') as unknown as Sea;
  reading.insist(sea.edition === edition, 'state.edition', edition, sea.edition);
  inventory(sea);
  return clone(sea);
}
