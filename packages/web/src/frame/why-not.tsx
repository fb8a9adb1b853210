// Why something cannot be done: the rule behind it, in our own words, with the page of the rulebook.
import type { RuleId } from '@tidetable/engine';
import type { BoardKit, Offer } from '../boards/board.ts';
import { ruleAddress } from '../rules/address.ts';
import type { Answer } from '../tables/shown.ts';
import { words } from '../words/index.ts';

interface Shared {
  readonly game: string;
  readonly kit: Pick<BoardKit, 'rulebook' | 'rulesVersion'>;
  close(): void;
}

/** Something that was touched and is barred. */
export function WhyNot({ offer, ...shared }: Shared & { readonly offer: Offer }) {
  return <Reason title={words().table.cannot(offer.words)} rule={offer.rule} {...shared} />;
}

/** Something that was asked of the table, and its answer. */
export function Refusal({ answer, ...shared }: Shared & { readonly answer: Answer }) {
  return <Reason title={answer.message ?? answer.kind} rule={answer.rule} {...shared} />;
}

function Reason({
  title,
  rule: id,
  game,
  kit: { rulebook, rulesVersion },
  close,
}: Shared & { readonly title: string; readonly rule?: RuleId | undefined }) {
  const rule = id === undefined ? undefined : rulebook[id];
  return (
    <section class="why-not" role="alert" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <h3 data-own>{title}</h3>
      {id !== undefined && rule !== undefined && (
        <>
          <p data-own>{rule.text}</p>
          <p class="source">
            <a href={ruleAddress(game, rulesVersion, id)} target="_blank" rel="noopener">
              {words().table.source(rule.heading, rule.page)}
            </a>
          </p>
        </>
      )}
      <button type="button" class="quiet" onClick={close}>
        {words().table.close}
      </button>
    </section>
  );
}
