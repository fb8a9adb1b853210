// The findings: a verdict, every check, and what the record holds.
import type { GameRecord, Sitter } from '@tidetable/engine';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';
import { CHECKS, type CheckName } from './checking.ts';
import type { Finding, Report } from './report.ts';

const MARKS = { true: '✓', false: '✗', warning: '!', waiting: '·' } as const;

export function Findings({ report }: { report: Report }) {
  const { end, verdict, summary, record } = report;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <section
      ref={sheet}
      class={`findings ${isTrue(report)}`}
      id="findings"
      aria-labelledby="verdict"
    >
      <h2 id="verdict">{verdict}</h2>
      <p id="summary" data-own>
        {summary}
      </p>
      {end === null && (
        <progress
          value={report.done}
          max={Math.max(1, report.all)}
          aria-label={words().verify.progress}
        />
      )}
      {end !== 'nothing' && (
        <ol id="checks">
          {CHECKS.map((name) => (
            <Check key={name} name={name} finding={report.found[name]} />
          ))}
        </ol>
      )}
      {record !== null && <Facts record={record} />}
    </section>
  );
}

function isTrue({ end }: Report): string {
  if (end === null) return '';
  return end === 'true' ? 'true' : 'false';
}

function Check({ name, finding }: { name: CheckName; finding: Finding | undefined }) {
  const say = words().verify;
  const verdict = finding?.verdict ?? 'waiting';
  return (
    <li id={`check-${name}`} class={verdict}>
      <span class="mark" aria-hidden="true">
        {MARKS[verdict]}
      </span>
      <div>
        <strong>
          <span class="unseen">{say.verdicts[verdict]}</span>
          {say.checks[name]}
        </strong>
        <span class="words" data-own={verdict === 'false' || undefined}>
          {finding?.words}
        </span>
      </div>
    </li>
  );
}

function Facts({ record: { seed, commitment, people = [] } }: { record: GameRecord }) {
  const say = words().verify;
  return (
    <dl id="facts">
      {people.map((sitter, seat) => [
        <dt key={`seat ${seat}`}>{say.seat(seat)}</dt>,
        <dd key={`who ${seat}`} data-own>
          {whoSat(sitter)}
        </dd>,
      ])}
      <dt>{say.seedTerm}</dt>
      <dd>
        <code>{seed}</code>
      </dd>
      <dt>{say.commitmentTerm}</dt>
      <dd>
        <code>{commitment}</code>
      </dd>
    </dl>
  );
}

function whoSat({ person, bot, forfeited }: Sitter): string {
  const say = words().verify;
  const names = [person, bot === null ? null : say.bot(bot)].filter((name) => name !== null);
  return forfeited ? say.forfeited(names.join(', ')) : names.join(', ');
}
