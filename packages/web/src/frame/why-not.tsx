// Why something cannot be done: what fails, then the rule behind it in our own words, with the page of the rulebook.
import type { BoardKit } from '@tidetable/board/board.ts';
import { useFirstKeys } from '@tidetable/board/keys.ts';
import { ruleAddress } from '@tidetable/board/rule-address.ts';
import { words } from '../words/index.ts';
import { Beside } from './beside.tsx';
import type { Explaining } from './explaining.ts';

interface Props {
  readonly explaining: Explaining;
  readonly game: string;
  readonly kit: Pick<BoardKit, 'rulebook' | 'rulesVersion'>;
}

export function WhyNot({ explaining, game, kit }: Props) {
  const { shown } = explaining;
  const close = (): void => explaining.close();
  useFirstKeys(shown.value === null ? {} : { Escape: close });
  if (shown.value === null) return null;
  const { title, fact, rule: id, at } = shown.value;
  const rule = id === undefined ? undefined : kit.rulebook[id];
  const say = words().table;
  return (
    <Beside class="why-not" role="alert" of={at ?? document.querySelector('.prompt') ?? ''}>
      <h3 data-own>{title}</h3>
      {fact !== undefined && (
        <p class="fact" data-own>
          {fact}
        </p>
      )}
      {id !== undefined && rule !== undefined && (
        <p class="ruled">
          <span data-own>{rule.text}</span>{' '}
          <a href={ruleAddress(game, kit.rulesVersion, id)} target="_blank" rel="noopener">
            {say.source(rule.heading, rule.page)}
          </a>
        </p>
      )}
      <button type="button" class="quiet" onClick={close}>
        {say.close} <kbd>Esc</kbd>
      </button>
    </Beside>
  );
}
