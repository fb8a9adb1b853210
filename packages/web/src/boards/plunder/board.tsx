// Plunder's board: the chart, what lies below it, and what must be settled on top of it.
import type { Event, View } from '@tidetable/plunder/public';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { AboutDialog, useReading } from '../reading.tsx';
import { Zoom } from '../zoom.tsx';
import { aboutSpot } from './about.tsx';
import { aspectOf, homeOf, matterOf, SeaChart } from './chart.tsx';
import { Matters } from './matters.tsx';
import { isTurnedDown, turnedDownOf } from './spoken.ts';
import { Supply } from './supply.tsx';
import { Theatre } from './theatre.tsx';

/**
 * A form of the market stays open until something has come of it; also where the device has been handed on and back,
 * so that the table is laid out again.
 */
function useProposing({ open, lately, fill, seat }: BoardProps<View>): () => void {
  const isProposed = useRef(false);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (open.length === 0) return;
    const turnedDown = turnedDownOf(lately as readonly Event[], seat);
    if (isNew.current && turnedDown !== null) fill(turnedDown);
    if (isProposed.current && !isTurnedDown(lately as readonly Event[])) fill(null);
    isProposed.current = false;
    isNew.current = false;
  });
  return () => {
    isProposed.current = true;
  };
}

/** Sheets lie away from one's own ships. */
function isEast(board: BoardProps<View>): boolean {
  return (homeOf(board)?.x ?? 0) > 0.5;
}

export function Board(props: BoardProps<View>) {
  const proposed = useProposing(props);
  const { spot, isAsking, read, toggle } = useReading();
  return (
    <div class={`plunder plunder-board${isAsking ? ' asking' : ''}`}>
      <div class={`chart-room ${isEast(props) ? 'sheets-west' : 'sheets-east'}`}>
        <Zoom
          aspect={aspectOf(props.view)}
          home={homeOf(props)}
          matter={matterOf(props)}
          over={
            <>
              <Theatre board={props} />
              {props.playing === null && <Matters board={props} proposed={proposed} />}
              {isAsking && <p class="overheard">{words().sources.askHelp}</p>}
            </>
          }
        >
          <SeaChart {...props} />
        </Zoom>
      </div>
      <Supply board={props} ask={read} isAsking={isAsking} toggle={toggle} />
      <AboutDialog
        about={spot === null ? null : aboutSpot(spot, props.view)}
        close={() => read(null)}
      />
    </div>
  );
}
