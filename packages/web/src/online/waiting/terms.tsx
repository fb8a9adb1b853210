// How a table is run, in a few words.
import type { TableShown } from '@tidetable/protocol';
import { words } from '../../words/index.ts';
import type { TableSettings } from '../draft.ts';
import { paceInWords } from '../pace.ts';

export function Terms({ about }: { about: TableShown }) {
  const say = words().online.waiting;
  const { pace, undo, leaver, atZero } = about.settings as TableSettings;
  const options = Object.entries(about.options as object).filter(
    ([, value]) => value !== false && value !== 'random' && !isEmpty(value),
  );
  const create = words().online.create;
  return (
    <>
      <h2>{say.terms}</h2>
      <dl class="terms">
        <dt>{create.pace}</dt>
        <dd>{paceInWords(pace)}</dd>
        {pace.kind !== 'untimed' && (
          <>
            <dt>{create.atZero}</dt>
            <dd>{create.atZeros[atZero]}</dd>
          </>
        )}
        <dt>{create.leaver}</dt>
        <dd>{create.leavers[leaver]}</dd>
        <dt>{create.undo}</dt>
        <dd>{create.undos[undo]}</dd>
        <dt>{say.kind}</dt>
        <dd>
          {[about.isPublic ? say.listed : say.byLink, about.rated ? say.rated : say.friendly].join(
            ', ',
          )}
        </dd>
      </dl>
      <details>
        <summary>{say.options}</summary>
        <dl class="terms" data-own>
          {options.map(([name, value]) => [
            <dt key={name}>{spoken(name)}</dt>,
            <dd key={`${name} value`}>{value === true ? '✓' : spoken(String(value))}</dd>,
          ])}
        </dl>
      </details>
    </>
  );
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function spoken(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
