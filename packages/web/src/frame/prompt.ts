// One line that says what is expected of whom.
import { outcomeOf } from '../tables/shown.ts';
import { words } from '../words/index.ts';
import type { Stage } from './stage.ts';

export function promptFor({ table, kit, shown, ply }: Stage): string {
  const now = shown.value;
  const seat = table.seat.value;
  if (now === null) return '';
  const outcome = outcomeOf(now);
  if (outcome !== null) return kit.face.result(outcome);
  if (ply.value === null && seat !== null && isAsked(now, seat))
    return kit.face.prompt(now.view, seat);
  const who = now.must.map((one) => table.names.value[one] ?? '').join(', ');
  return words().table.thinking(who);
}

function isAsked(
  { must, may }: { readonly must: readonly number[]; readonly may: boolean },
  seat: number,
): boolean {
  return must.includes(seat) || may;
}
