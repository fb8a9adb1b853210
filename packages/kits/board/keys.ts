// The keys of the table, and when they are somebody's typing instead.
import { useLayoutEffect } from 'preact/hooks';

type Keys = Readonly<Record<string, () => void>>;

/** Does something whenever one of these keys is pressed anywhere on the page, from the moment that it is shown. */
export function useKeys(keys: Keys): void {
  useKeysIn(keys, false);
}

/** The same before everybody else: for what lies over the table. */
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
