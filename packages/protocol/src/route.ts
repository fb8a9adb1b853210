// What a route is: who may use it, what it takes and what it answers.
import type { z } from 'zod';

/**
 * Who may: anyone; a person (guest or account) with a session; a person who may see the table; the person at the seat;
 * the person who opened the table; a moderator of this server.
 */
export type Access = 'anyone' | 'person' | 'viewer' | 'seat' | 'owner' | 'admin';

export interface RouteSpec {
  /** One sentence for the API's documentation. */
  readonly summary: string;
  readonly access: Access;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

/** By `METHOD /path/with/:parameters`. */
export type Routes = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, RouteSpec>
>;

/** The names of the parameters in a path. */
export type ParametersIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
