// The licences of what is bundled.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { ROOT } from './versions.ts';

/** Vite bundles these into the web app. */
const IN_APP = ['preact', '@preact/signals', '@preact/signals-core', 'uqr', 'zod', '@noble/hashes'];
const FONTS_AND_ICONS = [
  '@fontsource/alegreya-sans',
  '@fontsource/im-fell-english',
  '@fontsource/im-fell-english-sc',
  '@iconify-json/game-icons',
];

export function thirdParties({ inputs }: Metafile): string {
  const folders = new Set(
    [...IN_APP, ...FONTS_AND_ICONS].map((name) => join(ROOT, 'node_modules', name)),
  );
  for (const file of Object.keys(inputs)) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    if (folder !== undefined) folders.add(join(ROOT, folder));
  }
  const parts = [...folders].map(licenceOf).sort();
  return `# What this package contains of others\n\n${parts.join('\n')}`;
}

function licenceOf(folder: string): string {
  const { name, version, license } = createRequire(import.meta.url)(join(folder, 'package.json'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return `## ${name} ${version}: ${license}\n\n${text.replace(/^/gm, '    ').trimEnd()}\n`;
}
