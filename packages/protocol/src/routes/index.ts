// Every route of the API.
import { lobbyRoutes } from './lobby.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';
import { waitingRoutes } from './waiting.ts';

export const ROUTES = { ...peopleRoutes, ...lobbyRoutes, ...playRoutes, ...waitingRoutes };
export type RouteName = keyof typeof ROUTES;
