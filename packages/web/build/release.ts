// Tells the service worker which files the release consists of, once all of them exist.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
/** Not cached up front: font subsets that few names here need, rules of earlier versions, the documentation. */
const WHEN_NEEDED =
  /(cyrillic|greek|vietnamese|-ext)[\w-]*\.woff2$|^\/icons\/.*\.png$|^\/assets\/frozen\/|^\/docs\//;

export function release(): Plugin {
  return {
    name: 'tidetable-release',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const names = filesIn(dir).filter((name) => name !== WORKER);
      const files = names.map((name) => `/${name}`.replace(/(?:index)?\.html$/, ''));
      const hash = createHash('sha256');
      for (const name of names) hash.update(name).update(readFileSync(join(dir, name)));
      const told = {
        name: hash.digest('hex').slice(0, 16),
        files: files.filter((file) => !WHEN_NEEDED.test(file)),
      };
      const script = readFileSync(join(dir, WORKER), 'utf8');
      writeFileSync(join(dir, WORKER), `const RELEASE = ${JSON.stringify(told)};\n${script}`);
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
