// Taking back: the last action, or the whole turn so far.
import type { Shown, TakeBack } from '../tables/shown.ts';
import { words } from '../words/index.ts';
import { useKeys } from './keys.ts';

interface Props {
  readonly shown: Shown;
  take(what: TakeBack): void;
}

export function TakeBacks({ shown: { undoable }, take }: Props) {
  const say = words().table;
  useKeys({ u: () => take('action') });
  return (
    <>
      <button
        type="button"
        class="quiet"
        aria-disabled={undoable === 0}
        onClick={() => take('action')}
      >
        {say.undo} <kbd>U</kbd>
      </button>
      {undoable > 1 && (
        <button type="button" class="quiet" onClick={() => take('turn')}>
          {say.restart}
        </button>
      )}
    </>
  );
}
