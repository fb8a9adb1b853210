// In a browser there are no games from outside: their server speaks for them.
import type { Manifest } from '@tidetable/manifest';

export const OUTSIDE: readonly Manifest[] = [];
