// Beside the rules: editions, pages to read, and where the numbers come from.
import { useSignal } from '@preact/signals';
import { manifestOf } from '@tidetable/catalogue';
import type { Page } from '@tidetable/manifest';
import { useEffect } from 'preact/hooks';
import { cardOf, editionsOf, nameOfGame } from '../core/game-names.ts';
import { Sources } from '../rules/sources.tsx';
import { words } from '../words/index.ts';

/** Links to each edition, if there are several. */
export function Editions({ game }: { game: string }) {
  const editions = editionsOf(game);
  if (editions.length === 1) return null;
  const say = words().rules;
  return (
    <nav class="editions" aria-label={say.editions}>
      {editions.map((edition) => (
        <a
          key={edition}
          href={`/rules/${edition}`}
          aria-current={edition === game ? 'page' : undefined}
        >
          <strong>{nameOfGame(edition)}</strong>
          <span>{cardOf(edition).rules}</span>
        </a>
      ))}
    </nav>
  );
}

export function ReadingPages({ game }: { game: string }) {
  const pages = useSignal<readonly Page[]>([]);
  useEffect(() => {
    pages.value = [];
    void manifestOf(game)
      ?.words()
      .then((found) => {
        pages.value = found.pages ?? [];
      });
  }, [game]);
  if (pages.value.length === 0) return null;
  return (
    <section class="reading" data-own>
      {pages.value.map(({ title, paragraphs }) => (
        <details key={title}>
          <summary>{title}</summary>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </section>
  );
}

export const PROVENANCE = 'where-the-numbers-come-from';

export function Provenance({ game }: { game: string }) {
  const say = words().rules;
  return (
    <section class="provenance" id={PROVENANCE}>
      <h2>{say.provenance}</h2>
      <p>{say.provenanceHelp}</p>
      <Sources game={game} />
    </section>
  );
}
