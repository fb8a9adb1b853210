// The games whose rules can be looked up here.
import { words } from '../words/index.ts';
import './rules.css';
import './text-page.css';

const GAMES = [
  'forbidden-island',
  'islebound',
  'deep-fog',
  'islebound-prototype',
  'plunder',
] as const;

export function RulesListPage() {
  const say = words();
  return (
    <main class="rulebooks">
      <h1>{say.rules.all}</h1>
      <p class="lead">{say.rules.own}</p>
      <ul>
        {GAMES.map((game) => (
          <li key={game}>
            <a href={`/rules/${game}`}>
              <strong>{say.games[game].name}</strong>
              <span>{say.games[game].about}</span>
              <span class="seats">{say.games[game].seats}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
