// Domain errors as HTTP statuses.
import {
  Busy,
  Conflict,
  type DomainError,
  Forbidden,
  Invalid,
  LimitReached,
  NotFound,
  Unauthenticated,
} from '../errors.ts';

const STATUSES: readonly (readonly [new (code: string, message: string) => DomainError, number])[] =
  [
    [Invalid, 400],
    [Unauthenticated, 401],
    [Forbidden, 403],
    [NotFound, 404],
    [Conflict, 409],
    [LimitReached, 429],
    [Busy, 503],
  ];

export function statusOf(error: DomainError): number {
  return STATUSES.find(([kind]) => error instanceof kind)?.[1] ?? 500;
}
