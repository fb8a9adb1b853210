// Which of a game's values no rulebook prints, in a line.
import type { GameBox } from './games.ts';
import { wrapped } from './terminal/text.ts';

const PAGE = 'provenance';

export function provenanceLines({ provenance, board }: GameBox, width: number): string[] {
  if (provenance === undefined) return [];
  const hasPage = Object.hasOwn(board.pages ?? {}, PAGE);
  return wrapped(hasPage ? `${provenance} rules ${PAGE} tells of each.` : provenance, width);
}
