// Overview and Game End: the turn, and the last turns.
import type { Automatic, RuleId, Seat, Table } from '@tidetable/engine';
import { booksOf, captainOf, townsOf } from '../questions.ts';
import type { Event, Frame, FrameOf, Holdings, Islebound, Sea, Trigger } from '../state.ts';
import { scoring } from './scoring.ts';

export const turn: Automatic<Islebound, FrameOf<'turn'>> = {
  run(sea, { seat }, table) {
    table.done();
    table.tell({ type: 'turn-began', seat, has: holdingsOf(sea, seat), rule: 'IB-TURN-1' });
    table.inOrder(
      { step: 'move', seat },
      { step: 'act', seat, acted: false, refused: [] },
      { step: 'end-turn', seat },
    );
  },
};

function holdingsOf(sea: Sea, seat: Seat): Holdings {
  const { coins, fish, wood, pirates, serpents, renown, tokens, buildings } = captainOf(sea, seat);
  return {
    coins,
    fish,
    wood,
    books: booksOf(sea, seat),
    pirates,
    serpents,
    renown,
    tokens: tokens.length,
    buildings: buildings.length,
    towns: townsOf(sea, seat),
  };
}

export const endTurn: Automatic<Islebound, FrameOf<'end-turn'>> = {
  run(sea, { seat }, table) {
    table.done();
    table.tell({ type: 'turn-ended', seat, rule: 'IB-TURN-1' });
    if (sea.turnsLeft === 0) return finish(sea, table);
    if (sea.turnsLeft !== null) sea.turnsLeft -= 1;
    table.push({ step: 'turn', seat: (seat + 1) % sea.seats });
  },
};

export const TRIGGER_RULES: Readonly<Record<Trigger, RuleId>> = {
  buildings: 'IB-END-1',
  'last-token': 'IB-END-2',
  monster: 'IB-FOG-22',
};

/**
 * The rest of the round, then one more turn each; later triggers change nothing (IB-END-3, IB-END-4). Once the
 * monster is defeated, only the rest of the round.
 */
export function triggerEnd(sea: Sea, by: Trigger, table: Table<Frame, Event>): void {
  if (sea.trigger !== null) return;
  const active = (sea.agenda[0] as FrameOf<'end-turn'>).seat;
  const taken = (active - sea.firstPlayer + sea.seats) % sea.seats;
  sea.trigger = by;
  sea.turnsLeft = sea.seats - 1 - taken + (by === 'monster' ? 0 : sea.seats);
  table.tell({ type: 'end-triggered', by, rule: TRIGGER_RULES[by] });
}

export function finish(sea: Sea, table: Table<Frame, Event>): void {
  const scores = scoring(sea).map(({ total }) => total);
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat): Seat[] => (score === best ? [seat] : []));
  const cargo = (seat: Seat) => (sea.captains[seat]?.fish ?? 0) + (sea.captains[seat]?.wood ?? 0);
  const most = Math.max(...tied.map(cargo));
  const winners = tied.filter((seat) => cargo(seat) === most);
  const trigger = sea.trigger as Trigger;
  const endings = [{ ending: trigger as string, rule: TRIGGER_RULES[trigger] }];
  if (tied.length > 1 && winners.length === 1)
    endings.push({ ending: 'tie-broken', rule: 'IB-END-6' });
  if (winners.length > 1) endings.push({ ending: 'shared', rule: 'IB-AMB-39' });
  const outcome = { winners, endings, scores };
  table.end(outcome);
  table.tell({ type: 'ended', outcome, rule: 'IB-END-5' });
}
