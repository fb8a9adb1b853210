// The card of a game that brings none.
import type { Card } from '@tidetable/manifest/card';

/** `my-game` as "My game". */
export function plainCard(id: string): Card {
  const name = id.replaceAll('-', ' ');
  return { name: name.charAt(0).toUpperCase() + name.slice(1), about: '', seats: '' };
}
