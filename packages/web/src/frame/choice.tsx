// Several things can be done with what was touched: which?
import { useEffect, useRef } from 'preact/hooks';
import type { Offer } from '../boards/board.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly offers: readonly Offer[];
  choose(offer: Offer): void;
  close(): void;
}

export function Choice({ offers, choose, close }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [offers]);
  return (
    <div
      class="choice"
      role="dialog"
      aria-label={words().table.choose}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <h3>{words().table.choose}</h3>
      {offers.map((offer, nth) => (
        <button
          key={offer.text}
          ref={nth === 0 ? first : null}
          type="button"
          onClick={() => choose(offer)}
        >
          {offer.words}
        </button>
      ))}
      <button type="button" class="quiet" onClick={close}>
        {words().table.close}
      </button>
    </div>
  );
}
