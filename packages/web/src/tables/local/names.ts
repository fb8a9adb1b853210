// The names at a local table.

import { capital } from '@tidetable/engine';
import type { Sitter } from './messages.ts';

/** Bots that share a name are numbered. */
export function namesOf(seating: readonly Sitter[]): readonly string[] {
  const names = seating.map((one) => ('person' in one ? one.person : capital(one.bot)));
  return names.map((name, seat) => {
    const alike = names.filter((other) => other === name).length;
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return alike === 1 ? name : `${name} ${before + 1}`;
  });
}
