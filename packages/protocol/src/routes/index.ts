// Every route of the API.
import { lobbyRoutes } from './lobby.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';

export const ROUTES = { ...peopleRoutes, ...lobbyRoutes, ...playRoutes };
export type RouteName = keyof typeof ROUTES;
