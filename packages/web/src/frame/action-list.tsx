// Everything that can be done now, as buttons with keys: what the pointer, the keyboard and a screen reader share.
import { useEffect } from 'preact/hooks';
import type { BoardKit, Offer } from '../boards/board.ts';
import { words } from '../words/index.ts';
import { grouped } from './groups.ts';
import { isTyping } from './keys.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly kit: BoardKit;
  choose(offer: Offer): void;
  chooseAmong(offers: readonly Offer[]): void;
}

export function ActionList({ offers, kit, choose, chooseAmong }: Props) {
  const groups = grouped(offers.filter(({ allowed }) => allowed));
  const pick = (among: readonly Offer[]): void => {
    const [only] = among;
    if (among.length === 1 && only !== undefined) choose(only);
    else chooseAmong(among);
  };
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if (isTyping(event) || !/^[1-9]$/.test(event.key)) return;
      const group = groups[Number(event.key) - 1];
      if (group !== undefined) pick(group.offers);
    };
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, [offers]);
  return (
    <ol class="actions" aria-label={words().table.actions}>
      {groups.map(({ label, offers: [first, ...more] }, nth) => (
        <li key={first?.text}>
          <button
            type="button"
            class={first !== undefined && kit.isWeighty(first.action) ? 'weighty' : ''}
            data-own
            aria-haspopup={more.length > 0 ? 'dialog' : undefined}
            onClick={() => pick(first === undefined ? more : [first, ...more])}
          >
            {label} {nth < 9 && <kbd>{nth + 1}</kbd>}
          </button>
        </li>
      ))}
    </ol>
  );
}
