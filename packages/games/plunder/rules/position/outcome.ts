// Whether the outcome matches the table, and the game did not go on too long.
import { canonical, reading } from '@tidetable/engine';
import { isStopped } from '../questions.ts';
import type { Seas } from '../state.ts';
import { verdict, victory } from '../steps/points.ts';

const { insist } = reading;

export function checkUnderway(seas: Seas): void {
  const { turn, expired, options } = seas;
  const won = victory(seas)?.winners.join() ?? null;
  insist(won === null, 'state', 'nobody at the target while the game goes on (PL-GOAL-1)', won);
  insist(!turn.over, 'state.turn.over', 'a turn that goes on, while something is asked', turn.over);
  const goesOn = !expired || options.finishTurn;
  insist(goesOn, 'state.expired', 'the end, when the clock has run out (PL-AMB-33)', expired);
}

export function checkOutcome(seas: Seas): void {
  const { agenda, outcome } = seas;
  insist(agenda.length === 0, 'state.agenda', 'nothing pending after the end', agenda);
  const won = victory(seas);
  if (won !== null) checkMomentOfVictory(seas);
  const wanted = won ?? verdict(seas, seas.expired ? 'clock' : endOfRounds(seas));
  for (const part of ['winners', 'endings', 'scores'] as const) {
    const [right, found] = [canonical(wanted[part]), canonical(outcome?.[part])];
    insist(right === found, `state.outcome.${part}`, right, found);
  }
}

/** No point comes after the turn is over or the clock has stopped it. */
function checkMomentOfVictory(seas: Seas): void {
  const wanted = 'a target reached while the turn went on';
  insist(!isStopped(seas), 'state.outcome', wanted, 'a turn that was over');
}

function endOfRounds({ options, round, turn, firstPlayer, seats }: Seas): 'round-limit' {
  const last = (turn.seat + 1) % seats === firstPlayer;
  const wanted = 'an end: by the target, the clock, or the last turn of the last round';
  insist(last && round === options.roundLimit, 'state.outcome', wanted, round);
  return 'round-limit';
}
