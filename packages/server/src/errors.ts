// Domain errors: what was wrong, and what would be right. Only http/ maps them to a status.
import type { FieldFault } from '@tidetable/protocol';

interface Details {
  /** The fields that are wrong. */
  readonly fields?: readonly FieldFault[];
  /** Seconds until it may be tried again. */
  readonly wait?: number;
}

/** `code` is for programs, the message for people. */
export abstract class DomainError extends Error {
  readonly code: string;
  readonly details: Details;

  constructor(code: string, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export class Invalid extends DomainError {
  override readonly name = 'Invalid';
}

/** No session, or wrong credentials. */
export class Unauthenticated extends DomainError {
  override readonly name = 'Unauthenticated';
}

export class Forbidden extends DomainError {
  override readonly name = 'Forbidden';
}

export class NotFound extends DomainError {
  override readonly name = 'NotFound';
}

/** The current state forbids it. */
export class Conflict extends DomainError {
  override readonly name = 'Conflict';
}

/** Too many, or too often. */
export class LimitReached extends DomainError {
  override readonly name = 'LimitReached';
}

export class Busy extends DomainError {
  override readonly name = 'Busy';
}

export const noSuchTable = (): NotFound =>
  new NotFound('no-such-table', 'There is no such table, or it is not open to you.');

export const notSignedIn = (): Unauthenticated =>
  new Unauthenticated('no-session', 'Come in first: as a guest with POST /api/guests, or log in.');

export function tooOften(what: string, milliseconds: number): LimitReached {
  const wait = Math.ceil(milliseconds / 1000);
  return new LimitReached('too-often', `${what}: try again in ${wait} s.`, { wait });
}
