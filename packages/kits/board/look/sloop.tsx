// A small ship, as drawn at the edge of a chart.
import './sloop.css';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** An empty berth. */
  readonly isOutlined?: boolean;
}

export function Sloop({ x, y, size = 1, isOutlined = false }: Props) {
  return (
    <g
      class={isOutlined ? 'sloop sloop-outline' : 'sloop'}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <path class="sloop-hull" d="M-20 4q20 5 40 -2l-5 12q-15 4 -29 0z" />
      <path class="sloop-mast" d="M-3 4V-30M19 2l8 -6" />
      <path
        class="sloop-sail"
        d="M-1 -28Q16 -16 17 -1Q8 2 -1 0zM-6 -26Q-16 -12 -17 0Q-12 2 -6 1z"
      />
      <path class="sloop-pennant" d="M-3 -36l10 3l-10 3z" />
    </g>
  );
}
