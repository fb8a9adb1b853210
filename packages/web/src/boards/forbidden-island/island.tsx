// The island in its sea: tiles, pawns, the gauge and the compass.
import {
  type Condition,
  LAYOUTS,
  ROLE_NAMES,
  TILE_NAMES,
  type Tile,
  TREASURE_TILES,
  TREASURES,
  type Treasure,
  type View,
} from '@tidetable/forbidden-island/face';
import { CompassRose } from '../../look/compass-rose.tsx';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { SpotGroup } from '../spot.tsx';
import { Pawn } from './pawn.tsx';
import { SIDE, TileScene } from './tile.tsx';
import { WaterMeter } from './water-meter.tsx';

const GAP = 12;
const PITCH = SIDE + GAP;
const MARGIN = 40;
const METER = 110;

const CAPTURED_ON = new Map<Tile, Treasure>(
  TREASURES.flatMap((treasure) =>
    TREASURE_TILES[treasure].map((tile) => [tile, treasure] as const),
  ),
);

export function Island(props: BoardProps<View>) {
  const { view } = props;
  const layout = LAYOUTS[view.options.layout];
  const width = layout.columns * PITCH - GAP;
  const height = layout.rows * PITCH - GAP;
  const tall = Math.max(height, 470);
  const top = (tall - height) / 2;
  const at = (square: number): readonly [number, number] => {
    const { row, column } = layout.places[square] ?? { row: 1, column: 1 };
    return [(column - 1) * PITCH, top + (row - 1) * PITCH];
  };
  return (
    <svg
      class="island"
      viewBox={`${-MARGIN} ${-MARGIN} ${width + METER + 2 * MARGIN} ${tall + 2 * MARGIN}`}
      role="group"
      aria-label={words().island.board}
    >
      <CompassRose x={width - 26} y={26} size={110} />
      {view.tiles.map((tile, square) => {
        const condition = view.condition[square] as Condition;
        const treasure = CAPTURED_ON.get(tile) ?? null;
        const left = treasure !== null && view.captured[treasure] === null ? treasure : null;
        return (
          <SpotGroup
            key={tile}
            board={props}
            name={`tile:${tile}`}
            label={tileLabel(view, square)}
            transform={`translate(${at(square).join(' ')})`}
          >
            <TileScene tile={tile} condition={condition} treasure={left} />
          </SpotGroup>
        );
      })}
      {view.pawns.map((square, seat) => (
        <g
          key={seat}
          class="standing"
          style={{ transform: `translate(${standing(view, at, seat, square).join('px, ')}px)` }}
        >
          <SpotGroup board={props} name={`pawn:${seat}`} label={pawnLabel(view, props.names, seat)}>
            <Pawn role={view.roles[seat] ?? 'diver'} isActive={props.must.includes(seat)} />
          </SpotGroup>
        </g>
      ))}
      <g transform={`translate(${width + 40} ${(tall - 440) / 2})`}>
        <WaterMeter level={view.waterLevel} label={words().island.meter(view.waterLevel)} />
      </g>
    </svg>
  );
}

/** Those who share a tile stand side by side. */
function standing(
  view: View,
  at: (square: number) => readonly [number, number],
  seat: number,
  square: number,
): readonly [number, number] {
  const together = view.pawns.flatMap((other, who) => (other === square ? [who] : []));
  const place = together.indexOf(seat) - (together.length - 1) / 2;
  const [x, y] = at(square);
  return [x + 50 + place * 24 + (together.length === 1 ? 22 : 0), y + 58];
}

function tileLabel(view: View, square: number): string {
  const tile = view.tiles[square] as Tile;
  const who = view.pawns.flatMap((at, seat) =>
    at === square ? [ROLE_NAMES[view.roles[seat] ?? 'diver']] : [],
  );
  const treasure = CAPTURED_ON.get(tile);
  return words().island.tile(
    TILE_NAMES[tile],
    view.condition[square] as Condition,
    who,
    treasure ?? null,
  );
}

function pawnLabel(view: View, names: readonly string[], seat: number): string {
  const role = ROLE_NAMES[view.roles[seat] ?? 'diver'];
  return words().island.pawn(
    role,
    names[seat] ?? '',
    TILE_NAMES[view.tiles[view.pawns[seat] ?? 0] as Tile],
  );
}
