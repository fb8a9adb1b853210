// Overview and Game End: the turn, and how the last ones are counted.
import type { Automatic, Seat, Table } from '@tidetable/engine';
import type { Event, Frame, FrameOf, Islebound, Sea, Trigger } from '../state.ts';
import { scoring } from './scoring.ts';

export const turn: Automatic<Islebound, FrameOf<'turn'>> = {
  run(_sea, { seat }, table) {
    table.done();
    table.tell({ type: 'turn-began', seat, rule: 'IB-TURN-1' });
    table.inOrder(
      { step: 'move', seat },
      { step: 'act', seat, acted: false, refused: [] },
      { step: 'end-turn', seat },
    );
  },
};

export const endTurn: Automatic<Islebound, FrameOf<'end-turn'>> = {
  run(sea, { seat }, table) {
    table.done();
    table.tell({ type: 'turn-ended', seat, rule: 'IB-TURN-1' });
    if (sea.turnsLeft === 0) return finish(sea, table);
    if (sea.turnsLeft !== null) sea.turnsLeft -= 1;
    table.push({ step: 'turn', seat: (seat + 1) % sea.seats });
  },
};

/** The rest of the round, then one more turn for everybody; later triggers change nothing (IB-END-3, IB-END-4). */
export function triggerEnd(sea: Sea, by: Trigger, table: Table<Frame, Event>): void {
  if (sea.trigger !== null) return;
  const active = (sea.agenda[0] as FrameOf<'end-turn'>).seat;
  const taken = (active - sea.firstPlayer + sea.seats) % sea.seats;
  sea.trigger = by;
  sea.turnsLeft = sea.seats - 1 - taken + sea.seats;
  table.tell({ type: 'end-triggered', by, rule: by === 'buildings' ? 'IB-END-1' : 'IB-END-2' });
}

function finish(sea: Sea, table: Table<Frame, Event>): void {
  const scores = scoring(sea).map(({ total }) => total);
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat): Seat[] => (score === best ? [seat] : []));
  const cargo = (seat: Seat) => (sea.captains[seat]?.fish ?? 0) + (sea.captains[seat]?.wood ?? 0);
  const most = Math.max(...tied.map(cargo));
  const winners = tied.filter((seat) => cargo(seat) === most);
  const endings =
    sea.trigger === 'last-token'
      ? [{ ending: 'last-token', rule: 'IB-END-2' }]
      : [{ ending: 'buildings', rule: 'IB-END-1' }];
  if (tied.length > 1 && winners.length === 1)
    endings.push({ ending: 'tie-broken', rule: 'IB-END-6' });
  if (winners.length > 1) endings.push({ ending: 'shared', rule: 'IB-AMB-39' });
  const outcome = { winners, endings, scores };
  table.end(outcome);
  table.tell({ type: 'ended', outcome, rule: 'IB-END-5' });
}
