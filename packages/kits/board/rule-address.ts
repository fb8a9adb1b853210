// The address of a rule of a game: `?rules=1` names a version that is not this release's own.
import type { RuleId } from '@tidetable/engine';

export const VERSION = 'rules';

export function ruleAddress(game: string, version: number | undefined, rule: RuleId): string {
  return `/rules/${game}${version === undefined ? '' : `?${VERSION}=${version}`}#${rule}`;
}
