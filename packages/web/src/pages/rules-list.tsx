// The games whose rules can be looked up here.
import { PageHead } from '../look/page-head.tsx';
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
      <PageHead scene="books">
        <h1>{say.rules.all}</h1>
        <p class="lead">{say.rules.own}</p>
      </PageHead>
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
