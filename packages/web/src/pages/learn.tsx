// What can be learnt here by playing.
import { TAUGHT } from '../learn/lessons.ts';
import { words } from '../words/index.ts';
import '../learn/learn.css';

export function LearnPage() {
  const say = words();
  return (
    <main class="lessons">
      <h1>{say.learn.title}</h1>
      <p>{say.learn.how}</p>
      <ul>
        {TAUGHT.map((game) => (
          <li key={game}>
            <h2>{say.games[game].name}</h2>
            <p class="about">{say.learn.about[game]}</p>
            <p class="ways">
              <a class="button" href={`/learn/${game}`}>
                {say.learn.begin}
              </a>
              <a class="button" href={`/rules/${game}`}>
                {say.home.rules}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
