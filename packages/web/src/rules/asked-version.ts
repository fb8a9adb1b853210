// Which version of a game's rules an address asks for.

import { VERSION } from '@tidetable/board/rule-address.ts';
import { frozenVersions } from '@tidetable/catalogue/earlier';

/** Only of a version that is kept. */
export function versionIn(query: URLSearchParams, game: string): number | undefined {
  const version = Number(query.get(VERSION));
  return frozenVersions(game).includes(version) ? version : undefined;
}
