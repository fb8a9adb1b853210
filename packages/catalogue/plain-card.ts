// The card of a game that brings none.
import { capital } from '@tidetable/engine';
import type { Card } from '@tidetable/manifest/card';

/** `my-game` as "My game". */
export function plainCard(id: string): Card {
  return { name: capital(id.replaceAll('-', ' ')), about: '', seats: '' };
}
