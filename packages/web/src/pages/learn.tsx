// The lessons.

import { PageHead } from '@tidetable/board/look/page-head.tsx';
import { inLanguage } from '@tidetable/board/words/language.ts';
import { MANIFESTS } from '@tidetable/catalogue';
import { words } from '../words/index.ts';
import { GameCard } from './game-card.tsx';
import './text-page.css';

const LESSONS = MANIFESTS.flatMap(({ editions, lesson }) =>
  editions
    .slice(0, 1)
    .flatMap(({ id }) => (lesson === undefined ? [] : [{ game: id, about: lesson }])),
);

export function LearnPage() {
  const say = words();
  return (
    <main class="lessons">
      <PageHead scene="course">
        <h1>{say.learn.title}</h1>
        <p class="lead">{say.learn.how}</p>
      </PageHead>
      <ul class="games">
        {LESSONS.map(({ game, about }) => (
          <GameCard key={game} game={game}>
            <p>{inLanguage(about)}</p>
            <p class="play">
              <a class="button weighty" href={`/learn/${game}`}>
                {say.learn.begin}
              </a>
              <a class="button" href={`/rules/${game}`}>
                {say.home.rules}
              </a>
            </p>
          </GameCard>
        ))}
      </ul>
    </main>
  );
}
