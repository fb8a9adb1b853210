// Live regions: tell a screen reader what happens, and a player who looks elsewhere that it is their turn.
import { useSignalEffect } from '@preact/signals';
import { sound } from '@tidetable/board/sound/sounds.ts';
import { useRef } from 'preact/hooks';
import type { Stage } from './stage.ts';

/** One announcement is seldom longer. */
const AT_MOST = 16;

export function Announcer({ stage }: { stage: Stage }) {
  const wasAsked = useRef(true);
  useSignalEffect(() => {
    const seat = stage.table.seat.value;
    if (!stage.isSettled.value || seat === null) return;
    const isAsked = stage.shown.value?.must.includes(seat) ?? false;
    if (isAsked && !wasAsked.current) sound('turn');
    wasAsked.current = isAsked;
  });
  return (
    <ol class="unseen" aria-live="polite" aria-relevant="additions" data-own>
      {stage.lines.value.slice(-AT_MOST).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  );
}
