// Asks once before a turn ends with something left to do; the question can be switched off.

import { useKeys } from '@tidetable/board/keys.ts';
import { change } from '@tidetable/board/settings.ts';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/index.ts';

/** Milliseconds before clicks count: the second of two quick clicks is meant for the previous button. */
const READY = 400;

export interface Ending {
  /** What would be left unused, in words. */
  readonly unused: string;
  /** The button's own words. */
  readonly label: string;
  end(): void;
  back(): void;
}

export function EndingQuestion({ unused, label, end, back }: Ending) {
  const say = words().table;
  const [isReady, setReady] = useState(false);
  useKeys({ e: end, Escape: back });
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class={isReady ? 'ending-question' : 'ending-question opening'} role="alert">
      <p class="choosing" data-own>
        {say.endsWith(unused)}
      </p>
      <ol class="actions" aria-label={say.choose} tabIndex={-1}>
        <li>
          <button type="button" class="quiet" onClick={back}>
            {say.back} <kbd>Esc</kbd>
          </button>
        </li>
        <li>
          <button type="button" class="weighty" onClick={end}>
            {label} <kbd>E</kbd>
          </button>
        </li>
        <li>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              change({ asksUnused: false });
              end();
            }}
          >
            {say.neverAsk}
          </button>
        </li>
      </ol>
    </div>
  );
}
