// The island in its sea: tiles, pawns, the water meter, and what lies beside them.

import { type Signal, useSignal } from '@preact/signals';
import type { BoardProps, Spot } from '@tidetable/board/board.ts';
import { CompassRose } from '@tidetable/board/look/compass-rose.tsx';
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { AboutDialog, AskButton, useReading } from '@tidetable/board/reading.tsx';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import { sharedWords } from '@tidetable/board/words/index.ts';
import { decimal, percent } from '@tidetable/board/words/numbers.ts';
import { itemAt } from '@tidetable/engine';
import { useMemo, useRef } from 'preact/hooks';
import { type Odds, oddsOf } from '../rules/odds.ts';
import {
  FLOOD_CARDS,
  LAYOUTS,
  ROLE_NAMES,
  TILE_NAMES,
  type Tile,
  TREASURE_NAMES,
  TREASURE_TILES,
  TREASURES,
  type Treasure,
  type View,
} from '../words/en/face.ts';
import { aboutSpot } from './about.ts';
import { Decks, Treasures } from './beside.tsx';
import { Pawns } from './pawn.tsx';
import { Piles } from './piles.tsx';
import { type Box, type Plan, planFor } from './plan.ts';
import { Plates } from './plates.tsx';
import { useRoom } from './room.ts';
import { RhumbLines, Sea } from './sea.tsx';
import { outlineOf } from './strokes.ts';
import { Theatre } from './theatre.tsx';
import { TileScene } from './tile.tsx';
import { WaterMeter } from './water-meter.tsx';
import { boardWords } from './words.ts';

const CAPTURED_ON = new Map<Tile, Treasure>(
  TREASURES.flatMap((treasure) =>
    TREASURE_TILES[treasure].map((tile) => [tile, treasure] as const),
  ),
);

export function Island(props: BoardProps<View>) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box).value;
  const layout = LAYOUTS[props.view.options.layout];
  const plan = useMemo(() => (room === null ? null : planFor(layout, room)), [layout, room]);
  const asksOdds = useSignal(false);
  const browses = useSignal(false);
  const { spot, isAsking, read, toggle } = useReading();
  const { view } = props;
  const odds = asksOdds.value && view.outcome === null ? oddsOf(view) : null;
  return (
    <div
      class={isAsking ? 'island-board asking' : 'island-board'}
      data-moment={props.playing?.type}
      ref={box}
    >
      <Sea />
      {plan !== null && (
        <>
          <Drawing {...{ props, plan, odds, read }} browse={() => (browses.value = true)} />
          <Tools
            {...{ plan, asksOdds, isAsking, toggle }}
            forecast={odds && boardWords().forecast(decimal(odds.cards), percent(odds.watersRise))}
          />
        </>
      )}
      <Theatre board={props} />
      {isAsking && <p class="ask-help">{sharedWords().sources.askHelp}</p>}
      <Piles view={view} isOpen={browses} />
      <AboutDialog about={spot === null ? null : aboutSpot(spot, view)} close={() => read(null)} />
    </div>
  );
}

/** What the figures on the tiles mean. */
function OddsLegend() {
  const say = boardWords().oddsLegend;
  return (
    <div class="odds-legend" role="note">
      <p>
        <span>%</span> {say.floods}
      </p>
      <p>
        <span class="sinks">%</span> {say.sinks}
      </p>
    </div>
  );
}

interface ToolsProps {
  readonly plan: Plan;
  readonly asksOdds: Signal<boolean>;
  /** The odds of the next flood, while they are shown. */
  readonly forecast: string | null;
  readonly isAsking: boolean;
  toggle(): void;
}

/** The buttons, and beside them the meaning of the figures on the tiles. */
function Tools({ plan, asksOdds, forecast, isAsking, toggle }: ToolsProps) {
  const [odds, info] = plan.tools.map((box) => inPixels(box, plan.scale));
  return (
    <>
      <div class="tool" style={odds}>
        <button
          type="button"
          aria-pressed={asksOdds.value}
          onClick={() => (asksOdds.value = !asksOdds.value)}
        >
          {boardWords().odds}
        </button>
        {forecast !== null && plan.caption === null && <OddsLegend />}
      </div>
      <div class="tool" style={info}>
        <AskButton isAsking={isAsking} toggle={toggle} />
      </div>
      <div
        class={plan.caption === null ? 'odds-place over' : 'odds-place'}
        style={plan.caption === null ? undefined : inPixels(plan.caption, plan.scale)}
      >
        <div class={forecast === null ? 'odds-caption empty' : 'odds-caption'}>
          {forecast !== null && plan.caption !== null && <OddsLegend />}
          <p role="status">{forecast}</p>
        </div>
      </div>
    </>
  );
}

