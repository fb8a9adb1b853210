// What was asked and is not answered yet: asked again, with the same request, until it is.
import type { Answer, Heard, Said } from '@tidetable/protocol';

type Ask = Said & { readonly do: 'play' | 'undo' };

interface Pending {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  /** Runs while the answer was to ask again later. */
  later: ReturnType<typeof setTimeout> | undefined;
}

const TRIES = 8;
const BETWEEN_TRIES = 500;

export class Asks {
  readonly #say: (message: Said) => boolean;
  readonly #pending = new Map<string, Pending>();

  constructor(say: (message: Said) => boolean) {
    this.#say = say;
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#pending.set(ask.request, { ask, resolve, reject, tries: 0, later: undefined });
      this.#say(ask);
    });
  }

  /** On a new connection. */
  askAgain(): void {
    for (const { ask, later } of this.#pending.values()) if (later === undefined) this.#say(ask);
  }

  answered({
    is: _is,
    table: _table,
    request,
    ...answer
  }: Heard & { readonly is: 'answer' }): void {
    const pending = this.#pending.get(request);
    if (pending === undefined) return;
    pending.tries += 1;
    const wait = waitFor(answer as Answer, pending.tries);
    if (wait === null) {
      this.#pending.delete(request);
      return pending.resolve(answer as Answer);
    }
    clearTimeout(pending.later);
    pending.later = setTimeout(() => {
      pending.later = undefined;
      this.#say(pending.ask);
    }, wait);
  }

  /** Nothing will be answered any more. */
  giveUp(why: string): void {
    for (const { later, reject } of this.#pending.values()) {
      clearTimeout(later);
      reject(new Error(why));
    }
    this.#pending.clear();
  }
}

/** Milliseconds until it is worth asking the same again; null if this is the answer. */
function waitFor(answer: Answer, tries: number): number | null {
  return answer.kind === 'not-saved' && tries < TRIES ? BETWEEN_TRIES * tries : null;
}

/** New for everything asked. */
export function freshRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
