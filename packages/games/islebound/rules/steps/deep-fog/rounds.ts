// Deep Fog, Rotating Sea Boards: the end of a round.
import type { Automatic, Table } from '@tidetable/engine';
import { townIn } from '../../questions.ts';
import { activeBoard, regionOfEvent, rotated } from '../../sea-boards.ts';
import type { Event, Fog, Frame, FrameOf, Islebound, Sea } from '../../state.ts';
import { finish } from '../turn.ts';

export const endTurn: Automatic<Islebound, FrameOf<'end-turn'>> = {
  run(sea, { seat }, table) {
    table.done();
    table.tell({ type: 'turn-ended', seat, rule: 'IB-TURN-1' });
    if (sea.turnsLeft === 0) return finish(sea, table);
    if (sea.turnsLeft !== null) sea.turnsLeft -= 1;
    const next = (seat + 1) % sea.seats;
    if (next !== sea.firstPlayer) return table.push({ step: 'turn', seat: next });
    rotate(sea, table);
    table.push({ step: 'turn', seat: sea.firstPlayer });
  },
};

/** The active board goes into the fog; ships come off the map; the first-player card goes left (IB-FOG-11). */
function rotate(sea: Sea, table: Table<Frame, Event>): void {
  const fog = sea.fog as Fog;
  if (fog.boards.length > 1 && fog.pass === 0) table.reveal();
  Object.assign(fog, rotated(fog));
  for (const captain of sea.captains) captain.region = null;
  sea.firstPlayer = (sea.firstPlayer + 1) % sea.seats;
  const { pass } = fog;
  const board = activeBoard(fog);
  table.tell({ type: 'changed-board', board, pass, first: sea.firstPlayer, rule: 'IB-FOG-11' });
  if (fog.event === null) turnUpEvent(sea, fog, table);
}

/** The top card of the pile; once all have been seen, the discards beneath come round again (IB-FOG-16). */
function turnUpEvent(sea: Sea, fog: Fog, table: Table<Frame, Event>): void {
  const [pile] = sea.eventPiles;
  if (pile.length > 0) table.reveal();
  const event = pile.pop() ?? sea.eventDiscard.shift();
  if (event === undefined) return;
  fog.event = event;
  const at = townIn(sea, regionOfEvent(sea, event));
  table.tell({ type: 'turned-up-event', event, at, rule: 'IB-FOG-16' });
}
