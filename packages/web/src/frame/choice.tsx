// Things to choose from as buttons with digits, the rest of a long list behind the last of them.
import { useSignal } from '@preact/signals';
import { words } from '../words/index.ts';
import { pageOf } from './groups.ts';
import { useKeys } from './keys.ts';

export interface Entry {
  readonly key: string;
  readonly label: string;
  /** All of it, where the label is short because the heading says the rest. */
  readonly full?: string;
  readonly isWeighty: boolean;
  /** Whether choosing it leads to more to choose from. */
  readonly opens: boolean;
  choose(): void;
}

interface Props {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Goes back to what there was to choose before. */
  readonly back?: (() => void) | undefined;
}

export function Choice({ label, entries, back }: Props) {
  const page = useSignal(0);
  const now = pageOf(entries, page.value);
  const turnPage = (): void => {
    page.value += 1;
  };
  const say = words().table;
  const hasMore = now.length < entries.length;
  const isAlone = now.filter(({ isWeighty }) => isWeighty).length === 1;
  const acts = [...now.map(({ choose }) => choose), ...(hasMore ? [turnPage] : [])];
  useKeys({
    ...Object.fromEntries(acts.map((act, nth) => [`${nth + 1}`, act])),
    ...(back === undefined ? {} : { Escape: back }),
  });
  return (
    <ol class="actions" aria-label={label} tabIndex={-1}>
      {now.map(({ key, label, full, isWeighty, opens, choose }, nth) => (
        <li key={key} class={isWeighty && isAlone ? 'decisive' : undefined}>
          <button
            type="button"
            class={isWeighty ? 'weighty' : ''}
            data-own
            aria-label={full && `${full} ${nth + 1}`}
            aria-expanded={opens ? false : undefined}
            onClick={choose}
          >
            {label} <kbd aria-hidden={full !== undefined}>{nth + 1}</kbd>
          </button>
        </li>
      ))}
      {hasMore && (
        <li key="more">
          <button type="button" class="quiet" onClick={turnPage}>
            {say.more} <kbd>{now.length + 1}</kbd>
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
