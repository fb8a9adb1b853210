// All games, in the order in which they are listed. A manifest loads each part of its game when it is needed.
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { islebound } from '@tidetable/islebound';
import type { Edition, Manifest } from '@tidetable/manifest';
import { plunder } from '@tidetable/plunder';
import { OUTSIDE } from '#outside';

export type { Manifest, TerminalPart } from '@tidetable/manifest';

const OWN: readonly Manifest[] = [forbiddenIsland, islebound, plunder];

/** Ours, and those from outside. */
export const MANIFESTS: readonly Manifest[] = [...OWN, ...OUTSIDE];

/** The ids of all games, edition by edition. */
export const GAME_IDS: readonly string[] = MANIFESTS.flatMap(({ editions }) =>
  editions.map(({ id }) => id),
);

/** Null for an unknown game. */
export function manifestOf(id: string): Manifest | null {
  return MANIFESTS.find(({ editions }) => editions.some((edition) => edition.id === id)) ?? null;
}

export function editionOf(id: string): Edition | null {
  return manifestOf(id)?.editions.find((edition) => edition.id === id) ?? null;
}

const twice = GAME_IDS.find((id, at) => GAME_IDS.indexOf(id) !== at);
if (twice !== undefined) throw new Error(`Two games are called ${twice}.`);
