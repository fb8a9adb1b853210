// Whether something that is shown is printed, public or ours.
import { words } from '../words/index.ts';
import './source-mark.css';

export type Source = 'RULEBOOK' | 'PUBLIC' | 'MIXED' | 'DESIGNED';

export function SourceMark({ source }: { source: Source }) {
  const say = words().sources;
  return (
    <span class={`source-mark ${source.toLowerCase()}`} title={say.meaning[source]}>
      {say.mark[source]}
    </span>
  );
}

/** What of a game is printed, public and ours, and what that means. */
export function Sources({ game }: { game: string }) {
  const say = words().sources;
  const told = Object.entries(say.games[game] ?? {}) as [Source, string][];
  return (
    <dl class="sources-of">
      {told.map(([source, what]) => (
        <div key={source}>
          <dt>
            <SourceMark source={source} />
          </dt>
          <dd>
            {what}. <small>{say.meaning[source]}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
