// The two compasses: one spins a letter, the other a number.
import type { Chart, Square } from '../public.ts';

interface Props {
  readonly chart: Chart;
  readonly square: Square;
}

export function Compasses({ chart: { width, height, names }, square }: Props) {
  const rows = Array.from({ length: height }, (_none, row) => names[row * width]?.charAt(0) ?? '');
  const columns = Array.from({ length: width }, (_none, column) => String(column + 1));
  return (
    <>
      <Compass marks={rows} at={Math.floor(square / width)} />
      <Compass marks={columns} at={square % width} isLate />
    </>
  );
}

function Compass({
  marks,
  at,
  isLate = false,
}: {
  readonly marks: readonly string[];
  readonly at: number;
  readonly isLate?: boolean;
}) {
  const turn = (nth: number): number => (nth * 360) / marks.length;
  return (
    <svg class="spinner" viewBox="-60 -60 120 120" aria-hidden="true">
      <circle class="dial" r="57" />
      <circle class="ring" r="40" />
      {marks.map((mark, nth) => {
        const angle = ((turn(nth) - 90) * Math.PI) / 180;
        return (
          <text
            key={mark}
            class={nth === at ? 'here' : ''}
            x={Math.cos(angle) * 48}
            y={Math.sin(angle) * 48}
          >
            {mark}
          </text>
        );
      })}
      <g class={isLate ? 'needle late' : 'needle'} style={{ '--to': `${turn(at)}deg` }}>
        <path class="north" d="M0 -37L7 0H-7Z" />
        <path class="south" d="M0 30L7 0H-7Z" />
        <circle r="4" />
      </g>
    </svg>
  );
}
