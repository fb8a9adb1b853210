// Both decks, as far as is public: the discard piles, and what must still be in the decks.
import type { Signal } from '@preact/signals';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { sharedWords } from '@tidetable/board/words/index.ts';
import { useEffect, useRef } from 'preact/hooks';
import { CARD_COUNTS, CARDS } from '../rules/questions.ts';
import { CARD_NAMES, type Card, TILE_NAMES, type Tile, type View } from '../words/en/face.ts';
import { CARD_ICONS } from './scenery.ts';
import { boardWords } from './words.ts';

export function Piles({ view, isOpen }: { view: View; isOpen: Signal<boolean> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen.value && dialog.current?.open === false) dialog.current.showModal();
  }, [isOpen.value]);
  const say = boardWords();
  return (
    <dialog
      ref={dialog}
      class="sheet piles"
      aria-label={say.decks}
      onClose={() => (isOpen.value = false)}
    >
      {isOpen.value && (
        <>
          <header>
            <h2>{say.decks}</h2>
            <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
              {sharedWords().close} <kbd>Esc</kbd>
            </button>
          </header>
          <section>
            <h3>{say.treasureDiscard(view.treasureDiscard.length)}</h3>
            <Cards counts={countsOf(view.treasureDiscard)} />
            <h3>{say.treasureLeft(view.treasureDeck)}</h3>
            <Cards counts={unseen(view)} />
          </section>
          <section>
            <h3>{say.floodDiscard(view.floodDiscard.length)}</h3>
            <Tiles tiles={view.floodDiscard.toReversed()} view={view} />
            {view.floodDeck.toReversed().map((layer, nth) => (
              <div key={nth}>
                <h3>{nth === 0 ? say.floodNext(layer.length) : say.floodThen(layer.length)}</h3>
                <Tiles tiles={layer} view={view} />
              </div>
            ))}
          </section>
        </>
      )}
    </dialog>
  );
}

type Counts = ReadonlyMap<Card, number>;

function countsOf(cards: readonly Card[]): Counts {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** What is in no hand and no discard pile is in the deck. */
function unseen({ hands, treasureDiscard }: View): Counts {
  const seen = countsOf([...hands.flat(), ...treasureDiscard]);
  return new Map(CARDS.map((card) => [card, CARD_COUNTS[card] - (seen.get(card) ?? 0)]));
}

function Cards({ counts }: { counts: Counts }) {
  const some = CARDS.filter((card) => (counts.get(card) ?? 0) > 0);
  if (some.length === 0) return <p class="none">{boardWords().none}</p>;
  return (
    <ul class="counted">
      {some.map((card) => (
        <li key={card} data-own>
          <span class={`mini ${card}`}>
            <Icon name={CARD_ICONS[card]} />
          </span>
          {counts.get(card)} × {CARD_NAMES[card]}
        </li>
      ))}
    </ul>
  );
}

function Tiles({ tiles, view }: { tiles: readonly Tile[]; view: View }) {
  if (tiles.length === 0) return <p class="none">{boardWords().none}</p>;
  return (
    <ul class="named">
      {tiles.map((tile) => (
        <li key={tile} class={view.condition[view.tiles.indexOf(tile)] ?? 'dry'} data-own>
          {TILE_NAMES[tile]}
        </li>
      ))}
    </ul>
  );
}
