// The state of a form: whether it may be played, why not, and playing it.

import type { BoardProps, Explanation } from '@tidetable/board/board.ts';
import { ruleAddress } from '@tidetable/board/rule-address.ts';
import { sharedWords } from '@tidetable/board/words/index.ts';
import { write } from '@tidetable/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action, View } from '../public.ts';
import { rulebook } from '../rules/rulebook.ts';

/** Milliseconds without a change before the table is asked. */
const PAUSE = 150;

interface Verdict {
  readonly action: string;
  readonly why: Explanation | null;
}

export interface FilledIn {
  /**
   * Why it may not be played, as far as is known; the last answer stands until the next one.
   * Null until something is filled in, or the button pressed.
   */
  readonly why: Explanation | null;
  readonly isBarred: boolean;
  send(): void;
}

export function useFilledIn(
  board: BoardProps<View>,
  action: Action,
  isBegun: boolean,
  sent: () => void = () => undefined,
): FilledIn {
  const text = write(action);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isPressed, setPressed] = useState(false);
  const isSent = useRef(false);
  useEffect(() => {
    let isAsked = true;
    isSent.current = false;
    const know = (why: Explanation | null): void => {
      if (isAsked) setVerdict({ action: text, why });
    };
    // If the table cannot be asked now, playing it will tell.
    const ask = (): Promise<void> => board.why(action).then(know, () => know(null));
    const timer = setTimeout(ask, verdict === null ? 0 : PAUSE);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [text, board.view]);
  const isBarred = verdict?.action === text && verdict.why !== null;
  const send = async (): Promise<void> => {
    setPressed(true);
    if (isBarred || isSent.current) return;
    isSent.current = true;
    const why = await board.play(action);
    isSent.current = why === null;
    if (why === null) sent();
    else setVerdict({ action: text, why });
  };
  const why = isBegun || isPressed ? (verdict?.why ?? null) : null;
  return { why, isBarred, send: () => void send() };
}

/** The failing fact, then the rule behind it. */
export function Reason({ why }: { readonly why: Explanation | null }) {
  const rule = why?.rule === undefined ? undefined : rulebook[why.rule];
  return (
    <p class="reason" role="status">
      {why !== null && (
        <>
          <span data-own>{why.fact ?? rule?.text ?? why.title}</span>{' '}
          {why.rule !== undefined && rule !== undefined && (
            <a href={ruleAddress('plunder', undefined, why.rule)} target="_blank" rel="noopener">
              {sharedWords().source(rule.heading, rule.page)}
            </a>
          )}
        </>
      )}
    </p>
  );
}

interface SendProps {
  readonly filled: FilledIn;
  readonly name: string;
  readonly children: string;
}

/** Plays the form; while that is not allowed, the reason is shown above it. */
export function Send({ filled: { isBarred, send }, name, children }: SendProps) {
  return (
    <button
      type="button"
      class={isBarred ? 'weighty barred' : 'weighty open'}
      data-spot={name}
      aria-disabled={isBarred ? true : undefined}
      data-own
      onClick={send}
    >
      {children}
    </button>
  );
}
