// The water meter as a gauge: how high the water stands, and how many tiles each mark floods.
import { FLOOD_CARDS, SKULL } from '@tidetable/forbidden-island/face';
import { IconAt } from '../../look/icon.tsx';

const HEIGHT = 440;
const MARKS = Array.from({ length: SKULL }, (_none, below) => below + 1);
const STEP = HEIGHT / (SKULL + 0.5);

export function WaterMeter({ level, label }: { level: number; label: string }) {
  const y = (mark: number): number => HEIGHT - mark * STEP;
  return (
    <g class="water-meter" role="img" aria-label={label}>
      <clipPath id="gauge">
        <rect x="0" y="-10" width="34" height={HEIGHT + 12} rx="17" />
      </clipPath>
      <rect class="glass" x="0" y="-10" width="34" height={HEIGHT + 12} rx="17" />
      <g clip-path="url(#gauge)">
        <g class="level" style={{ transform: `translateY(${y(level)}px)` }}>
          <path class="deep" d="M-40 0q10 -7 20 0t20 0t20 0t20 0t20 0V600H-40Z" />
        </g>
      </g>
      <rect class="rim" x="0" y="-10" width="34" height={HEIGHT + 12} rx="17" />
      {MARKS.map((mark) => (
        <g
          key={mark}
          class={mark === level ? 'mark here' : 'mark'}
          transform={`translate(34 ${y(mark)})`}
        >
          <path d="M0 0h8" />
          {mark === SKULL ? (
            <IconAt name="skull-crossed-bones" x={22} y={0} size={22} />
          ) : (
            <text x="14" dy="0.35em">
              {FLOOD_CARDS[mark]}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
