// Nothing can be shown at this address: why, and where to go.

import { CompassRose } from '@tidetable/board/look/compass-rose.tsx';
import type { ComponentChildren } from 'preact';
import { words } from '../words/index.ts';
import './text-page.css';

interface Props {
  readonly title?: string;
  readonly why: string;
  /** The server's message. */
  readonly said?: string;
  /** Where the link leads, if not home. */
  readonly to?: string;
  readonly way?: string;
  /** Asks once more; then this is the first thing to do. */
  again?(): void;
  /** Other links. */
  readonly children?: ComponentChildren;
}

export function NothingHere({ title, why, said, to = '/', way, again, children }: Props) {
  const say = words().lost;
  return (
    <main class="text-page lost">
      <svg viewBox="-110 -110 220 220" aria-hidden="true">
        <CompassRose x={0} y={0} size={200} />
      </svg>
      <h1>{title ?? say.title}</h1>
      {said !== undefined && <p data-own>{said}</p>}
      <p>{why}</p>
      <p class="ways">
        {again !== undefined && (
          <button type="button" class="weighty" onClick={again}>
            {words().table.tryAgain}
          </button>
        )}
        <a class={again === undefined ? 'button weighty' : 'button'} href={to}>
          {way ?? say.home}
        </a>
        {children}
      </p>
    </main>
  );
}
