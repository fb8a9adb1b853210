// The keys of the table; ignored while the player types.
import { useLayoutEffect } from 'preact/hooks';

type Keys = Readonly<Record<string, () => void>>;

/** Calls back when one of these keys is pressed anywhere on the page, while mounted. */
export function useKeys(keys: Keys): void {
  useKeysIn(keys, false);
}

/** The same ahead of all others: for overlays. */
export function useFirstKeys(keys: Keys): void {
  useKeysIn(keys, true);
}

function useKeysIn(keys: Keys, isFirst: boolean): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isTyping(event)) return;
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed, isFirst);
    return () => removeEventListener('keydown', pressed, isFirst);
  });
}

export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    document.querySelector('dialog[open]') !== null
  );
}
