// Every platform's binding must be in the lock file, and no download address.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const names = Object.keys(packages);
const faults = [];
for (const [where, entry] of Object.entries(packages)) {
  for (const wanted of Object.keys(entry.optionalDependencies ?? {}))
    if (!names.some((name) => name.endsWith(`node_modules/${wanted}`)))
      faults.push(`${where} ${entry.version} lacks ${wanted}: pin an older release`);
  if (entry.resolved?.startsWith('http')) faults.push(`${where} records a download address`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
