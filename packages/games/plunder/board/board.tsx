// Plunder's board: the chart, what lies beside it, and the sheets on top of it.

import type { BoardProps } from '@tidetable/board/board.ts';
import { AboutDialog, useReading } from '@tidetable/board/reading.tsx';
import { sharedWords } from '@tidetable/board/words/index.ts';
import { Zoom } from '@tidetable/board/zoom.tsx';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Event, View } from '../public.ts';
import { aboutSpot } from './about.tsx';
import { Aftermath } from './aftermath.tsx';
import { aspectOf, growthFor, homeOf, matterOf, SeaChart, touchableWidth } from './chart.tsx';
import { placeOf } from './event-place.ts';
import type { Spot } from './geometry.ts';
import { Matters } from './matters.tsx';
import { readerOf } from './reader.ts';
import { isTurnedDown, turnedDownOf } from './spoken.ts';
import { Supply } from './supply.tsx';
import { Theatre } from './theatre.tsx';

/**
 * An open form of the market survives until its proposal has had an effect, also when the device is handed on and back,
 * which remounts the table.
 */
function useProposing({ open, lately, fill, seat }: BoardProps<View>): () => void {
  const isProposed = useRef(false);
  /** The latest event when the proposal was sent. */
  const before = useRef<unknown>(null);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (open.length === 0) return;
    // Sent, but not yet confirmed by the table.
    if (isProposed.current && lately.at(-1) === before.current) return;
    const turnedDown = turnedDownOf(lately as readonly Event[], seat);
    if (isNew.current && turnedDown !== null) fill(turnedDown);
    if (isProposed.current && !isTurnedDown(lately as readonly Event[])) fill(null);
    isProposed.current = false;
    isNew.current = false;
  });
  return () => {
    isProposed.current = true;
    before.current = lately.at(-1);
  };
}

/** Sheets stay clear of one's own ships. */
function isEast(board: BoardProps<View>): boolean {
  return (homeOf(board)?.x ?? 0) > 0.5;
}

/** The height that the supply takes below the chart, or the width beside it. */
const BELOW = 48;
const BESIDE = 56;

/** Whether the chart is larger with the supply beside it. */
function useBeside(aspect: number) {
  const room = useRef<HTMLDivElement>(null);
  const [isBeside, set] = useState(false);
  useLayoutEffect(() => {
    const sheet = room.current;
    if (sheet === null) return;
    const look = (): void => {
      const [wide, high] = [sheet.clientWidth, sheet.clientHeight];
      set(Math.min(wide - BESIDE, high * aspect) > Math.min(wide, (high - BELOW) * aspect));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(sheet);
    return () => watch.disconnect();
  }, [aspect]);
  return { room, isBeside };
}

/** What a narrow screen follows: the event being shown or what another decides about, then one's own ships again, unless one acted oneself. */
function useMatter(board: BoardProps<View>): Spot | null {
  const { view, seat, must } = board;
  const kept = useRef<Spot | null>(null);
  const isElsewhere = useRef(false);
  const event = board.playing as Event | null;
  if (event !== null) {
    kept.current = placeOf(event, view) ?? kept.current;
    isElsewhere.current = !('seat' in event && event.seat === seat);
    return kept.current;
  }
  const matter = matterOf(board);
  if (seat === null || !must.includes(seat)) {
    isElsewhere.current ||= matter !== null;
    kept.current = matter ?? kept.current;
  } else if (isElsewhere.current && kept.current !== null) {
    kept.current = homeOf(board);
    isElsewhere.current = false;
  }
  return matter ?? kept.current;
}

export function Board(props: BoardProps<View>) {
  const proposed = useProposing(props);
  const aspect = aspectOf(props.view);
  const { room, isBeside } = useBeside(aspect);
  const [growth, setGrowth] = useState(1);
  const matter = useMatter(props);
  const isLow = (matter?.y ?? 0) > 0.5;
  const { spot, isAsking, read, toggle } = useReading();
  return (
    <div
      ref={room}
      class={`plunder plunder-board ${isBeside ? 'beside' : 'below'}${isAsking ? ' asking' : ''}`}
    >
      <div class={`chart-room ${isEast(props) ? 'sheets-west' : 'sheets-east'}`}>
        <Zoom
          aspect={aspect}
          home={homeOf(props)}
          matter={matter}
          touchable={touchableWidth(props.view)}
          grown={(width) => setGrowth(growthFor(props.view, width))}
          over={
            <>
              <Theatre board={props} place={matter} />
              <Aftermath board={props} isHigh={isLow} />
              {props.playing === null && <Matters board={props} proposed={proposed} />}
              {isAsking && <p class="overheard">{sharedWords().sources.askHelp}</p>}
            </>
          }
        >
          <SeaChart board={props} growth={growth} />
        </Zoom>
      </div>
      <Supply board={props} ask={read} isAsking={isAsking} toggle={toggle} />
      <AboutDialog
        about={spot === null ? null : aboutSpot(spot, props.view, readerOf(props))}
        close={() => read(null)}
      />
    </div>
  );
}
