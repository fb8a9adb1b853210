// A field for one of a game's own options, by its kind.

import { ruleAddress } from '@tidetable/board/rule-address.ts';
import { type ComponentChildren, Fragment } from 'preact';
import { words } from '../words/index.ts';
import { spokenName } from '../words/names.ts';
import { FieldError } from './error-message.tsx';
import { Check, Choose, NumberField } from './fields.tsx';
import { useFreshId } from './fresh-id.ts';
import type { OptionOffered } from './games.ts';

interface Props {
  readonly game: string;
  readonly option: OptionOffered;
  readonly value: unknown;
  readonly error?: string | undefined;
  pick(value: unknown): void;
}

export function OptionField({ game, option, value, error, pick }: Props) {
  const { kind, label, choices = [], min = 0, max = 0 } = option;
  const help = <Help game={game}>{option.help}</Help>;
  const shared = { label, help, isOwn: true, error };
  switch (kind) {
    case 'flag':
      return <Check {...shared} value={value === true} pick={pick} />;
    case 'number':
      return <NumberField {...shared} value={Number(value)} min={min} max={max} pick={pick} />;
    case 'list':
      return <ListField {...shared} choices={choices} value={value} pick={pick} />;
    case 'choice':
      return (
        <Choose
          {...shared}
          value={String(value)}
          choices={choices.map((choice) => [choice, spokenName(choice)] as const)}
          pick={pick}
        />
      );
  }
}

/** Rules named at its end become links. */
const WITH_RULES = /^(.*?)\s\(([A-Z]{2}-[A-Z0-9-]+(?:, [A-Z]{2}-[A-Z0-9-]+)*)\)\.?$/s;

function Help({ game, children }: { game: string; children: string }) {
  const [, sentence, rules] = WITH_RULES.exec(children) ?? [];
  if (sentence === undefined || rules === undefined) return <>{children}</>;
  return (
    <>
      {sentence}.
      {rules.split(', ').map((rule) => (
        <Fragment key={rule}>
          {' '}
          <a
            class="rule"
            href={ruleAddress(game, undefined, rule)}
            target="_blank"
            rel="noopener"
            aria-label={words().table.rule(rule)}
            translate={false}
          >
            §
          </a>
        </Fragment>
      ))}
    </>
  );
}

interface ListProps {
  readonly label: string;
  readonly help: ComponentChildren;
  readonly error: string | undefined;
  readonly choices: readonly string[];
  readonly value: unknown;
  pick(value: readonly string[]): void;
}

/** The order of choosing counts. */
function ListField({ label, help, error, choices, value, pick }: ListProps) {
  const wrong = useFreshId();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggled = (choice: string): readonly string[] =>
    chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
  return (
    <fieldset class="field list" aria-describedby={wrong} data-own>
      <legend>{label}</legend>
      <div class="tags">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            class="tag"
            aria-pressed={chosen.includes(choice)}
            onClick={() => pick(toggled(choice))}
          >
            {chosen.includes(choice) && <b>{chosen.indexOf(choice) + 1}</b>} {spokenName(choice)}
          </button>
        ))}
      </div>
      <FieldError id={wrong} why={error} />
      <small class="help">{help}</small>
    </fieldset>
  );
}
