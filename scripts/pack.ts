// Makes the packages that are published, in `dist/`, checks them, and prints what they weigh: `npm run pack`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { packCommand } from './pack/command.ts';
import { ROOT } from './pack/versions.ts';

const DIST = join(ROOT, 'dist');
rmSync(DIST, { recursive: true, force: true });
await packCommand(join(DIST, 'tidetable'));
