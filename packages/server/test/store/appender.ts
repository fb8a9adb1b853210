// A process that adds entries to every table as fast as it can and says which were acknowledged. Its arguments are a place,
// as JSON, and optionally the number of entries at each table after which it ends by itself.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/open.ts';
import { anEntry } from './samples.ts';

const [place = '', most = 'Infinity'] = process.argv.slice(2);
const store = await openStore(JSON.parse(place));
writeSync(1, 'open\n');

async function fill(table: string, from: number): Promise<void> {
  for (let seq = from + 1; seq <= Number(most); seq++) {
    const request = randomUUID();
    const appended = await store.append(anEntry(table, seq, { request }));
    // An entry of the killed process before, still in the database's hands, may have come in between.
    if (appended.ok) writeSync(1, `${table} ${seq} ${request} ${Date.now()}\n`);
  }
}

const filling: Promise<void>[] = [];
for await (const { id, seq } of store.allTables()) filling.push(fill(id, seq));
await Promise.all(filling);
await store.close();
