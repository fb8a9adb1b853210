// Why something cannot be done: the rule behind it, in our own words, with the page of the rulebook.
import type { Rule, RuleId } from '@tidetable/engine';
import type { Offer } from '../boards/board.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly offer: Offer;
  readonly rulebook: Readonly<Record<RuleId, Rule>>;
  close(): void;
}

export function WhyNot({ offer, rulebook, close }: Props) {
  const rule = rulebook[offer.rule];
  return (
    <section class="why-not" aria-live="assertive">
      <h3>{words().table.cannot(offer.words)}</h3>
      {rule !== undefined && (
        <>
          <p>{rule.text}</p>
          <p class="source">{words().table.source(rule.heading, rule.page)}</p>
        </>
      )}
      <button type="button" class="quiet" onClick={close}>
        {words().table.close}
      </button>
    </section>
  );
}
