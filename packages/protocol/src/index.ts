// What clients and the table server say to each other.
export { apply, type Json, type Patch, type PatchOfParts, type Splice } from './deltas.ts';
export type { Answer, Heard, Shown, Told, Why } from './heard.ts';
export { CLOSE, HEARTBEAT, LONGEST_MESSAGE } from './line.ts';
export { isPlainMove, type Said, said } from './live.ts';
export { openApi } from './openapi.ts';
export { type FieldFault, type FieldWhy, faultsIn, WHYS } from './refusing.ts';
export type { Access, ParametersIn, RouteSpec, Routes } from './route.ts';
export type { accountRoutes } from './routes/accounts.ts';
export type { DealShown, fairRoutes } from './routes/fair.ts';
export { ROUTES, type RouteName } from './routes/index.ts';
export type { lobbyRoutes } from './routes/lobby.ts';
export type { orderRoutes } from './routes/order.ts';
export type { peopleRoutes } from './routes/people.ts';
export type { playRoutes } from './routes/play.ts';
export type { waitingRoutes } from './routes/waiting.ts';
export type { ChatLine, InviteShown, TableShown } from './tables.ts';
export type { OrderShown } from './waiting.ts';
