// A release: one version everywhere, and a changelog that dates it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, VERSION } from './pack/versions.ts';
import { withRelease } from './release/changelog.ts';
import { versionedFiles } from './release/numbers.ts';

it('all packages have one version, and depend on one another in just that', () => {
  const others = versionedFiles().flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const { version } = JSON.parse(text) as { readonly version: string };
    const wanted = [...text.matchAll(/"@tidetable\/[^"]+": "([^"]+)"/g)].map(([, found]) => found);
    const wrong = [version, ...wanted].filter((found) => found !== VERSION);
    return wrong.length === 0 ? [] : [`${file}: ${wrong.join()}`];
  });
  expect(others).toEqual([]);
});

it('what is unreleased becomes a release with its date, and is not released twice', () => {
  const before = '# Changelog\n\n## Unreleased\n\n### Added\n- A boat.\n\n## 0.1.0 – 2026-01-01\n';
  const after = withRelease(before, '0.2.0', '2026-02-03');
  expect(after).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-02-03\n\n### Added\n- A boat.\n\n## 0.1.0 – 2026-01-01\n',
  );
  expect(withRelease(after, '0.2.0', '2026-02-04')).toBe(after);
  expect(() => withRelease(after, '0.3.0', '2026-02-04')).toThrow('Nothing stands');
});
