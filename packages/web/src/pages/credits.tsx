// Whose games these are, and whose work this app stands on.
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
        {say.designers.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{say.values}</h2>
      <p>{say.provenance}</p>
      <h2>{say.drawings}</h2>
      <p>{say.icons}</p>
      <p>{say.fonts}</p>
    </main>
  );
}
