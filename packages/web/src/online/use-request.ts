// Something that is being asked of the server: whether it is under way, and why it was not done.
import { type Signal, useSignal } from '@preact/signals';
import { type Blame, blameFor } from '../core/refusals.ts';

export interface ServerRequest {
  /** What no field of the form is to blame for. */
  readonly trouble: Signal<string | null>;
  /** What each field is to blame for. */
  readonly at: Signal<Blame['fields']>;
  readonly isBusy: Signal<boolean>;
  /** One thing at a time. */
  run(work: () => Promise<unknown>): void;
}

/** `fields`: those of the form that show what they are to blame for. */
export function useRequest(fields: readonly string[] = []): ServerRequest {
  const trouble = useSignal<string | null>(null);
  const at = useSignal<Blame['fields']>({});
  const isBusy = useSignal(false);
  const run = (work: () => Promise<unknown>): void => {
    if (isBusy.value) return;
    trouble.value = null;
    at.value = {};
    isBusy.value = true;
    work()
      .catch((error: unknown) => {
        const blame = blameFor(error, fields);
        trouble.value = blame.rest;
        at.value = blame.fields;
      })
      .finally(() => {
        isBusy.value = false;
      });
  };
  return { trouble, at, isBusy, run };
}
