// What taking a place needs; of a place that is no town, only the fog monster's is known.
import {
  MONSTER_STRENGTH,
  type Region,
  type Sea,
  strengthNeeded,
} from '@tidetable/islebound/public';

export function isTown(sea: Sea, region: Region): boolean {
  return sea.towns[region] !== undefined;
}

export function neededAt(sea: Sea, region: Region): number {
  return isTown(sea, region) ? strengthNeeded(sea, region) : MONSTER_STRENGTH;
}
