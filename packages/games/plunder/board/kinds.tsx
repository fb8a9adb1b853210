// The four kinds of cards: their icons, and a few of them in a row.

import { Icon } from '@tidetable/board/look/icon.tsx';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import { type Cards, KINDS, type Kind } from '../public.ts';
import { boardWords } from './words.ts';

export const KIND_ICONS: Readonly<Record<Kind, IconName>> = {
  wood: 'wood-pile',
  iron: 'metal-bar',
  rum: 'brandy-bottle',
  gold: 'coins',
};

/** `2 wood, 1 gold` as chips; what the purse lacks is only outlined. */
export function Chips({ cards, purse }: { readonly cards: Cards; readonly purse?: Cards }) {
  const chips = KINDS.flatMap((kind, at) => (cards[at] ? [{ kind, count: cards[at], at }] : []));
  if (chips.length === 0) return <span class="chips none">{boardWords().nothing}</span>;
  return (
    <span class="chips">
      {chips.map(({ kind, count, at }) => (
        <span
          key={kind}
          class={[
            'chip',
            kind,
            ...(purse !== undefined && (purse[at] ?? 0) < count ? ['short'] : []),
            ...(count === 1 ? ['one'] : []),
          ].join(' ')}
        >
          <Icon name={KIND_ICONS[kind]} />
          <b>{count}</b>
          <span class="unseen" data-own>
            {kind}
          </span>
        </span>
      ))}
    </span>
  );
}
