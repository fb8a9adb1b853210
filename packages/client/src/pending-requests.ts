// Requests without an answer yet: sent again under the same id until there is one.
import type { ClientMessage, MoveResult, ServerMessage } from '@tidetable/protocol';

type Request = ClientMessage & { readonly do: 'play' | 'undo' };

interface Pending {
  readonly message: Request;
  readonly resolve: (answer: MoveResult) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  /** Runs after an answer that said to try again. */
  retry: ReturnType<typeof setTimeout> | undefined;
}

const TRIES = 8;
const RETRY_PAUSE = 500;

export class PendingRequests {
  readonly #send: (message: ClientMessage) => boolean;
  readonly #pending = new Map<string, Pending>();

  constructor(send: (message: ClientMessage) => boolean) {
    this.#send = send;
  }

  add(message: Request): Promise<MoveResult> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.request, {
        message,
        resolve,
        reject,
        tries: 0,
        retry: undefined,
      });
      this.#send(message);
    });
  }

  /** On a new connection. */
  resend(): void {
    for (const { message, retry } of this.#pending.values())
      if (retry === undefined) this.#send(message);
  }

  answered({
    is: _is,
    table: _table,
    request,
    ...answer
  }: ServerMessage & { readonly is: 'answer' }): void {
    const pending = this.#pending.get(request);
    if (pending === undefined) return;
    pending.tries += 1;
    const pause = pauseAfter(answer as MoveResult, pending.tries);
    if (pause === null) {
      this.#pending.delete(request);
      return pending.resolve(answer as MoveResult);
    }
    clearTimeout(pending.retry);
    pending.retry = setTimeout(() => {
      pending.retry = undefined;
      this.#send(pending.message);
    }, pause);
  }

  /** No answer can come any more. */
  giveUp(why: string): void {
    for (const { retry, reject } of this.#pending.values()) {
      clearTimeout(retry);
      reject(new Error(why));
    }
    this.#pending.clear();
  }
}

/** Milliseconds until the next try; null if this is the answer. */
function pauseAfter(answer: MoveResult, tries: number): number | null {
  return answer.kind === 'not-saved' && tries < TRIES ? RETRY_PAUSE * tries : null;
}

/** A new id for every request. */
export function freshRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
