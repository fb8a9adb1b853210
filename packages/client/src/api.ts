// Plain requests, each with the types of its route.
import type { FieldFault, ParametersIn, ROUTES, RouteName } from '@tidetable/protocol';

type Schema = { readonly _zod: { readonly input: unknown; readonly output: unknown } };
type Spec<Name extends RouteName> = (typeof ROUTES)[Name];
type In<S> = S extends Schema ? S['_zod']['input'] : never;
type AnswerTo<Name extends RouteName> = Spec<Name>['answer']['_zod']['output'];

type Call<Name extends RouteName> = Params<ParametersIn<Name>> &
  (Spec<Name> extends { readonly body: infer S } ? { readonly body: In<S> } : unknown) &
  (Spec<Name> extends { readonly query: infer S } ? { readonly query?: In<S> } : unknown);
type Params<Names extends string> = [Names] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<Names, string | number>> };
/** Optional where nothing is required. */
type Rest<A> = object extends A ? [call?: A] : [call: A];

export type Api = <Name extends RouteName>(
  name: Name,
  ...rest: Rest<Call<Name>>
) => Promise<AnswerTo<Name>>;

/** The server refused: `code` is for programs, the message for people. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;
  /** The fields that are wrong, and why. */
  readonly fields: readonly FieldFault[];
  /** Seconds until it may be tried again. */
  readonly wait: number | null;

  constructor(status: number, code: string, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? [];
    this.wait = more.wait ?? null;
  }
}

interface More {
  readonly fields?: readonly FieldFault[];
  readonly wait?: number;
}

interface ApiOptions {
  /** The server's address; empty where the page came from there. */
  readonly url?: string;
  readonly token?: string;
  readonly fetch?: typeof fetch;
}

export function api({ url = '', token, fetch: send = fetch }: ApiOptions): Api {
  return async (name, ...[call]) => {
    const { params = {}, query = {}, body } = (call ?? {}) as AnyCall;
    const [method, path] = name.split(' ') as [string, string];
    const filled = path.replace(/:(\w+)/g, (_all, key) => encodeURIComponent(String(params[key])));
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) search.set(key, String(value));
    const response = await send(`${url}${filled}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return (await response.json()) as never;
    throw await refusal(response);
  };
}

interface AnyCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

async function refusal(response: Response): Promise<Refused> {
  const answer = (await response.json().catch(() => null)) as {
    error?: { code?: string; message?: string } & More;
  } | null;
  const {
    code = 'fault',
    message = `The server answered ${response.status}.`,
    ...more
  } = answer?.error ?? {};
  return new Refused(response.status, code, message, more);
}
