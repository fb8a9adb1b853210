// The changelog: what is unreleased becomes a release, with its date.

const UNRELEASED = '## Unreleased\n';

/** Unchanged where that release has its section already; throws where there is nothing to release. */
export function withRelease(changelog: string, version: string, date: string): string {
  if (changelog.includes(`\n## ${version} – `)) return changelog;
  const [before, after] = changelog.split(UNRELEASED);
  if (before === undefined || after === undefined) throw new Error('There is no “Unreleased”.');
  const [changes = ''] = after.split(/^## /m);
  if (changes.trim() === '') throw new Error('Nothing stands under “Unreleased”.');
  return `${before}${UNRELEASED}\n## ${version} – ${date}\n${after}`;
}
