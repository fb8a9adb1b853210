// Functions of a frozen face by their names of today.
import type { Face } from '@tidetable/engine';

type EarlierFace = Face & { readonly together?: Face['joinEvents'] };

export function withTodaysNames(face: EarlierFace): Face {
  const { together, ...same } = face;
  return together === undefined ? face : { ...same, joinEvents: together };
}
