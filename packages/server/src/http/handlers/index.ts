// Every route's handler: one that is missing does not compile.
import type { ROUTES } from '@tidetable/protocol';
import type { HandlersOf } from '../handler.ts';
import { accountHandlers } from './accounts.ts';
import { fairHandlers } from './fair.ts';
import { lobbyHandlers } from './lobby.ts';
import { moderationHandlers } from './moderation.ts';
import { peopleHandlers } from './people.ts';
import { playHandlers } from './play.ts';
import { waitingHandlers } from './waiting.ts';

export const HANDLERS: HandlersOf<typeof ROUTES> = {
  ...peopleHandlers,
  ...accountHandlers,
  ...moderationHandlers,
  ...lobbyHandlers,
  ...playHandlers,
  ...waitingHandlers,
  ...fairHandlers,
};
