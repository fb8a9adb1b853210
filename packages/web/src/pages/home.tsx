// Home: every game and edition, one click from each.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kitOf } from '../boards/kits.ts';
import { cardOf, OTHER_EDITIONS, TITLES } from '../core/game-names.ts';
import { go } from '../core/route.ts';
import { MyTables } from '../online/my-tables.tsx';
import { soloGame } from '../tables/local/new-game.ts';
import { words } from '../words/index.ts';
import { GameCard } from './game-card.tsx';
import { SavedGames } from './home-saves.tsx';
import { SeaChart } from './sea-chart.tsx';
import './home.css';

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
        {TITLES.map((game) => (
          <Game key={game} game={game} />
        ))}
        {OTHER_EDITIONS.map((game) => (
          <Game key={game} game={game} isEdition />
        ))}
      </ul>
      <Harbour />
      <footer class="colophon">
        <p>
          {say.home.unofficial} <a href="/credits">{say.home.credits}</a>{' '}
          <a href="/docs/" data-whole>
            {say.home.docs}
          </a>
        </p>
      </footer>
    </main>
  );
}

/** Prefetches the table on hover; a failure shows at the table. */
function prefetch(game: string): void {
  Promise.all([kitOf(game), import('./local-table.tsx')]).catch(() => {});
}

function Game({ game, isEdition = false }: { game: string; isEdition?: boolean }) {
  const say = words();
  const card = cardOf(game);
  const onHover = (): void => prefetch(game);
  return (
    <GameCard game={game} isEdition={isEdition}>
      <p class="seats">{card.seats}</p>
      <p>{card.about}</p>
      <div class="play">
        <button
          type="button"
          class="weighty"
          title={say.home.playNowHelp}
          onPointerEnter={onHover}
          onFocus={onHover}
          onClick={() => go(`/local/${soloGame(game)}`)}
        >
          {say.home.playNow}
        </button>
        <a class="button" href={`/new?game=${game}`}>
          {say.home.friends}
        </a>
      </div>
      <p class="read">
        <a href={`/rules/${game}`}>{say.home.rules}</a>
        {!isEdition && <a href={`/learn/${game}`}>{say.home.learn}</a>}
      </p>
    </GameCard>
  );
}

/** Other links; those that need a server only if there is one. */
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
  return (
    <>
      {!isThere.value && <p class="aground">{say.aground}</p>}
      <ul class="harbour">
        {isThere.value && (
          <>
            <Plate href="/lobby" name={say.join} about={say.joinAbout} />
            <Plate href="/daily" name={say.daily} about={say.dailyAbout} />
          </>
        )}
        <Plate href="/replay" name={words().replay.title} about={say.replayAbout} />
        <Plate href="/verify" name={say.verify} about={say.verifyAbout} isWhole />
      </ul>
    </>
  );
}

interface PlateProps {
  readonly href: string;
  readonly name: string;
  readonly about: string;
  /** Not a page of the app: a full page load. */
  readonly isWhole?: true;
}

function Plate({ href, name, about, isWhole }: PlateProps) {
  return (
    <li>
      <a class="plate" href={href} data-whole={isWhole}>
        <strong>{name}</strong>
        <span>{about}</span>
      </a>
    </li>
  );
}
