// Everything that can be done now, as buttons with keys: what the pointer, the keyboard and a screen reader share.
import { useEffect } from 'preact/hooks';
import type { BoardKit, Offer } from '../boards/board.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly kit: BoardKit;
  choose(offer: Offer): void;
}

export function ActionList({ offers, kit, choose }: Props) {
  const open = offers.filter(({ allowed }) => allowed);
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const offer = open[Number(event.key) - 1];
      if (/^[1-9]$/.test(event.key) && offer !== undefined) choose(offer);
    };
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, [offers]);
  return (
    <ol class="actions" aria-label={words().table.actions}>
      {open.map((offer, nth) => (
        <li key={offer.text}>
          <button
            type="button"
            class={kit.isWeighty(offer.action) ? 'weighty' : ''}
            onClick={() => choose(offer)}
          >
            {offer.words} {nth < 9 && <kbd>{nth + 1}</kbd>}
          </button>
        </li>
      ))}
    </ol>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
