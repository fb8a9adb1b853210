// npm run bench: everything that is measured, or only the parts that are named: npm run bench -- server
import { cpus, loadavg } from 'node:os';
import { engine } from './engine.ts';
import { search } from './search.ts';
import { server } from './server/index.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = { engine, search, server };

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined)
  throw new Error(`no part called ${unknown}: there are ${Object.keys(PARTS).join(', ')}`);

console.log(`Node ${process.version}, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(2)}`);
for (const [name, part] of Object.entries(PARTS))
  if (wanted.length === 0 || wanted.includes(name)) await part();
