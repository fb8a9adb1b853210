// Every route's handler: one that is missing does not compile.
import type { ROUTES } from '@tidetable/protocol';
import type { HandlersOf } from '../ask.ts';
import { lobbyHandlers } from './lobby.ts';
import { peopleHandlers } from './people.ts';
import { playHandlers } from './play.ts';

export const HANDLERS: HandlersOf<typeof ROUTES> = {
  ...peopleHandlers,
  ...lobbyHandlers,
  ...playHandlers,
};
