// Cards of each kind, counted with plus and minus.

import { Icon } from '@tidetable/board/look/icon.tsx';
import { type Cards, KINDS } from '../public.ts';
import { KIND_ICONS } from './kinds.tsx';
import { boardWords } from './words.ts';

interface Props {
  readonly title: string;
  readonly cards: Cards;
  /** How many of each there are, if known. */
  readonly held?: Cards;
  /** The maximum of this kind. */
  most(at: number): number;
  change(at: number, by: number): void;
}

export function Steppers({ title, cards, held, most, change }: Props) {
  const say = boardWords();
  return (
    <fieldset class="side">
      <legend>{title}</legend>
      <div class="steppers">
        {KINDS.map((kind, at) => {
          const count = cards[at] ?? 0;
          const what = say.kindCount(title, kind);
          return (
            <div key={kind} class={`stepper${count > 0 ? ' some' : ''}`}>
              <span class="what">
                <span class={`chip ${kind}`}>
                  <Icon name={KIND_ICONS[kind]} />
                </span>
                <span data-own>{kind}</span>
                {held !== undefined && <small>{held[at]}</small>}
              </span>
              <Step label={say.fewer(what)} isOpen={count > 0} act={() => change(at, -1)}>
                −
              </Step>
              <output aria-label={what}>{count}</output>
              <Step label={say.more(what)} isOpen={count < most(at)} act={() => change(at, 1)}>
                +
              </Step>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

interface StepProps {
  readonly label: string;
  readonly isOpen: boolean;
  act(): void;
  readonly children: string;
}

/** Keeps the focus at the limit. */
function Step({ label, isOpen, act, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOpen ? undefined : true}
      onClick={() => isOpen && act()}
    >
      {children}
    </button>
  );
}

export function changed(cards: Cards, at: number, by: number): Cards {
  return cards.map((count, nth) => (nth === at ? Math.max(0, count + by) : count));
}
