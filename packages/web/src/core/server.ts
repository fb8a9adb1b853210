// The server that this page came from.
import { api } from '@tidetable/client';

export { whyNot } from './refusals.ts';

export const ask = api({ fetch: (...asked) => fetch(...asked) });
