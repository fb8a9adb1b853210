// A value from the server that a page shows, refreshed while the page is visible.
import { type Signal, useSignal } from '@preact/signals';
import { Refused } from '@tidetable/client';
import { useEffect } from 'preact/hooks';
import { whyNot } from '../core/server.ts';

export interface Fetched<T> {
  readonly found: Signal<T | null>;
  readonly error: Signal<string | null>;
  /** The error code of a refusal. */
  readonly refused: Signal<string | null>;
  again(): void;
}

/** `every`: milliseconds between requests; 0 for one request. */
export function useFetched<T>(
  asked: () => Promise<T>,
  about: readonly unknown[],
  every = 0,
): Fetched<T> {
  const found = useSignal<T | null>(null);
  const error = useSignal<string | null>(null);
  const refused = useSignal<string | null>(null);
  const again = (): void => {
    asked().then(
      (answer) => {
        found.value = answer;
        error.value = null;
        refused.value = null;
      },
      (why: unknown) => {
        error.value = whyNot(why);
        refused.value = why instanceof Refused ? why.code : null;
      },
    );
  };
  useEffect(() => {
    found.value = null;
    again();
    if (every === 0) return;
    const look = (): void => {
      if (!document.hidden) again();
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, about);
  return { found, error, refused, again };
}
