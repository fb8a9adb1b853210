// The list of keys: `?` shows it.

import { useKeys } from '@tidetable/board/keys.ts';
import { useRef } from 'preact/hooks';
import { words } from '../words/index.ts';

interface Props {
  /** Whether the board is a chart that can be zoomed. */
  readonly hasChart: boolean;
}

export function KeyHelp({ hasChart }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useKeys({ '?': () => dialog.current?.showModal() });
  const say = words().keys;
  return (
    <dialog ref={dialog} class="sheet" aria-label={say.title}>
      <header>
        <h2>{say.title}</h2>
        <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
          {words().table.close} <kbd>Esc</kbd>
        </button>
      </header>
      <dl class="keys">
        {[...say.list, ...(hasChart ? say.chart : [])].map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
