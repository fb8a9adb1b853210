// The water meter as a gauge of brass and glass: the level, and how many cards each mark floods.

import type { Spot } from '@tidetable/board/board.ts';
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { memo } from '@tidetable/board/look/memo.tsx';
import { FLOOD_CARDS, SKULL } from '../words/en/face.ts';
import type { Plan } from './plan.ts';

const MARKS = Array.from({ length: SKULL }, (_none, below) => below + 1);

interface Props {
  readonly level: number;
  readonly label: string;
  readonly box: Plan['meter'];
  /** Opens its page. */
  read(spot: Spot): void;
}

/** Upright: the water climbs. */
const UPRIGHT = { tube: 32, cap: 12 };

export const WaterMeter = memo(({ level, label, box, read }: Props) => {
  const long = (box.isAcross ? box.width : box.height) / box.by - 2 * UPRIGHT.cap;
  const at = (mark: number): number => (mark / (SKULL + 0.6)) * long;
  return (
    <g
      class={box.isAcross ? 'water-meter across' : 'water-meter'}
      transform={`translate(${box.x} ${box.y})`}
    >
      <g aria-hidden="true" transform={`scale(${box.by})`}>
        {box.isAcross ? <Across {...{ level, long, at }} /> : <Down {...{ level, long, at }} />}
      </g>
      <rect
        class="reach"
        width={box.width}
        height={box.height}
        role="button"
        aria-label={label}
        data-spot="meter"
        tabindex={-1}
        onClick={() => read('meter')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          read('meter');
        }}
      />
    </g>
  );
});

interface Tube {
  readonly level: number;
  readonly long: number;
  at(mark: number): number;
}

function Down({ level, long, at }: Tube) {
  const { tube, cap } = UPRIGHT;
  return (
    <g transform={`translate(8 ${cap})`}>
      <clipPath id="gauge">
        <rect x="0" y="0" width={tube} height={long} rx={tube / 2} />
      </clipPath>
      <rect class="brass" x="-5" y={-cap} width={tube + 10} height={long + 2 * cap} rx="20" />
      <rect class="glass" x="0" y="0" width={tube} height={long} rx={tube / 2} />
      <g clip-path="url(#gauge)">
        <g class="level" style={{ transform: `translateY(${long - at(level)}px)` }}>
          <path class="deep" d={`M-40 0q10 -6 20 0t20 0t20 0t20 0t20 0V${long + 20}H-40Z`} />
          <path class="foam" d="M-40 9q10 -5 20 0t20 0t20 0t20 0t20 0" />
        </g>
        <path class="shine" d={`M8 14V${long - 14}`} />
      </g>
      {MARKS.map((mark) => (
        <g
          key={mark}
          class={markClass(mark, level)}
          transform={`translate(${tube + 5} ${long - at(mark)})`}
        >
          <path d={mark === level ? 'M-10 0h19' : 'M-6 0h12'} />
          <Figure mark={mark} x={22} y={0} />
        </g>
      ))}
    </g>
  );
}

function Across({ level, long, at }: Tube) {
  const { cap } = UPRIGHT;
  const tube = 24;
  return (
    <g transform={`translate(${cap} 9)`}>
      <clipPath id="gauge">
        <rect x="0" y="0" width={long} height={tube} rx={tube / 2} />
      </clipPath>
      <rect class="brass" x={-cap} y="-5" width={long + 2 * cap} height={tube + 10} rx="17" />
      <rect class="glass" x="0" y="0" width={long} height={tube} rx={tube / 2} />
      <g clip-path="url(#gauge)">
        <g class="level" style={{ transform: `translateX(${at(level) - long}px)` }}>
          <path class="deep" d={`M-20 -4H${long}q6 8 0 16t0 16H-20Z`} />
        </g>
        <path class="shine" d={`M14 6H${long - 14}`} />
      </g>
      {MARKS.map((mark) => (
        <g
          key={mark}
          class={markClass(mark, level)}
          transform={`translate(${at(mark)} ${tube + 4})`}
        >
          <path d={mark === level ? 'M0 -9v14' : 'M0 -5v9'} />
          <Figure mark={mark} x={0} y={17} />
        </g>
      ))}
    </g>
  );
}

function Figure({ mark, x, y }: { mark: number; x: number; y: number }) {
  return mark === SKULL ? (
    <IconAt name="skull-crossed-bones" x={x} y={y} size={26} />
  ) : (
    <text x={x} y={y} dy="0.35em" text-anchor="middle">
      {FLOOD_CARDS[mark]}
    </text>
  );
}

function markClass(mark: number, level: number): string {
  return mark === level ? 'mark here' : mark < level ? 'mark under' : 'mark';
}
