// A thing in a list that can be touched: lit when something can be done with it.
import type { ComponentChildren } from 'preact';
import type { BoardProps, Spot } from '../board.ts';

interface Props {
  readonly board: Pick<BoardProps, 'spot' | 'pick'>;
  readonly name: Spot;
  readonly children: ComponentChildren;
}

export function Thing({ board, name, children }: Props) {
  const { kind } = board.spot(name);
  if (kind === 'plain')
    return (
      <div class="thing plain" data-spot={name} data-own>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      class={`thing ${kind}`}
      data-spot={name}
      data-own
      aria-disabled={kind === 'barred' ? true : undefined}
      onClick={() => board.pick(name)}
    >
      {children}
    </button>
  );
}
