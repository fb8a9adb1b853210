// What clients and the table server say to each other.
export { type ClientMessage, clientMessage, isPlainMove } from './client-messages.ts';
export { CLOSE, HEARTBEAT, LONGEST_MESSAGE } from './connection.ts';
export { type FieldFault, type FieldWhy, faultsIn, WHYS } from './field-faults.ts';
export type { MoveAction, MoveResult, TakeBack, Why } from './moves.ts';
export { openApi } from './openapi.ts';
export type { OrderBody, OrderShown } from './orders.ts';
export {
  apply,
  diff,
  diffOfTexts,
  type Json,
  type Patch,
  type PatchOfParts,
  type Splice,
} from './patch.ts';
export type { Access, ParametersIn, RouteSpec, Routes } from './route.ts';
export type { accountRoutes } from './routes/accounts.ts';
export type { DealShown, fairRoutes } from './routes/fair.ts';
export { ROUTES, type RouteName } from './routes/index.ts';
export type { lobbyRoutes } from './routes/lobby.ts';
export type { moderationRoutes } from './routes/moderation.ts';
export type { peopleRoutes } from './routes/people.ts';
export type { playRoutes } from './routes/play.ts';
export type { waitingRoutes } from './routes/waiting.ts';
export { type ServerMessage, textOfMoved } from './server-messages.ts';
export type { ChatLine, InviteShown, TableShown } from './tables.ts';
export type { ActionsByRule, LogEntry, TableView, TableWords } from './views.ts';
