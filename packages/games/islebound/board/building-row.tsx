// Buildings for sale, from the book gates on the left to the open places on the right; or the cards in my hand.

import type { BoardProps } from '@tidetable/board/board.ts';
import { booksAreCards, rowGate, type View } from '../public.ts';
import { BuildingCard } from './building-card.tsx';
import { onTop } from './frames.ts';
import { boardWords } from './words.ts';

export function BuildingRow(props: BoardProps<View>) {
  const { view } = props;
  const say = boardWords();
  if (booksAreCards(view)) return <CardsInHand {...props} />;
  return (
    <section class="panel buildings" data-spot="buildings">
      <h3>
        {say.buildings} <small>{say.inDeck(view.buildingDeck)}</small>
      </h3>
      <ul>
        {view.buildingRow.map((building, place) => (
          <li key={building}>
            <BuildingCard board={props} building={building} gate={rowGate(view, place)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Buildings in hands: mine, and in the draft those passed to me. */
function CardsInHand(props: BoardProps<View>) {
  const { view } = props;
  const say = boardWords();
  const drafting = onTop(view, 'draft') !== null && view.pack.length > 0;
  const cards = view.pick === null ? view.hand : [...view.hand, view.pick];
  const count = say.deckAndDiscard(view.buildingDeck, view.buildingDiscard.length);
  return (
    <>
      {drafting && (
        <section class="panel buildings">
          <h3>{say.pack}</h3>
          <Cards board={props} cards={view.pack} />
        </section>
      )}
      <section class="panel buildings" data-spot="buildings">
        <h3>
          {props.seat === null ? say.buildingCards : say.cards} <small>{count}</small>
        </h3>
        {cards.length === 0 && <p class="empty-plot">{say.noCards}</p>}
        <Cards board={props} cards={cards} />
      </section>
    </>
  );
}

function Cards({ board, cards }: { board: BoardProps<View>; cards: View['hand'] }) {
  return (
    <ul class="in-hand">
      {cards.map((building) => (
        <li key={building}>
          <BuildingCard board={board} building={building} />
        </li>
      ))}
    </ul>
  );
}
