// Saying no over HTTP: what was wrong, and what would be right.
import type { FieldFault } from '@tidetable/protocol';

interface More {
  /** What of the message was not taken. */
  readonly fields?: readonly FieldFault[];
  /** Seconds until it may be tried again. */
  readonly wait?: number;
}

export class Denied extends Error {
  override readonly name = 'Denied';
  readonly status: number;
  readonly code: string;
  readonly more: More;

  constructor(status: number, code: string, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const noSuchTable = (): Denied =>
  new Denied(404, 'no-such-table', 'There is no such table, or it is not open to you.');

export const whoAreYou = (): Denied =>
  new Denied(401, 'no-session', 'Come in first: as a guest with POST /api/guests, or log in.');

export function tooOften(what: string, milliseconds: number): Denied {
  const wait = Math.ceil(milliseconds / 1000);
  return new Denied(429, 'too-often', `${what}: try again in ${wait} s.`, { wait });
}
