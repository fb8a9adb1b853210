// The sea: hexagons, rhumb lines, gently moving waves.

import { numbersFrom, type Point, round } from '@tidetable/board/look/coast.ts';
import { CompassRose } from '@tidetable/board/look/compass-rose.tsx';
import { DEEP_FOG } from '../public.ts';
import { hexagon, type Layout, outlineOf } from './geometry.ts';

const HUBS: readonly Point[] = [
  [760, 70],
  [90, 1120],
];
const WINDS = 16;

export function Waters({ layout }: { layout: Layout }) {
  return (
    <g class="waters" aria-hidden="true">
      {[...layout.places].map(
        ([region, place]) =>
          region !== DEEP_FOG && <path key={region} class="shallows" d={outlineOf(place)} />,
      )}
      <g class="winds">
        {HUBS.flatMap(([x, y], hub) =>
          Array.from({ length: WINDS }, (_none, wind) => {
            const angle = ((wind + hub / 2) / WINDS) * 2 * Math.PI;
            return (
              <path
                key={`${hub} ${wind}`}
                d={`M${x} ${y}L${round(x + Math.cos(angle) * 1500)} ${round(y + Math.sin(angle) * 1500)}`}
              />
            );
          }),
        )}
      </g>
      {layout.boards.length > 2 && <CompassRose x={762} y={66} size={122} />}
    </g>
  );
}

/** Edges between boards, dotted splits within them, and a few waves. */
export function Soundings({ layout }: { layout: Layout }) {
  return (
    <g class="soundings" aria-hidden="true">
      {layout.boards.map((board) => {
        const corners = hexagon(board);
        const [cx, cy] = board.centre;
        return (
          <g key={board.centre.join()}>
            <path
              class="board-edge"
              d={`M${corners.map((at) => at.map(round).join(' ')).join('L')}Z`}
            />
            {[5, 1, 3].map((corner) => (
              <path
                key={corner}
                class="split"
                d={`M${round(cx)} ${round(cy)}L${corners[corner]?.map(round).join(' ')}`}
              />
            ))}
          </g>
        );
      })}
      <g class="wavelets">
        {wavesOf(layout).map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}q5 -6 10 0t10 0`} />
        ))}
      </g>
    </g>
  );
}

function wavesOf({ boards }: Layout): readonly Point[] {
  const next = numbersFrom('waves');
  return boards.flatMap(({ centre: [x, y], side }) =>
    Array.from({ length: 7 }, () => {
      const angle = next() * 2 * Math.PI;
      const far = side * (0.12 + 0.66 * next());
      return [round(x + Math.cos(angle) * far * 0.9), round(y + Math.sin(angle) * far)] as const;
    }),
  );
}
