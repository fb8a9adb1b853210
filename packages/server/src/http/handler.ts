// What a handler is given: checked, and nothing more than its route asks for.
import type { Seat } from '@tidetable/engine';
import type { ParametersIn, RouteSpec } from '@tidetable/protocol';
import type { z } from 'zod';
import type { ServerContext } from '../context.ts';
import type { Person, Session, Sitting, TableRow } from '../store/store.ts';

type AtTable = 'viewer' | 'seat' | 'owner';
type SignedIn = Exclude<RouteSpec['access'], 'anyone' | 'viewer'>;
type When<Access, Wanted, T> = Access extends Wanted ? T : null;

interface HandlerInput<S extends RouteSpec, Path extends string> {
  readonly context: ServerContext;
  readonly params: Readonly<Record<ParametersIn<Path>, string>>;
  readonly query: S['query'] extends z.ZodType ? z.output<S['query']> : null;
  readonly body: S['body'] extends z.ZodType ? z.output<S['body']> : null;
  readonly person: S['access'] extends SignedIn ? Person : Person | null;
  readonly session: S['access'] extends SignedIn ? Session : Session | null;
  readonly table: When<S['access'], AtTable, TableRow>;
  readonly sittings: When<S['access'], AtTable, readonly Sitting[]>;
  readonly seat: When<S['access'], 'seat', Seat>;
  /** Where the request came from, for limits. */
  readonly address: string;
  readonly cookie: Cookie;
}

/** The browser's session cookie. */
export interface Cookie {
  set(token: string): void;
  clear(): void;
}

type Handler<S extends RouteSpec, Path extends string> = (
  input: HandlerInput<S, Path>,
) => Promise<z.input<S['answer']>> | z.input<S['answer']>;

export type HandlersOf<R extends Readonly<Record<string, RouteSpec>>> = {
  readonly [Path in keyof R & string]: Handler<R[Path], Path>;
};
