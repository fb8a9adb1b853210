// Something that is being asked of the server: whether it is under way, and why it was not done.
import { type Signal, useSignal } from '@preact/signals';
import { whyNot } from './server.ts';

export interface Doing {
  readonly trouble: Signal<string | null>;
  readonly isBusy: Signal<boolean>;
  /** One thing at a time. */
  run(work: () => Promise<unknown>): void;
}

export function useDoing(): Doing {
  const trouble = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const run = (work: () => Promise<unknown>): void => {
    if (isBusy.value) return;
    trouble.value = null;
    isBusy.value = true;
    work()
      .catch((error: unknown) => {
        trouble.value = whyNot(error);
      })
      .finally(() => {
        isBusy.value = false;
      });
  };
  return { trouble, isBusy, run };
}
