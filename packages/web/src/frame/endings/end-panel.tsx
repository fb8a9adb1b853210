// The end of a game: the result, how it came about, and what can follow.

import { useSignal } from '@preact/signals';
import { inLanguage } from '@tidetable/board/words/language.ts';
import type { GameSummary } from '@tidetable/manifest/summary';
import { useEffect, useRef } from 'preact/hooks';
import type { NextActions } from '../../tables/next-actions.ts';
import { outcomeOf } from '../../tables/shown.ts';
import { words } from '../../words/index.ts';
import { HouseRules } from '../house-rules.tsx';
import { labelsAt, resultAt, resultForOthers } from '../people.ts';
import type { Stage } from '../stage.ts';
import { Chart } from './chart.tsx';
import { SharePicture } from './share-picture.tsx';
import './endings.css';

interface Props {
  readonly stage: Stage;
  readonly nextActions: NextActions;
  close(): void;
}

export function EndPanel({ stage, nextActions, close }: Props) {
  const summary = useSignal<GameSummary | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    stage.table.summary?.().then((told) => {
      summary.value = told;
    });
  }, [stage]);
  const shown = stage.table.shown.value;
  const outcome = shown === null ? null : outcomeOf(shown);
  if (outcome === null) return null;
  const say = words().endings;
  const replay = (): void => {
    close();
    void stage.look(0).then(() => stage.moments.run());
  };
  return (
    <section
      class="ending"
      ref={panel}
      tabIndex={-1}
      aria-label={say.title}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <h2 data-own>{resultAt(stage.table, stage.kit, outcome)}</h2>
      {summary.value !== null && (
        <>
          <Facts summary={summary.value} />
          <Earned summary={summary.value} names={labelsAt(stage.table)} winners={outcome.winners} />
          {summary.value.courses.length > 0 && (
            <>
              <h3>{say.course}</h3>
              <Chart stage={stage} summary={summary.value} chosen={close} />
            </>
          )}
        </>
      )}
      <HouseRules rules={stage.table.houseRules.value} />
      <div class="next-actions">
        {nextActions.next !== undefined && (
          <a class="button weighty" href={nextActions.next}>
            {words().online.table.toRematch}
          </a>
        )}
        {nextActions.again !== undefined && nextActions.next === undefined && (
          <button type="button" class="weighty" onClick={nextActions.again}>
            {say.again}
          </button>
        )}
        <button type="button" onClick={replay}>
          {say.replay}
        </button>
        <SharePicture stage={stage} result={resultForOthers(stage.table, stage.kit, outcome)} />
        {nextActions.download !== undefined && (
          <button type="button" onClick={nextActions.download}>
            {say.download}
          </button>
        )}
        {nextActions.verify !== undefined && (
          <a class="button" href={nextActions.verify} data-whole>
            {say.verify}
          </a>
        )}
        <button type="button" class="quiet" onClick={close}>
          {say.toBoard}
        </button>
      </div>
    </section>
  );
}

function Facts({ summary: { facts, names } }: { summary: GameSummary }) {
  const say = words().endings;
  if (facts.length === 0) return null;
  return (
    <dl class="facts">
      {facts.map(({ what, count, of }) => (
        <div key={what} class={what}>
          <dt>{inLanguage(names[what] ?? what)}</dt>
          <dd>{of === undefined ? count : say.of(count, of)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Earned({
  summary: { earned, names: parts },
  names,
  winners,
}: {
  summary: GameSummary;
  names: readonly string[];
  winners: readonly number[];
}) {
  const say = words().endings;
  if (earned.length === 0) return null;
  return (
    <div class={names.length > 4 ? 'earned many' : 'earned'}>
      <table>
        <caption>{say.earned}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col" class={winners.includes(seat) ? 'winner' : ''} data-own>
                <span class={`key seat-${seat}`}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {earned.map(({ part, points }) => (
            <tr key={part} class={part}>
              <th scope="row">{inLanguage(parts[part] ?? part)}</th>
              {names.map((name, seat) => (
                <td key={name} class={winners.includes(seat) ? 'winner' : ''}>
                  {points[seat] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
