// Home: three games, one click from each.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/route.ts';
import { newGame } from '../tables/local/new-game.ts';
import { allSaved, type Save } from '../tables/local/saves.ts';
import { words } from '../words/index.ts';
import { ArchipelagoChart, IslandChart, PirateChart } from './charts.tsx';
import './home.css';

const CHARTS = [
  ['forbidden-island', IslandChart],
  ['islebound', ArchipelagoChart],
  ['plunder', PirateChart],
] as const;

export function HomePage() {
  const say = words();
  const saves = useSignal<readonly Save[]>([]);
  useEffect(() => {
    allSaved().then((found) => {
      saves.value = found.filter(({ record }) => record.outcome === null).slice(0, 3);
    });
  }, []);
  const play = (game: string) => (): void => go(`/local/${newGame(game)}`);
  return (
    <main class="home">
      <p class="tagline">{say.tagline}</p>
      {saves.value.length > 0 && (
        <nav class="resume" aria-label={say.home.goOn}>
          <h2>{say.home.goOn}</h2>
          {saves.value.map(({ id, record, at }) => (
            <a key={id} class="button" href={`/local/${id}`}>
              {say.home.at(nameOf(record.game), new Date(at).toLocaleString())}
            </a>
          ))}
        </nav>
      )}
      <ul class="games">
        {CHARTS.map(([game, Chart]) => (
          <li key={game} class="game">
            <Chart />
            <h2>{say.games[game].name}</h2>
            <p class="seats">{say.games[game].seats}</p>
            <p>{say.games[game].about}</p>
            <p class="ways">
              <button
                type="button"
                class="weighty"
                onClick={play(game)}
                title={say.home.playNowHelp}
              >
                {say.home.playNow}
              </button>
              <a class="button" href={`/new?game=${game}`}>
                {say.home.friends}
              </a>
              <a class="button" href={`/rules/${game}`}>
                {say.home.rules}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <footer class="colophon">
        <p>{say.home.unofficial}</p>
        <a href="/credits">{say.home.credits}</a>
      </footer>
    </main>
  );
}

function nameOf(game: string): string {
  const games: Readonly<Record<string, { readonly name: string }>> = words().games;
  return games[game]?.name ?? game;
}
