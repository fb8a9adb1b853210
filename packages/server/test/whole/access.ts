// Who may do what, written out: the status that each request gets, by who asks. What is not here does not compile.
import type { ClientMessage, RouteName } from '@tidetable/protocol';
import { COOPERATIVE } from '../games-by-trait.ts';

/**
 * In this order: `out` is logged out; `stranger` is a guest with nothing to do here; `spectator` was invited to watch;
 * `neighbour` sits at seat 2, `sitter` at seat 1, `owner` at seat 0; `banned` sat at seat 3; `admin` keeps the server.
 */
export const ROLES = [
  'out',
  'stranger',
  'spectator',
  'neighbour',
  'sitter',
  'owner',
  'banned',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Everything is asked of a private table, at seat 1. */
export interface Row {
  /** A status for every role. */
  readonly gets: string;
  readonly body?: object;
  readonly query?: string;
  /** The table is being played at, unless it still waits. */
  readonly table?: 'open';
}

const MOVE = { request: 'matrix', base: 0, action: 'no-such-thing' };
const UNDO = { request: 'matrix', base: 0, what: 'action' };
const WORD = 'correct horse battery';

export const ROUTE_ROWS: Readonly<Record<RouteName, Row>> = {
  'POST /api/guests': { gets: '200 409 409 409 409 409 200 409', body: { name: 'Anne' } },
  'GET /api/me': { gets: '401 200 200 200 200 200 401 200' },
  'PATCH /api/me': { gets: '401 200 200 200 200 200 401 200', body: { name: 'Mary' } },
  'POST /api/logout': { gets: '401 200 200 200 200 200 401 200' },
  'POST /api/tokens': { gets: '401 200 200 200 200 200 401 200', body: { label: 'bot' } },
  'GET /api/people/:person': { gets: '200 200 200 200 200 200 200 200' },
  'GET /api/people/:person/games': { gets: '200 200 200 200 200 200 200 200' },
  'GET /api/ladders/:ladder': { gets: '200 200 200 200 200 200 200 200' },
  'POST /api/accounts': {
    gets: '401 409 409 409 409 409 401 409',
    body: { login: 'Keeper', password: WORD },
  },
  'POST /api/login': {
    gets: '200 200 200 200 200 200 200 200',
    body: { login: 'Keeper', password: WORD },
  },
  // A guess would use up the limit of all others.
  'POST /api/recover': {
    gets: '400 400 400 400 400 400 400 400',
    body: { login: 'Keeper', code: 'x', password: '' },
  },
  'PUT /api/me/password': {
    gets: '401 409 409 409 409 409 401 401',
    body: { old: 'wrong', password: WORD },
  },
  'GET /api/sessions': { gets: '401 200 200 200 200 200 401 200' },
  'DELETE /api/sessions': { gets: '401 200 200 200 200 200 401 200' },
  'DELETE /api/sessions/:session': { gets: '401 404 404 404 404 404 401 404' },
  'GET /api/regards': { gets: '401 200 200 200 200 200 401 200' },
  'PUT /api/regards/:person/:kind': { gets: '401 409 200 200 200 200 401 200' },
  'DELETE /api/regards/:person/:kind': { gets: '401 200 200 200 200 200 401 200' },
  'POST /api/reports': {
    gets: '401 404 404 404 404 404 401 404',
    body: { about: 'nobody', words: 'rude' },
  },
  'GET /api/admin/reports': { gets: '401 403 403 403 403 403 401 200' },
  'POST /api/admin/reports/:report/settle': { gets: '401 403 403 403 403 403 401 404' },
  'PUT /api/admin/bans/:person': { gets: '401 403 403 403 403 403 401 200' },
  'DELETE /api/admin/bans/:person': { gets: '401 403 403 403 403 403 401 200' },
  'GET /api/games': { gets: '200 200 200 200 200 200 200 200' },
  'GET /api/games/:game/rules': { gets: '200 200 200 200 200 200 200 200' },
  'GET /api/tables': { gets: '200 200 200 200 200 200 200 200' },
  'GET /api/me/tables': { gets: '401 200 200 200 200 200 401 200' },
  'POST /api/tables': {
    gets: '401 200 200 200 200 200 401 200',
    body: { game: COOPERATIVE, seats: 2 },
  },
  'GET /api/tables/:table': { gets: '404 404 200 200 200 200 404 404' },
  'DELETE /api/tables/:table': { gets: '404 404 403 403 403 200 404 404', table: 'open' },
  'POST /api/tables/:table/join': {
    gets: '404 404 200 200 200 200 404 404',
    table: 'open',
    body: {},
  },
  'POST /api/tables/:table/seats/:seat/leave': {
    gets: '404 404 403 403 200 403 404 404',
    table: 'open',
  },
  'POST /api/tables/:table/kick': {
    gets: '404 404 403 403 403 200 404 404',
    table: 'open',
    body: { seat: 1 },
  },
  'POST /api/tables/:table/bots': {
    gets: '404 404 403 403 403 200 404 404',
    table: 'open',
    body: { seat: 4 },
  },
  'POST /api/tables/:table/start': { gets: '404 404 403 403 403 409 404 404', table: 'open' },
  'POST /api/tables/:table/invites': { gets: '404 404 403 403 403 200 404 404', body: {} },
  'DELETE /api/tables/:table/invites': { gets: '404 404 403 403 403 200 404 404' },
  'GET /api/invites/:code': { gets: '404 404 404 404 404 404 404 404' },
  'POST /api/invites': { gets: '401 404 404 404 404 404 401 404', body: { code: 'guessed' } },
  'POST /api/tables/:table/rematch': { gets: '404 404 409 409 409 409 404 404' },
  'GET /api/tables/:table/chat': { gets: '404 404 200 200 200 200 404 404' },
  'POST /api/tables/:table/chat': {
    gets: '404 404 200 200 200 200 404 404',
    body: { words: 'Ahoy' },
  },
  'GET /api/tables/:table/view': { gets: '404 404 403 403 200 403 404 404', query: 'seat=1' },
  'GET /api/tables/:table/log': { gets: '404 404 403 403 200 403 404 404', query: 'seat=1' },
  'POST /api/tables/:table/seats/:seat/moves': {
    gets: '404 404 403 403 200 403 404 404',
    body: MOVE,
  },
  'GET /api/tables/:table/seats/:seat/why': {
    gets: '404 404 403 403 200 403 404 404',
    query: 'action=no-such-thing',
  },
  'POST /api/tables/:table/seats/:seat/undo': {
    gets: '404 404 403 403 200 403 404 404',
    body: UNDO,
  },
  'POST /api/tables/:table/seats/:seat/return': { gets: '404 404 403 403 200 403 404 404' },
  // The table has hardly waited.
  'POST /api/tables/:table/seats/:seat/nudge': { gets: '404 404 403 409 409 409 404 404' },
  'POST /api/tables/:table/seats/:seat/play-on': { gets: '404 404 403 409 409 409 404 404' },
  'GET /api/tables/:table/seats/:seat/orders': { gets: '404 404 403 403 200 403 404 404' },
  'POST /api/tables/:table/seats/:seat/orders': {
    gets: '404 404 403 403 200 403 404 404',
    body: { do: 'answer', action: 'end-turn', until: 'turn' },
  },
  'PUT /api/tables/:table/seats/:seat/contribution': {
    gets: '404 404 403 403 200 403 404 404',
    table: 'open',
    body: { words: 'salt' },
  },
  'GET /api/tables/:table/record': { gets: '404 404 409 409 409 409 404 404' },
  'POST /api/tables/:table/forks': { gets: '404 404 403 403 200 403 404 404', body: { seat: 1 } },
  'GET /api/daily': { gets: '200 200 200 200 200 200 200 200' },
  'POST /api/daily/:game': { gets: '401 200 200 200 200 200 401 200', body: {} },
  'DELETE /api/tables/:table/seats/:seat/orders/:order': {
    gets: '404 404 403 403 200 403 404 404',
  },
};

/** What is heard first: an error's code, an answer's kind, or what it is. */
export interface LiveRow {
  readonly says: ClientMessage;
  readonly hears: string;
}

const [table, seat] = ['', 1];

export const LIVE_ROWS: Readonly<Record<ClientMessage['do'], readonly LiveRow[]>> = {
  watch: [
    {
      says: { do: 'watch', table, seat: null, since: null },
      hears: 'no-such-table no-such-table about about about about no-such-table no-such-table',
    },
    {
      says: { do: 'watch', table, seat, since: 0 },
      hears:
        'no-such-table no-such-table not-your-seat not-your-seat about not-your-seat no-such-table no-such-table',
    },
  ],
  leave: [{ says: { do: 'leave', table }, hears: 'beat beat beat beat beat beat beat beat' }],
  play: [
    {
      says: { do: 'play', table, seat, request: 'live', base: 0, action: 'x' },
      hears:
        'not-your-seat not-your-seat not-your-seat not-your-seat refused not-your-seat not-your-seat not-your-seat',
    },
  ],
  why: [
    {
      says: { do: 'why', table, seat, request: 'live', action: 'no-such-thing' },
      hears:
        'not-your-seat not-your-seat not-your-seat not-your-seat why not-your-seat not-your-seat not-your-seat',
    },
  ],
  undo: [
    {
      says: { do: 'undo', table, seat, request: 'live', base: 0, what: 'turn' },
      hears:
        'not-your-seat not-your-seat not-your-seat not-your-seat refused not-your-seat not-your-seat not-your-seat',
    },
  ],
  ping: [{ says: { do: 'ping' }, hears: 'beat beat beat beat beat beat beat beat' }],
};
