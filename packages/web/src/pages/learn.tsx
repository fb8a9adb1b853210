// What can be learnt here by playing.
import { TAUGHT } from '../learn/lessons.ts';
import { words } from '../words/index.ts';
import { CHARTS } from './charts.tsx';
import './game-cards.css';
import './text-page.css';

export function LearnPage() {
  const say = words();
  return (
    <main class="lessons">
      <h1>{say.learn.title}</h1>
      <p class="lead">{say.learn.how}</p>
      <ul class="games">
        {TAUGHT.map((game) => {
          const Chart = CHARTS[game];
          return (
            <li key={game} class="game">
              <Chart />
              <h2>{say.games[game].name}</h2>
              <p>{say.learn.about[game]}</p>
              <p class="play">
                <a class="button weighty" href={`/learn/${game}`}>
                  {say.learn.begin}
                </a>
                <a class="button" href={`/rules/${game}`}>
                  {say.home.rules}
                </a>
              </p>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
