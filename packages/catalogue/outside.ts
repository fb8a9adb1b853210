// Games from outside. The command puts another module in the place of this one where it is called with --game.
import type { Manifest } from '@tidetable/manifest';

export const OUTSIDE: readonly Manifest[] = [];
