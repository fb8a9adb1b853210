// One line that says what is expected of whom.

import type { Presence } from '@tidetable/board/board.ts';
import { timeAway } from '@tidetable/board/presence-mark.tsx';
import { allOf, type Seat } from '@tidetable/engine';
import { outcomeOf } from '../tables/shown.ts';
import type { Table } from '../tables/table.ts';
import { words } from '../words/index.ts';
import { peopleAt, resultAt } from './people.ts';
import type { Stage } from './stage.ts';

export function promptFor(stage: Stage): string {
  const { table, kit, ply, acting, settled } = stage;
  const seat = table.seat.value;
  const isShowing = ply.value === null && acting.value !== null;
  // While an action is being shown, one's own leaves the question as it was; another's asks nothing yet.
  if (isShowing && acting.value !== seat)
    return words().table.plays(peopleAt(table)(acting.value as Seat));
  if (isShowing && stage.verdict.value !== null) return stage.verdict.value;
  const now = isShowing ? settled.value : stage.shown.value;
  if (now === null) return '';
  const outcome = outcomeOf(now);
  if (outcome !== null) return resultAt(table, kit, outcome);
  if (ply.value === null && table.isQueued?.value) return words().table.queued;
  const isBotPlaying = table.isBotPlaying?.value === true;
  if (ply.value === null && isBotPlaying && seat !== null && now.must.includes(seat))
    return words().table.botPlays;
  if (ply.value === null && seat !== null && !isBotPlaying && isAsked(now, seat))
    return kit.face.prompt(now.view, seat);
  const isPast = ply.value !== null || table.isRecord;
  return isPast
    ? words().table.decides(allOf(now.must.map(peopleAt(table))))
    : awaitedIn(table, now.must);
}

/** Who is thinking, and who is away. */
function awaitedIn(table: Table, must: readonly number[]): string {
  const say = words().table;
  const presenceOf = (seat: number): Presence | null => table.presence?.value[seat] ?? null;
  const isAway = (seat: number): boolean => presenceOf(seat)?.isHere === false;
  const thinking = must.filter((seat) => !isAway(seat)).map(peopleAt(table));
  const away = must.filter(isAway).map((seat) => {
    const who = peopleAt(table)(seat);
    const time = timeAway(presenceOf(seat) as Presence);
    return time === '' ? say.away(who) : say.awayFor(who, time);
  });
  return [...away, ...(thinking.length > 0 ? [say.thinking(allOf(thinking))] : [])].join(' ');
}

function isAsked(
  { must, may }: { readonly must: readonly number[]; readonly may: boolean },
  seat: number,
): boolean {
  return must.includes(seat) || may;
}
