// A spot that is a button of the page and not a part of the drawing.

import type { BoardProps, Spot } from '@tidetable/board/board.ts';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly board: Pick<BoardProps, 'spot' | 'pick'>;
  readonly name: Spot;
  readonly class?: string;
  /** What a reader says, where what it shows is not enough. */
  readonly label?: string;
  /** More about it, for whoever points at it; its name is what it shows. */
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
