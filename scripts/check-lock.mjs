// Every platform's binding must be in the lock file, with its hash, and no download address.
import { readFileSync } from 'node:fs';

const faults = [];
for (const file of ['package-lock.json', 'bench/package-lock.json']) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const names = Object.keys(packages);
  for (const [where, entry] of Object.entries(packages)) {
    for (const wanted of Object.keys(entry.optionalDependencies ?? {}))
      if (!names.some((name) => name.endsWith(`node_modules/${wanted}`)))
        faults.push(`${file}: ${where} ${entry.version} lacks ${wanted}: pin an older release`);
    if (entry.resolved?.startsWith('http')) faults.push(`${file}: ${where} records an address`);
    if (where.includes('node_modules/') && !entry.link && entry.integrity === undefined)
      faults.push(`${file}: ${where} has no integrity: npm run lock`);
  }
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
