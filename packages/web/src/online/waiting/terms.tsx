// How a table is run, in a few words.
import type { TableShown } from '@tidetable/protocol';
import { HouseRuleList } from '../../frame/house-rules.tsx';
import type { HouseRule } from '../../tables/house-rules.ts';
import { words } from '../../words/index.ts';
import { spokenName } from '../../words/names.ts';
import type { TableSettings } from '../draft.ts';
import { paceInWords } from '../pace.ts';

interface Props {
  readonly about: Pick<TableShown, 'settings' | 'options' | 'isPublic' | 'rated'>;
  readonly houseRules: readonly HouseRule[];
  /** Whether all options are unfolded from the start. */
  readonly isWhole?: boolean;
}

export function Terms({ about, houseRules, isWhole = false }: Props) {
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
      {houseRules.length > 0 && (
        <>
          <h3>{words().online.house.title}</h3>
          <HouseRuleList rules={houseRules} />
        </>
      )}
      <details open={isWhole}>
        <summary>{say.options}</summary>
        <dl class="terms" data-own>
          {options.map(([name, value]) => [
            <dt key={name}>{spokenName(name)}</dt>,
            <dd key={`${name} value`}>{value === true ? '✓' : spokenName(String(value))}</dd>,
          ])}
        </dl>
      </details>
    </>
  );
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
