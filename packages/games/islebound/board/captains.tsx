// Every captain at a glance: purse, hold, fighters, crew, renown, city.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { PresenceMark } from '@tidetable/board/presence-mark.tsx';
import { itemAt } from '@tidetable/engine';
import { Fragment } from 'preact';
import {
  booksAreCards,
  cargoLimit,
  type SeenCaptain,
  shipName,
  speedWith,
  type View,
} from '../public.ts';
import { City } from './building-card.tsx';
import { turnOf } from './frames.ts';
import { tellOf } from './info.ts';
import { emblemOfShip } from './looks.ts';
import { Count, CrewToken } from './parts.tsx';
import { cityNeeded, scoresIn } from './score.ts';
import { boardWords } from './words.ts';

export function Captains(props: BoardProps<View>) {
  const { view } = props;
  const say = boardWords();
  const first = props.seat ?? 0;
  const order = view.captains.map((_none, nth) => (first + nth) % view.seats);
  return (
    <>
      <h2>{say.captains}</h2>
      <LastRound view={view} />
      <ul class="skippers">
        {order.map((seat) => (
          <Captain key={seat} seat={seat} board={props} />
        ))}
      </ul>
    </>
  );
}

/** Above the captains, over the chart, or on my ship: where the layout keeps it visible. */
export function LastRound({ view: { trigger, outcome } }: { view: View }) {
  if (trigger === null || outcome !== null) return null;
  return <p class="last-round">{boardWords().trigger(trigger)}</p>;
}

function Captain({ seat, board }: { seat: number; board: BoardProps<View> }) {
  const { view, must, names } = board;
  const captain = itemAt(view.captains, seat);
  const say = boardWords();
  const total = scoresIn(view)[seat]?.total ?? 0;
  const signs = [
    ...(turnOf(view) === seat ? [say.sailing] : []),
    ...(view.firstPlayer === seat ? [say.firstPlayer] : []),
  ];
  const look = `skipper ${seatClass(seat)}${must.includes(seat) ? ' active' : ''}`;
  return (
    <li class={look} data-spot={`player:${seat}`}>
      <span class="crest">
        <Icon name={emblemOfShip(seat)} />
      </span>
      <span class="skipper-who">
        <strong data-own={seat === board.seat ? undefined : ''}>
          {names[seat]}
          <PresenceMark of={board.presence?.[seat]} />
        </strong>
        <span class="vessel-name">
          <span data-own>{shipName(seat)}</span>
          {signs.map((sign) => (
            <Fragment key={sign}>
              {'\u00a0· '}
              <em>{sign}</em>
            </Fragment>
          ))}
        </span>
      </span>
      <button
        type="button"
        class="bare sum-total"
        data-info={`score:${seat}`}
        onClick={() => tellOf(`score:${seat}`)}
      >
        <b aria-hidden="true">{total}</b>
        <span class="unseen">{say.score(total)}</span>
      </button>
      <Holdings captain={captain} view={view} seat={seat} />
      <span class="crew-line">
        {captain.deck.map((crew) => (
          <CrewToken key={crew} crew={crew} />
        ))}
        <span class="crew-below" title={say.below(captain.below.length, captain.injured.length)}>
          {captain.below.map((crew) => (
            <CrewToken key={crew} crew={crew} />
          ))}
          {captain.injured.map((crew) => (
            <CrewToken key={crew} crew={crew} hurt />
          ))}
        </span>
        <span class="unseen">
          {say.crewOf(captain.deck.length, captain.below.length, captain.injured.length)}
        </span>
      </span>
      <City view={view} seat={seat} />
    </li>
  );
}

function Holdings({ captain, view, seat }: { captain: SeenCaptain; view: View; seat: number }) {
  const say = boardWords().holdings;
  const cubes = view.influence.filter((slot) => slot === seat).length;
  const towns = view.owners.filter((owner) => owner === seat).length;
  const cards = booksAreCards(view);
  return (
    <span class="holdings">
      <Count icon="two-coins" count={captain.coins} title={say.coins} />
      <Count icon="double-fish" count={captain.fish} title={say.fish} />
      <Count icon="log" count={captain.wood} title={say.wood(cargoLimit(view, seat))} />
      <Count
        icon="open-book"
        count={cards ? captain.handSize : captain.books}
        title={cards ? say.cards : say.books}
      />
      <Count icon="pirate-skull" count={captain.pirates} title={say.pirates} />
      <Count icon="sea-serpent" count={captain.serpents} title={say.serpents} />
      {captain.ichor && <Count icon="sea-dragon" count={1} title={say.ichor} />}
      <Count icon="laurels" count={captain.tokens.length + captain.sevens} title={say.tokens} />
      <Count icon="cube" count={cubes} title={say.cubes} />
      <Count icon="flying-flag" count={towns} title={say.towns} />
      <span class="city-count">
        <Count
          icon="village"
          count={`${captain.buildings.length}/${cityNeeded(view)}`}
          title={say.city}
        />
      </span>
      <Count icon="ship-wheel" count={speedWith(captain)} title={say.speed} />
    </span>
  );
}
