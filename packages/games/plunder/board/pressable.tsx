// A spot that is an HTML button rather than part of the drawing.

import type { BoardProps, Spot } from '@tidetable/board/board.ts';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly board: Pick<BoardProps, 'spot' | 'pick'>;
  readonly name: Spot;
  readonly class?: string;
  /** The accessible name, where its content is not enough. */
  readonly label?: string;
  /** A description on hover; its name is its content. */
  readonly tip?: string;
  readonly children: ComponentChildren;
}

export function Pressable({ board, name, class: look = '', label, tip, children }: Props) {
  const { kind } = board.spot(name);
  return (
    <button
      type="button"
      class={`pressable ${look} ${kind}`}
      data-spot={name}
      data-tip={tip}
      aria-label={label}
      aria-disabled={kind === 'open' ? undefined : true}
      onClick={() => board.pick(name)}
    >
      {children}
    </button>
  );
}
