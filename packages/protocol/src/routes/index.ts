// Every route of the API.
import { fairRoutes } from './fair.ts';
import { lobbyRoutes } from './lobby.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';

export const ROUTES = { ...peopleRoutes, ...lobbyRoutes, ...playRoutes, ...fairRoutes };
export type RouteName = keyof typeof ROUTES;
