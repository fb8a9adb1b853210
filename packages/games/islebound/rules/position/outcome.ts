// Whether the end is triggered when it should be, and the outcome matches the table.
import { reading, type Seat } from '@tidetable/engine';
import { editionOf } from '../editions.ts';
import type { Sea, Trigger } from '../state.ts';
import { scoring } from '../steps/scoring.ts';
import { TRIGGER_RULES } from '../steps/turn.ts';

const { insist } = reading;

export function checkTheEnd(sea: Sea): void {
  const { trigger, turnsLeft, tokens, agenda } = sea;
  const together = (trigger === null) === (turnsLeft === null);
  insist(together, 'state.turnsLeft', 'turns left if the end has begun', turnsLeft);
  const setUp = trigger === null || agenda[0]?.step !== 'turn';
  insist(setUp, 'state.trigger', 'nothing before the first turn', trigger);
  if (trigger !== 'last-token') return;
  const taken = editionOf(sea).lastTokenEnds && tokens.length === 0;
  insist(taken, 'state.trigger', 'the last token taken, where that ends the game', trigger);
}

export function checkOutcome(sea: Sea): void {
  const { winners, endings, scores } = sea.outcome as NonNullable<Sea['outcome']>;
  insist(sea.agenda.length === 0, 'state.agenda', 'nothing pending after the end', sea.agenda);
  insist(sea.turnsLeft === 0, 'state.turnsLeft', 'no turns left after the end', sea.turnsLeft);
  const totals = scoring(sea).map(({ total }) => total);
  const counted = totals.join();
  insist(scores?.join() === counted, 'state.outcome.scores', counted, scores?.join());
  const best = Math.max(...totals);
  const tied = totals.flatMap((total, seat): Seat[] => (total === best ? [seat] : []));
  const cargo = (seat: Seat) => (sea.captains[seat]?.fish ?? 0) + (sea.captains[seat]?.wood ?? 0);
  const most = Math.max(...tied.map(cargo));
  const first = tied.filter((seat) => cargo(seat) === most);
  insist(winners.join() === first.join(), 'state.outcome.winners', first.join(), winners.join());
  const wanted = [`${sea.trigger} ${TRIGGER_RULES[sea.trigger as Trigger]}`];
  if (tied.length > 1 && first.length === 1) wanted.push('tie-broken IB-END-6');
  if (first.length > 1) wanted.push('shared IB-AMB-39');
  const found = endings.map(({ ending, rule }) => `${ending} ${rule}`).join();
  insist(found === wanted.join(), 'state.outcome.endings', wanted.join(), found);
}
