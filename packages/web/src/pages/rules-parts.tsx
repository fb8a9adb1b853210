// What stands beside the rules: editions, pages to read, and where the numbers come from.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nameOfGame } from '../app/game-names.ts';
import { Sources } from '../look/source-mark.tsx';
import { words } from '../words/index.ts';

const EDITIONS = ['islebound', 'islebound-prototype', 'deep-fog'] as const;

type Edition = (typeof EDITIONS)[number];

function isEdition(game: string): game is Edition {
  return (EDITIONS as readonly string[]).includes(game);
}

/** Islebound is played in three ways; the others in one. */
export function Editions({ game }: { game: string }) {
  if (!isEdition(game)) return null;
  const say = words().rules;
  return (
    <nav class="editions" aria-label={say.editions}>
      {EDITIONS.map((edition) => (
        <a
          key={edition}
          href={`/rules/${edition}`}
          aria-current={edition === game ? 'page' : undefined}
        >
          <strong>{nameOfGame(edition)}</strong>
          <span>{say.edition[edition]}</span>
        </a>
      ))}
    </nav>
  );
}

interface Page {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export function ReadingPages({ game }: { game: string }) {
  const pages = useSignal<readonly Page[]>([]);
  useEffect(() => {
    pages.value = [];
    if (!isEdition(game)) return;
    import('@tidetable/islebound/public').then(({ PAGES }) => {
      pages.value = Object.values(PAGES);
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
