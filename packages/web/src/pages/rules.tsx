// The rules of a game in our own words, with the page of the rulebook; every refusal links here.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { VERSION } from '@tidetable/board/rule-address.ts';
import { frozenVersions } from '@tidetable/catalogue/earlier';
import type { Rule, RuleId } from '@tidetable/engine';
import type { Rulebook } from '@tidetable/manifest';
import { useEffect } from 'preact/hooks';
import { nameOfGame } from '../core/game-names.ts';
import { fragment, query } from '../core/route.ts';
import { rulebookOf } from '../rules/games.ts';
import { words } from '../words/index.ts';
import { NothingHere } from './nothing-here.tsx';
import { type Chapter, chaptersIn, piecesOf, wordsIn } from './rules-chapters.ts';
import { Editions, PROVENANCE, Provenance, ReadingPages } from './rules-parts.tsx';
import './rules.css';

export function RulesPage({ game }: { game: string }) {
  const rulebook = useSignal<Rulebook | 'missing' | null>(null);
  const wanted = useSignal('');
  const version = versionIn(query.value, game);
  useEffect(() => {
    wanted.value = '';
    rulebook.value = null;
    rulebookOf(game, version).then((found) => {
      rulebook.value = found ?? 'missing';
    });
  }, [game, version]);
  const chapters = useComputed(() =>
    rulebook.value === null || rulebook.value === 'missing'
      ? []
      : chaptersIn(rulebook.value, wanted.value),
  );
  useSignalEffect(() => {
    const id = fragment.value;
    if (chapters.value.length > 0 && id !== '')
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'center' }));
  });
  const say = words().rules;
  if (rulebook.value === null) return <p class="loading">{words().table.loading}</p>;
  if (rulebook.value === 'missing')
    return <NothingHere why={say.missing} to="/rules" way={say.all} />;
  const parts = wordsIn(wanted.value);
  const count = chapters.value.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <main class="rules">
      <header>
        <h1>{say.title(nameOfGame(game))}</h1>
        <p>
          {say.own}{' '}
          <a href={`#${PROVENANCE}`} onClick={() => (wanted.value = '')}>
            {say.provenance}
          </a>
        </p>
        {version !== undefined && <p>{say.version(version)}</p>}
        <Editions game={game} />
        <label class="search">
          {say.search}
          <input
            type="search"
            value={wanted.value}
            placeholder={say.example}
            onInput={({ currentTarget }) => {
              wanted.value = currentTarget.value;
            }}
          />
        </label>
        <p class="found" aria-live="polite">
          {count === 0 && parts.length > 0 ? say.nothing : say.found(count)}
        </p>
      </header>
      {count > 0 && <Index chapters={chapters.value} />}
      <div class="chapters">
        {chapters.value.map((chapter) => (
          <section key={chapter.heading} id={chapter.anchor}>
            <h2 data-own>{chapter.heading}</h2>
            {chapter.rules.map(([id, rule]) => (
              <OneRule key={id} id={id} rule={rule} parts={parts} />
            ))}
          </section>
        ))}
        {parts.length === 0 && <ReadingPages game={game} />}
        {parts.length === 0 && <Provenance game={game} />}
      </div>
    </main>
  );
}

/** Only a version that is kept. */
function versionIn(search: URLSearchParams, game: string): number | undefined {
  const version = Number(search.get(VERSION));
  return frozenVersions(game).includes(version) ? version : undefined;
}

function Index({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav class="index" aria-label={words().rules.chapters}>
      <details open={matchMedia('(min-width: 901px)').matches}>
        <summary>{words().rules.chapters}</summary>
        <ul data-own>
          {chapters.map(({ heading, anchor, rules }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{heading}</a>{' '}
              <span class="count" title={words().rules.found(rules.length)}>
                {rules.length}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

interface Props {
  readonly id: RuleId;
  readonly rule: Rule;
  readonly parts: readonly string[];
}

function OneRule({ id, rule: { text, page, forbids }, parts }: Props) {
  const say = words().rules;
  const isRuling = id.includes('-AMB-');
  return (
    <article id={id} class={id === fragment.value ? 'rule here' : 'rule'}>
      <p data-own>
        {piecesOf(text, parts).map((piece, nth) =>
          piece.isFound ? <mark key={nth}>{piece.text}</mark> : piece.text,
        )}
      </p>
      <footer>
        <a href={`#${id}`} translate={false}>
          {id}
        </a>
        {page !== null && <span>{say.page(page)}</span>}
        {isRuling && <span title={say.rulingHelp}>{say.ruling}</span>}
        {forbids && <span title={say.forbidsHelp}>{say.forbids}</span>}
      </footer>
    </article>
  );
}
