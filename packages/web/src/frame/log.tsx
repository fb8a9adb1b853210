// The log, the newest at the bottom: each line leads to its moment and to its rule.
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';
import type { LogLine } from './log-lines.ts';
import type { Stage } from './stage.ts';
import './log.css';

export function Log({ stage }: { stage: Stage }) {
  const end = useRef<HTMLLIElement>(null);
  const here = useRef<HTMLLIElement>(null);
  const lines = stage.lines.value;
  const ply = stage.ply.value;
  const moment = ply === null ? undefined : lines.findLast((one) => isOf(one, ply))?.entry;
  useEffect(
    () => (here.current ?? end.current)?.scrollIntoView({ block: 'nearest' }),
    [lines.length, moment],
  );
  return (
    <>
      <h2>{words().table.log}</h2>
      <ol class="log">
        {lines.map((line, nth) => (
          <li
            key={line.id}
            class={line.event?.type ?? 'undone'}
            aria-current={line.entry === moment ? 'step' : undefined}
            ref={line.entry === moment ? here : nth === lines.length - 1 ? end : null}
          >
            <Line line={line} stage={stage} />
          </li>
        ))}
      </ol>
    </>
  );
}

function isOf({ event, ply }: LogLine, moment: number): boolean {
  return event !== null && ply === moment;
}

function Line({ line: { text, rule, ply }, stage }: { line: LogLine; stage: Stage }) {
  return (
    <>
      <button type="button" class="line" data-own onClick={() => void stage.look(ply)}>
        {text}
      </button>
      {rule !== null && (
        <a
          class="rule-link"
          translate={false}
          title={words().table.rule(rule)}
          href={`/rules/${stage.table.game}#${rule}`}
          target="_blank"
          rel="noopener"
          data-own
        >
          {rule}
        </a>
      )}
    </>
  );
}
