// Makes the packages that are published, in `dist/`, checks them, and prints what they weigh: `npm run pack`.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkManifest, checkTypes, checkWeight } from './pack/checks.ts';
import { packCommand } from './pack/command.ts';
import { packEngine } from './pack/engine.ts';
import { ROOT } from './pack/versions.ts';

const dist = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const [engine, command] = [join(dist, 'engine'), join(dist, 'tidetable')];
rmSync(dist, { recursive: true, force: true });
await packEngine(engine);
await packCommand(command);
await checkManifest(engine);
await checkManifest(command);
checkTypes(engine);
checkWeight(command);
for (const folder of [engine, command])
  execFileSync('npm', ['pack', folder, '--pack-destination', dist, '--silent'], {
    stdio: 'inherit',
  });
