// Choices as buttons with digit keys; the last button opens the rest of a long list.
import { useSignal } from '@preact/signals';
import { useKeys } from '@tidetable/board/keys.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';
import { pageOf } from './groups.ts';

export interface Entry {
  readonly key: string;
  readonly label: string;
  /** The full text, where the label is short because the heading says the rest. */
  readonly full?: string;
  /** It ends something or cannot be undone. */
  readonly isWeighty: boolean;
  /** The suggested next step: the one button that stands out. */
  readonly isPrimary?: boolean;
  readonly icon?: IconName | undefined;
  /** What it costs, or would leave unused. */
  readonly note?: string | null;
  /** A fixed key, the same at every decision, instead of a digit. */
  readonly letter?: string | undefined;
  /** Whether it opens further choices. */
  readonly opens: boolean;
  choose(): void;
}

interface Props {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Back to the previous choices. */
  readonly back?: (() => void) | undefined;
}

export function Choice({ label, entries, back }: Props) {
  const page = useSignal(0);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (page.value > 0) list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [page.value]);
  const lettered = entries.filter(({ letter }) => letter !== undefined);
  const digits = entries.filter(({ letter }) => letter === undefined);
  const some = pageOf(digits, page.value);
  const now = [...some, ...lettered];
  const turnPage = (): void => {
    page.value += 1;
  };
  const say = words().table;
  const hasMore = some.length < digits.length;
  const isAlone = now.filter(({ isWeighty }) => isWeighty).length === 1;
  const acts = [...some.map(({ choose }) => choose), ...(hasMore ? [turnPage] : [])];
  useKeys({
    ...Object.fromEntries(acts.map((act, nth) => [`${nth + 1}`, act])),
    ...Object.fromEntries(lettered.map(({ letter, choose }) => [letter, choose])),
    ...(back === undefined ? {} : { Escape: back }),
  });
  return (
    <ol ref={list} class="actions" aria-label={label} tabIndex={-1}>
      {now.map((entry, nth) => {
        const { key, label, full, isWeighty, isPrimary, icon, note, letter, opens } = entry;
        return (
          <li key={key} class={isWeighty && isAlone ? 'decisive' : undefined}>
            <button
              type="button"
              class={isPrimary ? 'weighty' : isWeighty ? 'lasting' : ''}
              data-own
              aria-label={full && `${full} ${letter ?? nth + 1}`}
              aria-expanded={opens ? false : undefined}
              onClick={entry.choose}
            >
              {icon !== undefined && <Icon name={icon} />}
              {label}
              {note && <small>{note}</small>}{' '}
              <kbd aria-hidden={full !== undefined}>{letter?.toUpperCase() ?? nth + 1}</kbd>
            </button>
          </li>
        );
      })}
      {hasMore && (
        <li key="more">
          <button type="button" class="quiet" onClick={turnPage}>
            {say.more} <kbd>{some.length + 1}</kbd>
          </button>
        </li>
      )}
      {back !== undefined && (
        <li key="back">
          <button type="button" class="quiet" onClick={back}>
            {say.back} <kbd>Esc</kbd>
          </button>
        </li>
      )}
    </ol>
  );
}
