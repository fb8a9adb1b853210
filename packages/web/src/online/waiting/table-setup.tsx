// The settings of a table, in a few words.

import { capital } from '@tidetable/engine';
import type { TableShown } from '@tidetable/protocol';
import { HouseRuleList } from '../../frame/house-rules.tsx';
import type { HouseRule } from '../../tables/house-rules.ts';
import { words } from '../../words/index.ts';
import { spokenName } from '../../words/names.ts';
import type { TableSettings } from '../draft.ts';
import { gameHere } from '../games.ts';
import { paceInWords } from '../pace.ts';
import { useFetched } from '../use-fetched.ts';

interface Props {
  readonly about: Pick<TableShown, 'game' | 'settings' | 'options' | 'isPublic' | 'rated'>;
  readonly houseRules: readonly HouseRule[];
  /** Whether all options are unfolded from the start. */
  readonly isWhole?: boolean;
}

export function TableSetup({ about, houseRules, isWhole = false }: Props) {
  const say = words().online.waiting;
  const { pace, undo, leaver, atZero } = about.settings as TableSettings;
  const game = useFetched(() => gameHere(about.game), [about.game]).found.value;
  const chosen = about.options as Readonly<Record<string, unknown>>;
  // Changed house rules are listed separately.
  const options = (game?.options ?? []).filter(
    ({ name, group }) => group !== 'house' && isWorthTelling(chosen[name]),
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
            <dd>{capital(create.atZeros[atZero])}</dd>
          </>
        )}
        <dt>{create.leaver}</dt>
        <dd>{capital(create.leavers[leaver])}</dd>
        <dt>{create.undo}</dt>
        <dd>{capital(create.undos[undo])}</dd>
        <dt>{say.kind}</dt>
        <dd>
          {capital(
            [about.isPublic ? say.listed : say.byLink, about.rated ? say.rated : say.friendly].join(
              ', ',
            ),
          )}
        </dd>
      </dl>
      {houseRules.length > 0 && (
        <>
          <h3>{words().online.house.title}</h3>
          <HouseRuleList rules={houseRules} />
        </>
      )}
      {options.length > 0 && (
        <details open={isWhole}>
          <summary>{say.options}</summary>
          <dl class="terms" data-own>
            {options.map(({ name, label }) => [
              <dt key={name}>{label}</dt>,
              <dd key={`${name} value`}>{spokenValue(chosen[name])}</dd>,
            ])}
          </dl>
        </details>
      )}
    </>
  );
}

function isWorthTelling(value: unknown): boolean {
  const isEmpty = Array.isArray(value) && value.length === 0;
  return value !== undefined && value !== false && value !== 'random' && !isEmpty;
}

function spokenValue(value: unknown): string {
  if (value === true) return '✓';
  return [value].flat().map(String).map(spokenName).join(', ');
}
