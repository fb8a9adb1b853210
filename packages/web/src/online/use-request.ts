// A request to the server: whether it is under way, and why it was refused.
import { type Signal, useSignal } from '@preact/signals';
import { type Blame, blameFor } from '../core/refusals.ts';

export interface ServerRequest {
  /** Errors of no single field. */
  readonly error: Signal<string | null>;
  /** Errors by field. */
  readonly at: Signal<Blame['fields']>;
  readonly isBusy: Signal<boolean>;
  /** One request at a time. */
  run(work: () => Promise<unknown>): void;
}

/** `fields`: those of the form that show their own errors. */
export function useRequest(fields: readonly string[] = []): ServerRequest {
  const error = useSignal<string | null>(null);
  const at = useSignal<Blame['fields']>({});
  const isBusy = useSignal(false);
  const run = (work: () => Promise<unknown>): void => {
    if (isBusy.value) return;
    error.value = null;
    at.value = {};
    isBusy.value = true;
    work()
      .catch((why: unknown) => {
        const blame = blameFor(why, fields);
        error.value = blame.rest;
        at.value = blame.fields;
      })
      .finally(() => {
        isBusy.value = false;
      });
  };
  return { error, at, isBusy, run };
}
