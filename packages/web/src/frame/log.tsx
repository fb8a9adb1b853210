// What happened, line by line, the newest at the bottom.
import type { Face, RuleId } from '@tidetable/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Table, Told } from '../tables/table.ts';
import { words } from '../words/index.ts';

export interface LogLine {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  readonly rule: RuleId | null;
}

export function linesOf(story: readonly Told[], view: object, face: Face, table: Table): LogLine[] {
  return story.flatMap(({ seq, seat, undo, events }) =>
    undo === undefined
      ? events.map((event, nth) => ({
          id: `${seq}.${nth}`,
          text: face.tell(event, view),
          kind: event.type,
          rule: event.rule ?? null,
        }))
      : [
          {
            id: `${seq}`,
            text: words().table.undone(table.names.value[seat] ?? ''),
            kind: 'undone',
            rule: null,
          },
        ],
  );
}

export function Log({ lines }: { lines: readonly LogLine[] }) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines]);
  return (
    <>
      <h2>{words().table.log}</h2>
      <ol class="log" aria-live="polite">
        {lines.map(({ id, text, kind }, nth) => (
          <li key={id} class={kind} ref={nth === lines.length - 1 ? end : null}>
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
