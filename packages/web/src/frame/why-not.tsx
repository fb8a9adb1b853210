// Why something cannot be done: what fails, then the rule behind it in our own words, with the page of the rulebook.
import type { BoardKit } from '../boards/board.ts';
import { ruleAddress } from '../rules/address.ts';
import { words } from '../words/index.ts';
import type { Explanation } from './explaining.ts';
import { useKeys } from './keys.ts';

interface Props {
  readonly explanation: Explanation;
  readonly game: string;
  readonly kit: Pick<BoardKit, 'rulebook' | 'rulesVersion'>;
  close(): void;
}

export function WhyNot({ explanation: { title, fact, rule: id }, game, kit, close }: Props) {
  useKeys({ Escape: close });
  const rule = id === undefined ? undefined : kit.rulebook[id];
  const say = words().table;
  return (
    <section class="why-not" role="alert">
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
    </section>
  );
}
