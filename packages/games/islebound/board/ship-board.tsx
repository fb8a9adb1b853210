// My ship: deck, hammocks, hold, fighters and purse; beside it my city, and the cards in my hand.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { itemAt } from '@tidetable/engine';
import {
  booksAreCards,
  type CrewId,
  cargoLimit,
  FIGHTERS,
  type SeenCaptain,
  type View,
} from '../public.ts';
import { City } from './building-card.tsx';
import { LastRound } from './captains.tsx';
import { FIGHTER_ICONS, GOOD_ICONS } from './looks.ts';
import { CrewStack, SpotButton, stacksOf } from './parts.tsx';
import { cityNeeded } from './score.ts';
import { boardWords } from './words.ts';

export function ShipBoard(props: BoardProps<View>) {
  const { view, seat } = props;
  if (seat === null) return null;
  const captain = itemAt(view.captains, seat);
  const say = boardWords();
  return (
    <div class={`hand ship-board ${seatClass(seat)}`}>
      <Berths board={props} look="on-deck" title={say.deck} crew={captain.deck} hurt={[]} />
      <Berths
        board={props}
        look="hammocks"
        title={say.hammocks}
        crew={captain.below}
        hurt={captain.injured}
      />
      <Hold board={props} captain={captain} seat={seat} />
      <section class="zone fighters">
        <h3>{say.fighters}</h3>
        <div class="zone-row">
          {FIGHTERS.map((fighter) => {
            const count = {
              pirate: captain.pirates,
              serpent: captain.serpents,
              ichor: Number(captain.ichor),
            }[fighter];
            if (fighter === 'ichor' && count === 0) return null;
            return (
              <SpotButton
                key={fighter}
                board={props}
                name={`fighter:${fighter}`}
                look={`tally${count === 0 ? ' is-none' : ''}`}
                label={say.fighter(fighter, count)}
                info={`fighter:${fighter}`}
              >
                <Icon name={FIGHTER_ICONS[fighter]} />
                <b>{count}</b>
              </SpotButton>
            );
          })}
        </div>
      </section>
      <section class="zone purse">
        <h3>{say.purse}</h3>
        <div class="zone-row">
          <span class="tally coins" data-spot="purse">
            <Icon name="two-coins" />
            <b>{captain.coins}</b>
            <span class="unseen">{say.holdings.coins}</span>
          </span>
          {!booksAreCards(view) && (
            <span class="tally books" data-spot="books">
              <Icon name="open-book" />
              <b>{captain.books}</b>
              <span class="unseen">{say.holdings.books}</span>
            </span>
          )}
        </div>
      </section>
      <section class="zone city">
        <h3>{say.city(captain.buildings.length, cityNeeded(view))}</h3>
        <div class="zone-row">
          <City view={view} seat={seat} />
          {captain.buildings.length === 0 && <span class="empty-plot">{say.emptyCity}</span>}
        </div>
      </section>
      <LastRound view={view} />
    </div>
  );
}

interface BerthsProps {
  readonly board: BoardProps<View>;
  readonly look: string;
  readonly title: string;
  readonly crew: readonly CrewId[];
  readonly hurt: readonly CrewId[];
}

function Berths({ board, look, title, crew, hurt }: BerthsProps) {
  return (
    <section class={`zone ${look}`} data-spot={look}>
      <h3>{title}</h3>
      <div class="zone-row">
        {stacksOf(crew).map((stack) => (
          <CrewStack key={stack.crew} board={board} {...stack} />
        ))}
        {stacksOf(hurt).map((stack) => (
          <CrewStack key={stack.crew} board={board} {...stack} hurt />
        ))}
        {crew.length + hurt.length === 0 && <span class="empty-plot">–</span>}
      </div>
    </section>
  );
}

function Hold({
  board,
  captain: { fish, wood },
  seat,
}: {
  board: BoardProps<View>;
  captain: SeenCaptain;
  seat: number;
}) {
  const room = cargoLimit(board.view, seat);
  const say = boardWords();
  const over = fish + wood > room;
  return (
    <section class={`zone hold${over ? ' over' : ''}`}>
      <h3>{say.hold(fish + wood, room)}</h3>
      <div class="crates">
        {(['fish', 'wood'] as const).map((good) => {
          const count = good === 'fish' ? fish : wood;
          return (
            <SpotButton
              key={good}
              board={board}
              name={`hold:${good}`}
              look={`stowed ${good}${count === 0 ? ' is-none' : ''}`}
              label={say.stowed(good, count)}
              info="hold"
            >
              <Icon name={GOOD_ICONS[good]} />
              <b>{count}</b>
            </SpotButton>
          );
        })}
      </div>
    </section>
  );
}
