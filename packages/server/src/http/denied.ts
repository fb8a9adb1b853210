// Saying no over HTTP: what was wrong, and what would be right.

export class Denied extends Error {
  override readonly name = 'Denied';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const noSuchTable = (): Denied =>
  new Denied(404, 'no-such-table', 'There is no such table, or it is not open to you.');

export const whoAreYou = (): Denied =>
  new Denied(401, 'no-session', 'Come in first: as a guest with POST /api/guests, or log in.');
