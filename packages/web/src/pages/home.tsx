// Home: three games, one click from each.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/route.ts';
import { MyTables } from '../online/my-tables.tsx';
import { newGame } from '../tables/local/new-game.ts';
import { words } from '../words/index.ts';
import { ArchipelagoChart, IslandChart, PirateChart } from './charts.tsx';
import { SavedGames } from './home-saves.tsx';
import { SeaChart } from './sea-chart.tsx';
import './home.css';

const CHARTS = [
  ['forbidden-island', IslandChart],
  ['islebound', ArchipelagoChart],
  ['plunder', PirateChart],
] as const;

export function HomePage() {
  const say = words();
  return (
    <main class="home">
      <div class="hero">
        <SeaChart />
        <div class="cartouche">
          <h1>{say.title}</h1>
          <p class="tagline">{say.tagline}</p>
        </div>
      </div>
      <MyTables />
      <SavedGames />
      <ul class="games" aria-label={say.home.games}>
        {CHARTS.map(([game, Chart]) => (
          <li key={game} class="game">
            <Chart />
            <h2>{say.games[game].name}</h2>
            <p class="seats">{say.games[game].seats}</p>
            <p>{say.games[game].about}</p>
            <div class="play">
              <button
                type="button"
                class="weighty"
                title={say.home.playNowHelp}
                onClick={() => go(`/local/${newGame(game)}`)}
              >
                {say.home.playNow}
              </button>
              <a class="button" href={`/new?game=${game}`}>
                {say.home.friends}
              </a>
            </div>
            <p class="read">
              <a href={`/rules/${game}`}>{say.home.rules}</a>
              <a href={`/learn/${game}`}>{say.home.learn}</a>
            </p>
          </li>
        ))}
      </ul>
      <Harbour />
      <footer class="colophon">
        <p>
          {say.home.unofficial} <a href="/credits">{say.home.credits}</a>
        </p>
      </footer>
    </main>
  );
}

/** What is to be had of a server, if there is one. */
function Harbour() {
  const isThere = useSignal(navigator.onLine);
  useEffect(() => {
    if (!navigator.onLine) return;
    fetch('/healthz').then(
      ({ ok }) => {
        isThere.value = ok;
      },
      () => {
        isThere.value = false;
      },
    );
  }, []);
  const say = words().home;
  if (!isThere.value) return <p class="aground">{say.aground}</p>;
  return (
    <ul class="harbour">
      <li>
        <a class="plate" href="/lobby">
          <strong>{say.join}</strong>
          <span>{say.joinAbout}</span>
        </a>
      </li>
      <li>
        <a class="plate" href="/daily">
          <strong>{say.daily}</strong>
          <span>{say.dailyAbout}</span>
        </a>
      </li>
      <li>
        <a class="plate" href="/verify" data-whole>
          <strong>{say.verify}</strong>
          <span>{say.verifyAbout}</span>
        </a>
      </li>
    </ul>
  );
}
