// Undo: the last action, or the whole turn so far; and redo.

import { useKeys } from '@tidetable/board/keys.ts';
import { useLayoutEffect } from 'preact/hooks';
import type { Shown, TakeBack } from '../tables/shown.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly shown: Shown;
  take(what: TakeBack): void;
  /** Redo; null where there is nothing to redo. */
  readonly redo: (() => void) | null;
}

export function TakeBacks({ shown: { undoable }, take, redo }: Props) {
  const say = words().table;
  useKeys({ u: () => take('action') });
  useCommands({ z: () => take('action'), y: redo, Z: redo });
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

/** With Ctrl or Cmd, as everywhere else. */
function useCommands(commands: Readonly<Record<string, (() => void) | null>>): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      const act = commands[key];
      if (!(ctrlKey || metaKey) || altKey || isText || act === undefined || event.repeat) return;
      event.preventDefault();
      act?.();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
