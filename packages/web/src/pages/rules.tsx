// The rules of a game in our own words, with the page of the rulebook; every refusal leads here.
import { useComputed, useSignal } from '@preact/signals';
import type { Rule, RuleId } from '@tidetable/engine';
import { useEffect } from 'preact/hooks';
import { fragment } from '../app/route.ts';
import { kitOf } from '../boards/kits.ts';
import { words } from '../words/index.ts';
import './rules.css';

type Rulebook = Readonly<Record<RuleId, Rule>>;

export function RulesPage({ game }: { game: string }) {
  const rulebook = useSignal<Rulebook>({});
  const wanted = useSignal('');
  useEffect(() => {
    kitOf(game).then((kit) => {
      rulebook.value = kit.rulebook;
    });
  }, [game]);
  useEffect(() => document.getElementById(fragment.value)?.scrollIntoView(), [rulebook.value]);
  const chapters = useComputed(() => chaptersIn(rulebook.value, wanted.value));
  const say = words().rules;
  return (
    <main class="rules">
      <h1>
        {say.title(words().games[game as keyof ReturnType<typeof words>['games']]?.name ?? game)}
      </h1>
      <p>{say.own}</p>
      <label class="search">
        {say.search}
        <input
          type="search"
          value={wanted.value}
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value;
          }}
        />
      </label>
      <p aria-live="polite">
        {say.found(chapters.value.reduce((sum, { rules }) => sum + rules.length, 0))}
      </p>
      {chapters.value.map(({ heading, rules }) => (
        <section key={heading}>
          <h2 data-own>{heading}</h2>
          <dl>
            {rules.map(([id, { text, page }]) => (
              <div key={id} id={id} class={id === fragment.value ? 'rule here' : 'rule'}>
                <dt>
                  <a href={`#${id}`} data-own>
                    {id}
                  </a>
                  {page !== null && <span class="page-number">{say.page(page)}</span>}
                </dt>
                <dd data-own>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  );
}

interface Chapter {
  readonly heading: string;
  readonly rules: readonly (readonly [RuleId, Rule])[];
}

/** Rules that hold every word looked for, under their headings. */
export function chaptersIn(rulebook: Rulebook, wanted: string): readonly Chapter[] {
  const parts = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  const chapters = new Map<string, (readonly [RuleId, Rule])[]>();
  for (const [id, rule] of Object.entries(rulebook)) {
    const text = `${id} ${rule.heading} ${rule.text}`.toLowerCase();
    if (!parts.every((part) => text.includes(part))) continue;
    const known = chapters.get(rule.heading) ?? [];
    known.push([id, rule]);
    chapters.set(rule.heading, known);
  }
  return [...chapters].map(([heading, rules]) => ({ heading, rules }));
}
