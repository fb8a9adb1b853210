// Whether something that is shown is printed, public or ours.
import { useSignal } from '@preact/signals';
import type { Provenance, Source } from '@tidetable/engine';
import { useEffect } from 'preact/hooks';
import { sourcesOfGame } from '../rules/boxes.ts';
import { words } from '../words/index.ts';
import './source-mark.css';

const MARKS: readonly Provenance[] = ['RULEBOOK', 'PUBLIC', 'MIXED', 'DESIGNED'];

export function SourceMark({ provenance }: { provenance: Provenance }) {
  const say = words().sources;
  return (
    <span class={`source-mark ${provenance.toLowerCase()}`} title={say.meaning[provenance]}>
      {say.mark[provenance]}
    </span>
  );
}

/** Each with its mark. */
export function SourceLines({ sources }: { sources: readonly Source[] }) {
  return (
    <ul class="source-lines">
      {sources.map(({ of, provenance, note }) => (
        <li key={of}>
          <SourceMark provenance={provenance} />
          <span data-own>
            {of} {note !== undefined && <small>({note})</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What of a game is printed, public and ours, and what that means. */
export function Sources({ game }: { game: string }) {
  const sources = useSignal<readonly Source[]>([]);
  useEffect(() => {
    sources.value = [];
    void sourcesOfGame(game).then((found) => {
      sources.value = found;
    });
  }, [game]);
  const say = words().sources;
  const marks = MARKS.filter((mark) => sources.value.some(({ provenance }) => provenance === mark));
  return (
    <dl class="sources-of">
      {marks.map((mark) => (
        <div key={mark}>
          <dt>
            <SourceMark provenance={mark} /> <small>{say.meaning[mark]}</small>
          </dt>
          <dd>
            <ul data-own>
              {sources.value
                .filter(({ provenance }) => provenance === mark)
                .map(({ of, note }) => (
                  <li key={of}>
                    {of} {note !== undefined && <small>({note})</small>}
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same, written only when it is unfolded. */
export function FoldedSources({ game }: { game: string }) {
  const isOpen = useSignal(false);
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{words().sources.title}</summary>
      {isOpen.value && <Sources game={game} />}
    </details>
  );
}
