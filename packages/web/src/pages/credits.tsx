// Whose games these are, and whose work this app builds on.
import { inLanguage } from '@tidetable/board/words/language.ts';
import { MANIFESTS } from '@tidetable/catalogue';
import { nameOfGame, TITLES } from '../core/game-names.ts';
import { Sources } from '../rules/sources.tsx';
import { words } from '../words/index.ts';
import './text-page.css';

export function CreditsPage() {
  const say = words().credits;
  return (
    <main class="text-page">
      <h1>{say.title}</h1>
      <p class="lead">{words().home.unofficial}</p>
      <h2>{say.games}</h2>
      <ul>
        {MANIFESTS.map(({ folder, credit }) => (
          <li key={folder}>{inLanguage(credit)}</li>
        ))}
      </ul>
      <h2>{say.values}</h2>
      <p>{say.provenance}</p>
      {TITLES.map((game) => (
        <section key={game}>
          <h3>{nameOfGame(game)}</h3>
          <Sources game={game} />
        </section>
      ))}
      <h2>{say.drawings}</h2>
      <p>{say.icons}</p>
      <p>{say.fonts}</p>
    </main>
  );
}
