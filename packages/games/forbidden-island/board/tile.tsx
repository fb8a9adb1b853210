// One tile of the island: its landscape, its icon, its name; dry, flooded or gone.

import { IconAt } from '@tidetable/board/look/icon.tsx';
import { memo } from '@tidetable/board/look/memo.tsx';
import { type Condition, TILE_NAMES, type Tile, type Treasure } from '../words/en/face.ts';
import { sceneOf, TILE_ICONS, TREASURE_ICONS } from './scenery.ts';
import { outlineOf } from './strokes.ts';

interface Props {
  readonly tile: Tile;
  readonly condition: Condition;
  /** The treasure that can still be captured there. */
  readonly treasure: Treasure | null;
  /** Font size of its name. */
  readonly name: number;
}

/** Always drawn in full: what is under water is only hidden, so that sinking can be animated. */
export const TileScene = memo(({ tile, condition, treasure, name }: Props) => {
  const outline = outlineOf(tile);
  const id = `clip-${tile}`;
  const lines = linesOf(TILE_NAMES[tile], name);
  const sky = NAME_ENDS - lines.length * name;
  const scene = sceneOf(tile);
  return (
    <g class={`tile ${condition}`} aria-hidden="true">
      <path class="gone" data-box d={outline} />
      <g class="rings">
        <ellipse cx="50" cy="54" rx="14" ry="5" />
        <ellipse cx="50" cy="54" rx="25" ry="10" />
        <ellipse cx="50" cy="54" rx="37" ry="16" />
      </g>
      <g class="land">
        <clipPath id={id}>
          <path d={outline} />
        </clipPath>
        <path class="lamp" d={outline} />
        <path class="ground" d={outline} />
        <g clip-path={`url(#${id})`}>
          <path class="shades" d={scene.shades} />
          <path class="lines" d={scene.lines} />
          <path class="lines" d={scene.sky} />
          <path class="wash" d="M0 0h100v100h-100Z" />
          <g class="picture">
            <IconAt name={TILE_ICONS[tile]} x={50} y={sky / 2 + 6} size={Math.min(52, sky - 8)} />
          </g>
          <Water />
        </g>
        <path class="edge" d={outline} />
        <Name lines={lines} size={name} />
        {treasure !== null && (
          <g class={`badge ${treasure}`} transform="translate(15 15)">
            <circle r="12" />
            <IconAt name={TREASURE_ICONS[treasure]} x={0} y={0} size={17} />
          </g>
        )}
      </g>
    </g>
  );
});

/** The water over it, moving a little. */
function Water() {
  const wave = 'q10 -7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0';
  return (
    <g class="water">
      <path class="deep" d={`M-40 52${wave}V110H-40Z`} />
      <path class="shallow" d={`M-30 62${wave}`} />
      <path class="shallow slow" d={`M-40 72${wave}`} />
    </g>
  );
}

/** Baseline of the last line of a name. */
const NAME_ENDS = 91;

/** On one or two lines, never beyond the edge. */
function Name({ lines, size }: { lines: readonly string[]; size: number }) {
  const last = lines.length - 1;
  return (
    <text class="name" text-anchor="middle" style={{ fontSize: `${size}px` }}>
      {lines.map((line, nth) => (
        <tspan
          key={line}
          data-own
          x="50"
          y={NAME_ENDS - (last - nth) * size * 0.92}
          {...(widthOf(line, size) > WIDEST && NARROWED)}
        >
          {nth < last ? `${line} ` : line}
        </tspan>
      ))}
    </text>
  );
}

const LONGEST_LINE = 11;
/** Maximum width of a line, clear of the ink of the tile's edge. */
const WIDEST = 86;
/** A single long word in a large size. */
const NARROWED = { textLength: WIDEST, lengthAdjust: 'spacingAndGlyphs' } as const;

/** Approximate width of a line. */
function widthOf(line: string, size: number): number {
  return line.length * size * 0.47;
}

/** Split where the longer half is shortest. */
function linesOf(name: string, size: number): readonly string[] {
  if (name.length <= LONGEST_LINE && widthOf(name, size) <= WIDEST) return [name];
  const words = name.split(' ');
  let best = [name];
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut++) {
    const halves = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const longest = Math.max(...halves.map(({ length }) => length));
    if (longest < least) [best, least] = [halves, longest];
  }
  return best;
}
