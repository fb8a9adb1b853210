// Every frozen file. Written by npm run rules:freeze.
import type { FrozenFile } from './frozen-file.ts';

interface Listed {
  readonly games: readonly string[];
  readonly version: number;
  readonly load: () => Promise<FrozenFile>;
}

export const FILES: readonly Listed[] = [
  {
    games: ['forbidden-island'],
    version: 1,
    load: () => import('../files/forbidden-island-1.js'),
  },
  {
    games: ['islebound', 'islebound-prototype', 'deep-fog'],
    version: 1,
    load: () => import('../files/islebound-1.js'),
  },
  {
    games: ['plunder'],
    version: 1,
    load: () => import('../files/plunder-1.js'),
  },
];
