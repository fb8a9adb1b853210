// How a live connection is kept open, and how it ends. Without a schema, so that pages need not load one for this.

/** Why the server ends a connection, and with it when to come back. */
export const CLOSE = {
  /** The server restarts: come back after what the reason says, in milliseconds. */
  restart: 1012,
  malformed: 1007,
  tooBig: 1009,
  /** The session is over: log in first. */
  session: 4401,
  /** Too many messages: come back after what the reason says. */
  flood: 4429,
  /** The client read too slowly: come back and resume. */
  slow: 4408,
} as const;

/** A message of a client is not longer than this, in bytes. */
export const LONGEST_MESSAGE = 16_384;

/** The server sends a heartbeat this often, in milliseconds; a client that hears nothing for twice as long reconnects. */
export const HEARTBEAT = 15_000;
