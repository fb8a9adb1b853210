// A spot on the board, for mouse, touch and keys.
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import type { BoardProps, Spot } from './board.ts';

interface Props {
  readonly board: Pick<BoardProps, 'spot' | 'pick'>;
  readonly name: Spot;
  /** For screen readers. */
  readonly label: string;
  readonly transform?: string;
  readonly children: ComponentChildren;
}

export function SpotGroup({ board, name, label, transform, children }: Props) {
  const { kind, explains = false } = board.spot(name);
  const isLive = kind !== 'plain' || explains;
  const act = (): void => board.pick(name);
  const keyed = (event: TargetedKeyboardEvent<SVGGElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
  return (
    <g
      class={`spot ${kind}`}
      data-spot={name}
      role={isLive ? 'button' : 'img'}
      tabindex={-1}
      aria-label={label}
      aria-disabled={kind === 'barred' || explains ? true : undefined}
      aria-current={kind === 'picked' ? 'step' : undefined}
      transform={transform}
      onClick={isLive ? act : undefined}
      onKeyDown={isLive ? keyed : undefined}
    >
      {children}
    </g>
  );
}
