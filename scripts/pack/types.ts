// The types of the published engine: declarations of the sources, with imports that hold where they are installed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './versions.ts';

const PACKAGES = join(ROOT, 'packages');
/** Of which declarations are written. */
const SOURCES = ['engine/src', 'kits/bots', 'kits/manifest', 'kits/terminal'];
const IMPORT = /((?:from |import\()['"])([^'"]+)(['"])/g;

/** Writes the declarations of these files, and of all that they import, into the folder; gives their names. */
export function writeTypes(entries: readonly string[], folder: string): readonly string[] {
  const declared = mkdtempSync(join(tmpdir(), 'tidetable-types-'));
  try {
    declare(declared);
    const written = new Set(entries);
    // Grows while it is read.
    for (const file of written) {
      const target = join(folder, declarationOf(file));
      const text = readFileSync(join(declared, declarationOf(file)), 'utf8');
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(
        target,
        text.replace(IMPORT, (_all, before: string, name: string, after: string) => {
          const wanted = sourceOf(file, name);
          written.add(wanted);
          const path = relative(dirname(file), wanted).replace(/\.ts$/, '.js');
          return `${before}${path.startsWith('.') ? path : `./${path}`}${after}`;
        }),
      );
    }
    return [...written].map(declarationOf).sort();
  } finally {
    rmSync(declared, { recursive: true, force: true });
  }
}

export function declarationOf(file: string): string {
  return file.replace(/\.ts$/, '.d.ts');
}

function declare(outDir: string): void {
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: PACKAGES,
      outDir,
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    include: SOURCES.map((name) => join(PACKAGES, name, '**/*.ts')),
    exclude: [join(PACKAGES, '**/test'), join(PACKAGES, '**/node_modules')],
  };
  const file = join(outDir, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', file], {
    stdio: 'inherit',
  });
}

/** The file below `packages` that a name means. */
function sourceOf(from: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, folder, rest = ''] = /^@tidetable\/([^/]+)(?:\/(.*))?$/.exec(name) ?? [];
  if (folder === undefined) throw new Error(`${from}: the types of ${name} are not published`);
  const home = folder === 'engine' ? folder : `kits/${folder}`;
  const { exports: entries } = JSON.parse(
    readFileSync(join(PACKAGES, home, 'package.json'), 'utf8'),
  ) as { readonly exports: Readonly<Record<string, string>> };
  const entry = entries[rest === '' ? '.' : `./${rest}`];
  if (entry === undefined) throw new Error(`${from}: there is no ${name}`);
  return join(home, entry);
}
