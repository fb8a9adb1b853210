// The version of a game's rules that an address asks for.

import { VERSION } from '@tidetable/board/rule-address.ts';
import { frozenVersions } from '@tidetable/catalogue/earlier';

/** Only a version that is kept. */
export function versionIn(query: URLSearchParams, game: string): number | undefined {
  const version = Number(query.get(VERSION));
  return frozenVersions(game).includes(version) ? version : undefined;
}
