// What clients and the table server say to each other.
export { CLOSE, HEARTBEAT, LONGEST_MESSAGE, type Said, said } from './live.ts';
export { openApi } from './openapi.ts';
export type { Access, ParametersIn, RouteSpec, Routes } from './route.ts';
export { ROUTES, type RouteName } from './routes/index.ts';
export type { lobbyRoutes } from './routes/lobby.ts';
export type { peopleRoutes } from './routes/people.ts';
export type { playRoutes } from './routes/play.ts';
export type { ChatLine, TableShown } from './tables.ts';
