// A sheet of paper on the chart, for what must be settled before anything else.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';

interface Props {
  readonly title: string;
  readonly icon: IconName;
  readonly class?: string;
  /** Lies at the top, because what it is about is at the bottom of the chart. */
  readonly isHigh?: boolean;
  readonly children: ComponentChildren;
}

export function Panel({ title, icon, class: look = '', isHigh = false, children }: Props) {
  return (
    <section class={`matter over-chart ${look}${isHigh ? ' high' : ''}`} aria-label={title}>
      <h3>
        <Icon name={icon} /> <span data-own>{title}</span>
      </h3>
      {children}
    </section>
  );
}
