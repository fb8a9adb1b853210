// One tile of the island: its landscape, its icon, its name; dry, flooded or gone.
import {
  type Condition,
  TILE_NAMES,
  type Tile,
  type Treasure,
} from '@tidetable/forbidden-island/face';
import { IconAt } from '../../look/icon.tsx';
import { hillsOf, outlineOf, TILE_ICONS, TREASURE_ICONS } from './scenery.ts';

export const SIDE = 100;

interface Props {
  readonly tile: Tile;
  readonly condition: Condition;
  readonly treasure: Treasure | null;
}

export function TileScene({ tile, condition, treasure }: Props) {
  const outline = outlineOf(tile);
  const id = `clip-${tile}`;
  if (condition === 'sunk')
    return (
      <g class="tile sunk">
        <path class="gone" d={outline} />
        <path class="ripple" d="M32 50q6 -6 12 0t12 0t12 0" />
      </g>
    );
  const [far, near] = hillsOf(tile);
  return (
    <g class={`tile ${condition}`}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path class="depth" d={outline} />
      <path class="ground" d={outline} />
      <g clip-path={`url(#${id})`}>
        <path class="hills far" d={far} />
        <path class="hills near" d={near} />
        <IconAt name={TILE_ICONS[tile]} x={50} y={40} size={50} />
        {condition === 'flooded' && <Water />}
      </g>
      <path class="edge" d={outline} />
      <Name tile={tile} />
      {treasure !== null && (
        <g class={`badge ${treasure}`} transform="translate(15 15)">
          <circle r="12" />
          <IconAt name={TREASURE_ICONS[treasure]} x={0} y={0} size={17} />
        </g>
      )}
    </g>
  );
}

/** The sea that has come in: it moves a little. */
function Water() {
  const wave = 'q10 -7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0';
  return (
    <g class="water">
      <path class="deep" d={`M-40 46${wave}V104H-40Z`} />
      <path class="shallow" d={`M-30 60${wave}`} />
      <path class="shallow" d={`M-40 72${wave}`} />
    </g>
  );
}

/** On one line or two, never beyond the edge. */
function Name({ tile }: { tile: Tile }) {
  const lines = linesOf(TILE_NAMES[tile]);
  const last = 90 - (lines.length - 1) * 10.5;
  return (
    <text class="name" text-anchor="middle">
      {lines.map((line, nth) => (
        <tspan key={line} x="50" y={last + nth * 10.5}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const LONGEST_LINE = 14;

export function linesOf(name: string): readonly string[] {
  if (name.length <= LONGEST_LINE) return [name];
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
