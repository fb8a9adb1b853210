// Whose rules are to be looked up.
import { words } from '../words/index.ts';

const BOOKS = ['forbidden-island', 'islebound', 'plunder'] as const;

export function RulesShelfPage() {
  const say = words();
  return (
    <main class="sheet">
      <h1>{say.rules.shelf}</h1>
      <p>{say.rules.shelfAbout}</p>
      <ul class="shelf">
        {BOOKS.map((game) => (
          <li key={game}>
            <a class="plate" href={`/rules/${game}`}>
              <strong>{say.games[game].name}</strong>
              <span>{say.games[game].about}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
