// The state of the connection; a short silence is not reported.
import { signal } from '@preact/signals';
import type { ConnectOptions } from '@tidetable/client';

/** `lost`: long enough to be noticed; `ended`: the session is over. */
export type State = 'fine' | 'lost' | 'ended';

const UNNOTICED = 2_000;

export class ConnectionState {
  readonly state = signal<State>('fine');
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly changed: NonNullable<ConnectOptions['changed']> = (state) => {
    if (state === 'open') this.#set('fine');
    else if (state === 'over') this.#set('ended');
    else this.#timer ??= setTimeout(() => this.#set('lost'), UNNOTICED);
  };

  #set(state: State): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.state.value = state;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** Reconnects at once when the network changes or the page becomes visible. */
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
