// Everything that can be done now, as buttons with keys: what the pointer, the keyboard and a screen reader share.
import { useRef } from 'preact/hooks';
import type { BoardKit, Offer } from '../boards/board.ts';
import { words } from '../words/index.ts';
import { Choice, type Entry } from './choice.tsx';
import { useKeptFocus } from './focus.ts';
import { grouped, restOf, startOf } from './groups.ts';
import { useKeys } from './keys.ts';
import type { Picking } from './picking.ts';

interface Props {
  readonly picking: Picking;
  readonly kit: BoardKit;
}

export function ActionList({ picking, kit }: Props) {
  const offers = picking.offers.value.filter(({ allowed }) => allowed);
  const isNarrowed = picking.picked.value.length > 0;
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  useKeys({ a: () => firstIn(box.current)?.focus() });
  const say = words().table;
  return (
    <div class={isNarrowed ? 'action-list narrowed' : 'action-list'} ref={box}>
      {isNarrowed && (
        <p class="choosing" data-own>
          {isOneKind(offers) ? startOf(offers) : say.choose}
        </p>
      )}
      <Choice
        key={JSON.stringify(picking.picked.value)}
        label={isNarrowed ? say.choose : say.actions}
        entries={isNarrowed ? few(offers, picking, kit) : all(offers, picking, kit)}
        back={isNarrowed ? () => picking.back() : undefined}
      />
    </div>
  );
}

const firstIn = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('button') ?? null;

function isOneKind(offers: readonly Offer[]): boolean {
  return offers.length > 1 && new Set(offers.map(({ action }) => action.type)).size === 1;
}

function all(offers: readonly Offer[], picking: Picking, kit: BoardKit): readonly Entry[] {
  return grouped(offers).map(({ label, offers: alike }) => {
    const [first, ...more] = alike as [Offer, ...Offer[]];
    const opens = more.length > 0;
    return {
      key: first.text,
      label,
      isWeighty: kit.isWeighty(first.action),
      opens,
      choose: () => (opens ? picking.pickType(first.action.type) : picking.choose(first)),
    };
  });
}

function few(offers: readonly Offer[], picking: Picking, kit: BoardKit): readonly Entry[] {
  const oneKind = isOneKind(offers);
  return offers.map((offer) => ({
    key: offer.text,
    label: oneKind ? restOf(offer, offers) : offer.words,
    full: offer.words,
    isWeighty: kit.isWeighty(offer.action),
    opens: false,
    choose: () => picking.choose(offer),
  }));
}
