// Did you mean…? The nearest known word.
import { itemAt } from '@tidetable/engine';

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, column) => column);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let column = 1; column <= other.length; column++) {
      const change = itemAt(row, column - 1) + (one[line - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(change, itemAt(row, column) + 1, itemAt(next, column - 1) + 1));
    }
    row = next;
  }
  return itemAt(row, other.length);
}

function nearest(word: string, known: readonly string[]): string | undefined {
  const far = (candidate: string): number =>
    candidate.startsWith(word) && word !== '' ? 0 : distance(word, candidate);
  const [best] = [...known].sort((one, other) => far(one) - far(other));
  return best !== undefined && far(best) <= Math.max(1, word.length / 3) ? best : undefined;
}

/** ` (did you mean …?)`, or nothing where no known word is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const best = nearest(word, known);
  return best === undefined ? '' : ` (did you mean ${best}?)`;
}
