// Finds real games for each way a game can end, and writes their records: npm run records [-- GAME…]
import { MANIFESTS } from '@tidetable/catalogue';
import { fill } from './recorded-games/records-folder.ts';

const named = process.argv.slice(2);
for (const manifest of MANIFESTS)
  if (named.length === 0 || named.includes(manifest.folder)) await fill(manifest);
