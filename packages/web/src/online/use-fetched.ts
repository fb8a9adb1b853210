// A value from the server that a page shows, refreshed while the page is visible.
import { type Signal, useSignal } from '@preact/signals';
import { Refused } from '@tidetable/client';
import { useEffect } from 'preact/hooks';
import { whyNot } from '../core/server.ts';

export interface Fetched<T> {
  readonly found: Signal<T | null>;
  readonly trouble: Signal<string | null>;
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
  const trouble = useSignal<string | null>(null);
  const refused = useSignal<string | null>(null);
  const again = (): void => {
    asked().then(
      (answer) => {
        found.value = answer;
        trouble.value = null;
        refused.value = null;
      },
      (error: unknown) => {
        trouble.value = whyNot(error);
        refused.value = error instanceof Refused ? error.code : null;
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
  return { found, trouble, refused, again };
}
