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
  /** Other links. */
  readonly children?: ComponentChildren;
}

export function NothingHere({ title, why, said, to = '/', way, children }: Props) {
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
        <a class="button weighty" href={to}>
          {way ?? say.home}
        </a>
        {children}
      </p>
    </main>
  );
}
