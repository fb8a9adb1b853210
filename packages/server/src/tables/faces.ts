// How the games of this release put things into words; those of earlier versions bring their own.
import type { Face, Game } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { face as forbiddenIslandFace } from '@tidetable/forbidden-island/face';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import { face as isleboundFace } from '@tidetable/islebound/face';
import { plunder } from '@tidetable/plunder';
import { face as plunderFace } from '@tidetable/plunder/face';

const FACES: readonly (readonly [Game, Face])[] = [
  [forbiddenIsland, forbiddenIslandFace],
  [islebound, isleboundFace],
  [isleboundPrototype, isleboundFace],
  [deepFog, isleboundFace],
  [plunder, plunderFace],
];

export function faceOf({ id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>): Face | null {
  const known = FACES.find(([game]) => game.id === id && game.rulesVersion === rulesVersion);
  return known?.[1] ?? null;
}
