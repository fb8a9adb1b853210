// Who the visitor is to this server: unknown, a guest with a name, or an account.
import { signal } from '@preact/signals';
import { change } from '@tidetable/board/settings.ts';
import { Refused } from '@tidetable/client';
import { ask } from '../core/server.ts';
import { store, stored } from './local-storage.ts';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly login: string | null;
  readonly isAdmin: boolean;
}

/** Limits of a name field. The server counts graphemes: a joined emoji is one. */
export const MOST_TYPED = 120;

const KEY = 'tidetable person';

/** Undefined until it is known; null for a stranger. */
export const me = signal<Me | null | undefined>(undefined);

/** This browser's session is over; the server does not say why. */
export const hasEnded = signal(false);

let asking: Promise<Me | null> | null = null;

/** Who is here. Asks the server only if this browser has had a session. */
export function whoAmI(): Promise<Me | null> {
  if (me.value !== undefined) return Promise.resolve(me.value);
  asking ??= (stored(KEY) === null ? Promise.resolve(null) : fetchMe()).then((found) =>
    setMe(found),
  );
  return asking;
}

async function fetchMe(): Promise<Me | null> {
  try {
    return await ask('GET /api/me');
  } catch (error) {
    if (error instanceof Refused && error.status === 401) {
      hasEnded.value = true;
      return null;
    }
    asking = null;
    throw error;
  }
}

/** Sets the current person. */
export function setMe(person: Me | null): Me | null {
  store(KEY, person?.id ?? null);
  if (person !== null) change({ name: person.name });
  me.value = person;
  if (person !== null) hasEnded.value = false;
  return person;
}

/** Joins as a guest; a guest already known by an older cookie takes the name. */
export async function joinAsGuest(name: string): Promise<Me | null> {
  try {
    const guest = await ask('POST /api/guests', { body: { name } });
    return setMe({ ...guest, login: null, isAdmin: false });
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'already-in')) throw error;
    return setMe(await ask('GET /api/me'));
  }
}
