// A sheet of paper on the chart, for what must be settled first.

import { Icon } from '@tidetable/board/look/icon.tsx';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly title: string;
  readonly icon: IconName;
  readonly class?: string;
  /** At the top, because its subject is at the bottom of the chart. */
  readonly isHigh?: boolean;
  /** Its form was opened: it takes the focus. */
  readonly isAsked?: boolean;
  readonly children: ComponentChildren;
}

const FIRST = '.stepper button:not([aria-disabled])';

export function Panel(props: Props) {
  const { title, icon, class: look = '', isHigh = false, isAsked = false, children } = props;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) sheet.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [isAsked]);
  return (
    <section
      ref={sheet}
      class={`matter over-chart ${look}${isHigh ? ' high' : ''}`}
      aria-label={title}
    >
      <h3>
        <Icon name={icon} /> <span data-own>{title}</span>
      </h3>
      {children}
    </section>
  );
}
