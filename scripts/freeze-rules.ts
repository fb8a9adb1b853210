// Freezes the rules of a git revision, with their words and bots: npm run rules:freeze -- --from REVISION.
import { parseArgs } from 'node:util';
import { GAMES } from './rules-freeze/bundle.ts';
import { freeze } from './rules-freeze/freeze.ts';

const { values } = parseArgs({ options: { from: { type: 'string', default: 'HEAD' } } });
for (const { game, version, bytes, isNew } of await freeze(values.from, GAMES)) {
  const size = `${Math.round(bytes / 1024)} KB`;
  console.log(
    isNew
      ? `${game}: version ${version} frozen from ${values.from}, ${size}`
      : `${game}: version ${version} was frozen before and stays as it was, ${size}`,
  );
}
