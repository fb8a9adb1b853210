// Finds real games for each way a game can end, and writes their records: npm run records
import { FORBIDDEN_ISLAND } from './recorded-games/forbidden-island.ts';
import { ISLEBOUND } from './recorded-games/islebound.ts';
import { PLUNDER } from './recorded-games/plunder.ts';
import { fill } from './recorded-games/shelf.ts';

for (const shelf of [FORBIDDEN_ISLAND, ISLEBOUND, PLUNDER]) fill(shelf);
