// A sheet of paper on the chart, for what must be settled before anything else.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';

interface Props {
  readonly title: string;
  readonly icon: IconName;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Panel({ title, icon, class: look = '', children }: Props) {
  return (
    <section class={`sheet over-chart ${look}`} aria-label={title}>
      <h3>
        <Icon name={icon} /> <span data-own>{title}</span>
      </h3>
      {children}
    </section>
  );
}
