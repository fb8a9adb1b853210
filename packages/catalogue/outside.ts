// Games from outside: `tidetable --game` replaces this module.
import type { Manifest } from '@tidetable/manifest';

export const OUTSIDE: readonly Manifest[] = [];
