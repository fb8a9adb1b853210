// The games that have a rulebook here.
import { PageHead } from '@tidetable/board/look/page-head.tsx';
import { GAME_IDS } from '@tidetable/catalogue';
import { cardOf } from '../core/game-names.ts';
import { words } from '../words/index.ts';
import './rules.css';
import './text-page.css';

export function RulesListPage() {
  const say = words();
  return (
    <main class="rulebooks">
      <PageHead scene="books">
        <h1>{say.rules.all}</h1>
        <p class="lead">{say.rules.own}</p>
      </PageHead>
      <ul>
        {GAME_IDS.map((game) => ({ game, card: cardOf(game) })).map(({ game, card }) => (
          <li key={game}>
            <a href={`/rules/${game}`}>
              <strong>{card.name}</strong>
              <span>{card.about}</span>
              <span class="seats">{card.seats}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
