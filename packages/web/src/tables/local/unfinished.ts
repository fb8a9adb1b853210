// Unfinished local games: which are worth listing, and in what order.
import type { Save } from './saves.ts';

/** From this many own actions on, a game would be missed. */
const UNDER_WAY = 10;
/** Milliseconds for which a game without an own action survives a reload. */
const UNTOUCHED_FOR = 60 * 60 * 1000;

/** Actions by people at this screen. */
function ownActions({ record, seating }: Save): number {
  return record.plies.filter(({ seat }) => isPerson(seating[seat])).length;
}

function isPerson(sitter: Save['seating'][number] | undefined): boolean {
  return sitter !== undefined && 'person' in sitter;
}

/** Started and left before any action; a fork is wanted as it is. */
export function isUntouched(save: Save): boolean {
  const { record, seating, isRecord = false } = save;
  const isNew = record.outcome === null && record.from === undefined && !isRecord;
  return isNew && seating.some(isPerson) && ownActions(save) === 0;
}

/** Untouched games are not listed, and soon deleted. */
export function isStale(save: Save, now: number): boolean {
  return isUntouched(save) && now - save.at > UNTOUCHED_FOR;
}

/**
 * Games well under way come first, the last played before the others: a game that was only tried never pushes one that
 * would be missed off the list.
 */
export function unfinished(saves: readonly Save[]): readonly Save[] {
  return saves
    .filter((save) => save.record.outcome === null && !save.isRecord && !isUntouched(save))
    .map((save) => ({ save, isUnderWay: ownActions(save) >= UNDER_WAY }))
    .sort(
      (one, other) =>
        Number(other.isUnderWay) - Number(one.isUnderWay) || other.save.at - one.save.at,
    )
    .map(({ save }) => save);
}
