// Whether a value is printed, public or ours.
import type { Provenance, Source } from '@tidetable/engine';
import { sharedWords } from '../words/index.ts';
import './source-mark.css';

export function SourceMark({ provenance }: { provenance: Provenance }) {
  const say = sharedWords().sources;
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