function inPixels({ x, y, width, height }: Box, scale: number) {
  const px = (units: number): string => `${units * scale}px`;
  return { left: px(x), top: px(y), width: px(width), height: px(height) };
}

interface DrawingProps {
  readonly props: BoardProps<View>;
  readonly plan: Plan;
  readonly odds: Odds | null;
  browse(): void;
  read(spot: Spot): void;
}

function Drawing({ props, plan, odds, browse, read }: DrawingProps) {
  const { view } = props;
  const { width, height } = plan.view;
  const say = boardWords();
  const { compass } = plan;
  const rose = compass ?? { x: width * 0.8, y: 0, width: 0, height: 0 };
  const middle = { x: rose.x + rose.width / 2, y: rose.y + rose.height / 2 };
  return (
    <svg
      class="island"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={say.board}
      aria-roledescription={say.map}
    >
      <RhumbLines {...middle} far={width + height} />
      {compass !== null && <CompassRose {...middle} size={compass.width} />}
      <Coast view={view} plan={plan} />
      {view.tiles.map((tile, square) => {
        const treasure = CAPTURED_ON.get(tile) ?? null;
        const { x, y } = plan.tiles[square] ?? { x: 0, y: 0 };
        const chance = odds === null ? null : (odds.drawn.get(tile) ?? 0);
        return (
          <SpotGroup
            key={tile}
            board={props}
            name={`tile:${tile}`}
            label={tileLabel(view, square, chance)}
            transform={`translate(${x} ${y})`}
          >
            <TileScene
              tile={tile}
              condition={itemAt(view.condition, square)}
              treasure={treasure !== null && view.captured[treasure] === null ? treasure : null}
              name={plan.name}
            />
          </SpotGroup>
        );
      })}
      <Threat view={view} plan={plan} />
      <Treasures {...props} boxes={plan.treasures} />
      <Decks {...{ view, odds, browse }} boxes={plan.decks} />
      <WaterMeter
        level={view.waterLevel}
        label={say.meter(view.waterLevel, FLOOD_CARDS[view.waterLevel] ?? 0)}
        box={plan.meter}
        read={read}
      />
      <Pawns board={props} plan={plan} />
      {odds !== null && <Plates {...{ view, plan, odds }} />}
    </svg>
  );
}

/** Marks the tile that is about to sink, while players may still prevent it. */
function Threat({ view, plan }: { view: View; plan: Plan }) {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'pause' || frame.revealed === null) return null;
  const { x, y } = plan.tiles[frame.revealed] ?? { x: 0, y: 0 };
  return (
    <g class="threat" aria-hidden="true">
      <path class="ring" d={outlineOf(itemAt(view.tiles, frame.revealed), x, y)} />
      <g class="flag" transform={`translate(${x + 85} ${y + 15})`}>
        <circle r="13" />
        <IconAt name="big-wave" x={0} y={0} size={18} />
      </g>
    </g>
  );
}

/** The shallows around the remaining tiles, one line for each depth. */
function Coast({ view, plan }: { view: View; plan: Plan }) {
  const standing = view.condition.map((condition) => condition !== 'sunk');
  const d = useMemo(
    () =>
      view.tiles
        .filter((_tile, square) => standing[square])
        .map((tile) => {
          const { x, y } = plan.tiles[view.tiles.indexOf(tile)] ?? { x: 0, y: 0 };
          return outlineOf(tile, x, y);
        })
        .join(''),
    [plan, standing.join()],
  );
  return (
    <g class="coast" aria-hidden="true">
      {['far', 'middle', 'near'].map((depth) => (
        <g key={depth} class={depth}>
          <path class="line" d={d} />
          <path class="shoal" d={d} />
        </g>
      ))}
    </g>
  );
}

function tileLabel(view: View, square: number, chance: number | null): string {
  const tile = itemAt(view.tiles, square);
  const who = view.pawns.flatMap((at, seat) =>
    at === square ? [ROLE_NAMES[view.roles[seat] ?? 'diver']] : [],
  );
  const treasure = CAPTURED_ON.get(tile);
  return boardWords().tile({
    name: TILE_NAMES[tile],
    condition: itemAt(view.condition, square),
    treasure: treasure === undefined ? null : TREASURE_NAMES[treasure],
    isWon: treasure !== undefined && view.captured[treasure] !== null,
    who,
    chance: chance === null ? null : percent(chance),
  });
}
