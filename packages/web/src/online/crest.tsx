// A small mark for each title: an island, a ship, an X on a chart.
import { manifestOf } from '@tidetable/catalogue';

const NO_CREST = { path: '', isRed: false };

export function Crest({ game }: { game: string }) {
  const { path, isRed } = manifestOf(game)?.crest ?? NO_CREST;
  return (
    <svg class={isRed ? 'crest red' : 'crest'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
