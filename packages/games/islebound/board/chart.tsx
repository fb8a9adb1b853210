// The chart: sea, islands, ships, the treasure map.

import type { BoardProps } from '@tidetable/board/board.ts';
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import { useMemo } from 'preact/hooks';
import { DEEP_FOG, type View } from '../public.ts';
import { Fog, FogCard, Stacks } from './fog.tsx';
import { fogLayout, type Layout, SEA } from './geometry.ts';
import { useLetter } from './letter.ts';
import { Places, Signs, Standards, Tolls } from './places.tsx';
import { Ships } from './ships.tsx';
import { Soundings, Waters } from './waters.tsx';
import { boardWords } from './words.ts';

/** Cached for each pair of boards, so that memoised drawings stay valid. */
const fogLayouts = new Map<string, Layout>();

function layoutOf({ fog }: View): Layout {
  if (fog === null) return SEA;
  const [active, edge] = [fog.boards.at(-1) as number, fog.mist.at(-1) ?? null];
  const known = fogLayouts.get(`${active} ${edge}`);
  if (known !== undefined) return known;
  const layout = fogLayout(active, edge);
  fogLayouts.set(`${active} ${edge}`, layout);
  return layout;
}

/** Margins beside the drawing, and above and below it. */
const [BESIDE, ABOVE] = [10, 12];

const sheetOf = ({ width, height }: Layout) => ({
  wide: width + 2 * BESIDE,
  high: height + 2 * ABOVE,
});

/** Width divided by height. */
export function aspectOf(view: View): number {
  const { wide, high } = sheetOf(layoutOf(view));
  return wide / high;
}

export function SeaChart(props: BoardProps<View>) {
  const layout = layoutOf(props.view);
  const { wide, high } = sheetOf(layout);
  const { sheet, letter } = useLetter(wide, high);
  const { places } = layout;
  const card = places.get(DEEP_FOG);
  const waters = useMemo(() => <Waters layout={layout} />, [layout]);
  const soundings = useMemo(() => <Soundings layout={layout} />, [layout]);
  return (
    <svg
      ref={sheet}
      class="archipelago"
      style={{ '--letter': `${letter}px` }}
      viewBox={`${-BESIDE} ${-ABOVE} ${wide} ${high}`}
      role="group"
      aria-label={boardWords().chart}
    >
      {props.view.fog !== null && <Stacks view={props.view} layout={layout} />}
      {waters}
      <Places {...props} layout={layout} letter={letter} />
      {soundings}
      {props.view.fog !== null && <Fog view={props.view} layout={layout} letter={letter} />}
      <Signs {...props} layout={layout} letter={letter} />
      <Standards {...props} layout={layout} letter={letter} />
      {card !== undefined && <FogCard {...props} place={card} letter={letter} />}
      <TreasureMap {...props} />
      <Ships {...props} layout={layout} />
      <Tolls {...props} layout={layout} letter={letter} />
    </svg>
  );
}

/** A scroll in the corner of the chart, and the coins on it. */
function TreasureMap(props: BoardProps<View>) {
  const coins = props.view.treasureMap;
  const at = props.view.fog === null ? 'translate(72 62)' : 'translate(804 668)';
  return (
    <g data-info="treasure">
      <SpotGroup
        board={props}
        name="treasure"
        label={boardWords().treasureMap(coins)}
        transform={at}
      >
        <g class="treasure-map" aria-hidden="true">
          <path class="scroll" d="M-70 -40q70 -14 140 0q-9 38 0 78q-70 12 -140 0q9 -40 0 -78z" />
          <path class="fold" d="M-24 -46v88M24 -46v88" />
          <path class="trail-to-x" d="M-56 22q18 -34 38 -14t40 -8" />
          <path class="x" d="M34 -18l16 16m0 -16l-16 16" />
          <circle class="coin" cx="-14" cy="-14" r="21" />
          <text x="-14" y="-14" dy="0.35em" text-anchor="middle">
            {coins}
          </text>
          <IconAt name="two-coins" x={42} y={22} size={22} />
        </g>
      </SpotGroup>
    </g>
  );
}
