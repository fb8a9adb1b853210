// X marks on the chart, clear of everything else there.

import type { BoardProps } from '@tidetable/board/board.ts';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import {
  type Chart,
  chart as chartOf,
  LAND,
  NONE,
  type Square,
  shipAt,
  type View,
} from '../public.ts';
import { middleOf, SIZE } from './geometry.ts';
import { signPlace } from './scenery.ts';
import { boardWords } from './words.ts';

/** Beneath a ship or a sign it moves aside so that both are visible. */
export function CrossMark({
  board,
  view,
  square,
}: {
  readonly board: BoardProps<View>;
  readonly view: View;
  readonly square: Square;
}) {
  const chart = chartOf(view);
  const { x, y } = middleOf(chart, square);
  const { right, down, size } =
    shipAt(view, square) === undefined ? besideSign(chart, square) : CORNER;
  return (
    <g class="cross-place" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <SpotGroup
        board={board}
        name={`cross:${chart.names[square]}`}
        label={boardWords().crossAt(chart.names[square] ?? '')}
      >
        <rect class="whole" data-box x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} />
        <g transform={`translate(${right} ${down}) scale(${size})`}>
          <circle class="ring" r="19" />
          <path class="cross under" d="M-12 -11L11 12M-11 12L12 -12" />
          <path class="cross" d="M-12 -11L11 12M-11 12L12 -12" />
        </g>
      </SpotGroup>
    </g>
  );
}

interface Aside {
  readonly right: number;
  readonly down: number;
  readonly size: number;
}

const CORNER: Aside = { right: -19, down: -19, size: 0.6 };
/** Barrels are two abreast. */
const HIGH_CORNER: Aside = { right: -25, down: -25, size: 0.6 };

/** In the corner if the island's sign is in this square, and away from the sign if that is near. */
function besideSign(chart: Chart, square: Square): Aside {
  const island = chart.islands[chart.islandAt[square] ?? NONE];
  if (chart.terrain[square] !== LAND || island === undefined) return { right: 0, down: 0, size: 1 };
  const sign = signPlace(chart, island);
  const { x, y } = middleOf(chart, square);
  const [right, down] = [x - sign.x, y - sign.y];
  const far = Math.hypot(right, down);
  if (far === 0) return island.kind === 'merchant' ? HIGH_CORNER : CORNER;
  if (far > SIZE * 0.6) return { right: 0, down: 0, size: 1 };
  if (Math.abs(right) > Math.abs(down))
    return { right: Math.sign(right) * 12, down: -19, size: 0.6 };
  return { right: (right / far) * 9, down: (down / far) * 9, size: 0.72 };
}
