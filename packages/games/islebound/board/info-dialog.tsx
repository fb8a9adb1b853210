// A page about one thing, over the table.

import type { BoardProps } from '@tidetable/board/board.ts';
import { sharedWords } from '@tidetable/board/words/index.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { View } from '../public.ts';
import { toldOf } from './info.ts';
import { pageOn } from './info-pages.ts';
import { boardWords } from './words.ts';

export function InfoDialog({ view, seat }: Pick<BoardProps<View>, 'view' | 'seat'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const page = toldOf.value === null ? null : pageOn(toldOf.value, view, seat);
  useEffect(() => {
    if (page !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [page]);
  if (page === null) return null;
  const close = (): void => {
    toldOf.value = null;
  };
  const say = boardWords().info;
  return (
    <dialog ref={dialog} class="info-page" aria-label={page.title} onClose={close}>
      <h2 data-own>{page.title}</h2>
      {page.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {page.figures && (
        <dl class="figures">
          {page.figures.map(([part, count]) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{say.sourcesTitle}</h3>
      <dl class="sources">
        {page.sources.map(({ part, mark, note }) => (
          <div key={`${part} ${mark}`}>
            <dt>{say.of[part]}</dt>
            <dd class={mark.toLowerCase()}>
              <b>{mark}</b> {say.sources[mark]}
              {note !== undefined && <small data-own> ({note})</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div class="closing">
        <button type="button" onClick={close}>
          {sharedWords().close}
        </button>
      </div>
    </dialog>
  );
}
