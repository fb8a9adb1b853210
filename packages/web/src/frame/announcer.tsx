// Tells whoever cannot see the board what happens, politely.
import type { Stage } from './stage.ts';

const AT_MOST = 4;

export function Announcer({ stage }: { stage: Stage }) {
  return (
    <ol class="unseen" aria-live="polite" aria-relevant="additions" data-own>
      {stage.lines.value.slice(-AT_MOST).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  );
}
