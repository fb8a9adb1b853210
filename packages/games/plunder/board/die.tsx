// A six-sided die with its pips, flat like an engraving.
import { PIPS } from '@tidetable/board/look/pips.ts';

/** Without a number it has not been rolled. */
export function Die({
  face,
  class: look = '',
}: {
  readonly face: number | null;
  readonly class?: string;
}) {
  return (
    <svg class={`die ${look}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <rect x="-21" y="-21" width="42" height="42" rx="9" />
      {(PIPS[face ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 11} cy={y * 11} r="4.2" />
      ))}
      {face === 0 && <path d="M-9 0h18" />}
      {face === null && <path d="M-8 -4a8 8 0 1 1 11 8q-3 1.5 -3 5M0 14v0.1" />}
    </svg>
  );
}
