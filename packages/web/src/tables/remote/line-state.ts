// Whether the server hears us: a short silence is nobody's business.
import { signal } from '@preact/signals';
import type { ConnectOptions } from '@tidetable/client';

/** `lost`: for longer than anybody would overlook; `ended`: the session is over. */
export type LineState = 'fine' | 'lost' | 'ended';

const UNNOTICED = 2_000;

export class Noticed {
  readonly state = signal<LineState>('fine');
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly changed: NonNullable<ConnectOptions['changed']> = (line) => {
    if (line === 'open') this.#say('fine');
    else if (line === 'over') this.#say('ended');
    else this.#timer ??= setTimeout(() => this.#say('lost'), UNNOTICED);
  };

  #say(state: LineState): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.state.value = state;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** When the network changes or somebody looks again, the line is tried at once. */
export function wakes(wake: () => void): () => void {
  const looked = (): void => {
    if (!document.hidden) wake();
  };
  addEventListener('online', wake);
  addEventListener('offline', wake);
  document.addEventListener('visibilitychange', looked);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('offline', wake);
    document.removeEventListener('visibilitychange', looked);
  };
}
