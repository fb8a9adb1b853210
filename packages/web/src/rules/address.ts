// Where a rule of a table is looked up: `?rules=1` names a version that is not this release's own.

import { frozenVersions } from '@tidetable/catalogue/earlier';
import type { RuleId } from '@tidetable/engine';

const VERSION = 'rules';

export function ruleAddress(game: string, version: number | undefined, rule: RuleId): string {
  return `/rules/${game}${version === undefined ? '' : `?${VERSION}=${version}`}#${rule}`;
}

/** Only of a version that is kept. */
export function versionIn(query: URLSearchParams, game: string): number | undefined {
  const version = Number(query.get(VERSION));
  return frozenVersions(game).includes(version) ? version : undefined;
}
