// What can be learnt here by playing.
import { TAUGHT } from '../learn/lessons.ts';
import { PageHead } from '../look/page-head.tsx';
import { words } from '../words/index.ts';
import { GameCard } from './game-card.tsx';
import './text-page.css';

export function LearnPage() {
  const say = words();
  return (
    <main class="lessons">
      <PageHead scene="course">
        <h1>{say.learn.title}</h1>
        <p class="lead">{say.learn.how}</p>
      </PageHead>
      <ul class="games">
        {TAUGHT.map((game) => (
          <GameCard key={game} game={game}>
            <p>{say.learn.about[game]}</p>
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
