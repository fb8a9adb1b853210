// The API of the engine as one page: what each of its files declares, with its comments.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './versions.ts';

export function apiPage(types: string, files: readonly string[]): string {
  const parts = files.map((file) => {
    const declared = readFileSync(join(types, file), 'utf8').trim();
    return `## ${file.replace(/\.d\.ts$/, '')}\n\n${headerOf(file)}\n\n\`\`\`ts\n${declared}\n\`\`\`\n`;
  });
  return `# API

\`@tidetable/engine\` is \`engine/src/index\` below, \`@tidetable/engine/bots\` is \`kits/bots/index\`, and
\`@tidetable/engine/game-package\` is \`kits/manifest/game-package\`; they export from the others.

${parts.join('\n')}`;
}

/** The first line of the source says what it is. */
function headerOf(file: string): string {
  const source = readFileSync(join(ROOT, 'packages', file.replace(/\.d\.ts$/, '.ts')), 'utf8');
  const lines = source.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join(' ');
}
