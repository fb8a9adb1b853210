// Buildings for sale, from the book gates on the left to the open places on the right.
import { booksAreCards, rowGate, type View } from '@tidetable/islebound/public';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { BuildingCard } from './building-card.tsx';

export function BuildingRow(props: BoardProps<View>) {
  const { view } = props;
  const say = words().islebound;
  if (booksAreCards(view))
    return (
      <section class="panel buildings" data-spot="buildings">
        <h3>{say.buildingCards}</h3>
        <p class="note">{say.deckAndDiscard(view.buildingDeck, view.buildingDiscard.length)}</p>
      </section>
    );
  return (
    <section class="panel buildings" data-spot="buildings">
      <h3>
        {say.buildings} <small>{say.left(view.buildingDeck)}</small>
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
