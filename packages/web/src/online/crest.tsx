// A small mark for each title: an island, a ship, an X on a chart.
import { type Title, titleOf } from './games.ts';

const LINES: Readonly<Record<Title, string>> = {
  'forbidden-island': 'M5 17q7-10 14 0M2 20.5q2.5-2 5 0t5 0 5 0 5 0M12 12V4.5l5 2-5 2.2',
  islebound: 'M4 15.5h16l-3 4.5H7zM12 3v12.5M12 4q8 4 0 9.5M11 5.5q-6 3.5 0 7.5',
  plunder: 'M6 6l12 12M18 6L6 18M3 12h1.5M19.5 12H21M12 3v1.5M12 19.5V21',
};

export function Crest({ game }: { game: string }) {
  const title = titleOf(game);
  return (
    <svg class={`crest ${title}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[title]} />
    </svg>
  );
}
