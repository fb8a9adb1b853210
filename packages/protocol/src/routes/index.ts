// Every route of the API.
import { accountRoutes } from './accounts.ts';
import { fairRoutes } from './fair.ts';
import { lobbyRoutes } from './lobby.ts';
import { moderationRoutes } from './moderation.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';
import { waitingRoutes } from './waiting.ts';

export const ROUTES = {
  ...peopleRoutes,
  ...accountRoutes,
  ...moderationRoutes,
  ...lobbyRoutes,
  ...playRoutes,
  ...waitingRoutes,
  ...fairRoutes,
};
export type RouteName = keyof typeof ROUTES;
