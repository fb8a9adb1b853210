// The log, the newest at the bottom: each line links to its moment and to its rules.

import { memo } from '@tidetable/board/look/memo.tsx';
import { ruleAddress } from '@tidetable/board/rule-address.ts';
import { useEffect, useRef } from 'preact/hooks';
import { layout } from '../core/layout.ts';
import { words } from '../words/index.ts';
import type { Drawer } from './drawers.tsx';
import { type Chapter, LogBook, type Sentence } from './log-chapters.ts';
import { readerOf } from './people.ts';
import type { Stage } from './stage.ts';
import './log.css';

interface Props {
  readonly stage: Stage;
  /** The visible one: an element that is not displayed, here or in this layout, cannot be scrolled. */
  readonly drawer: Drawer | null;
}

export function Log({ stage, drawer }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const book = useRef(new LogBook(stage.kit));
  const lines = stage.lines.value;
  const ply = stage.ply.value;
  const view = stage.shown.value?.view;
  const moment =
    ply === null ? undefined : lines.findLast((one) => one.event !== null && one.ply <= ply)?.entry;
  useEffect(() => {
    const told = list.current?.querySelectorAll('[data-told]');
    const here = list.current?.querySelector('[aria-current]') ?? told?.[told.length - 1];
    here?.scrollIntoView({ block: 'nearest' });
  }, [lines.length, moment, drawer, layout.value]);
  const chapters =
    view === undefined
      ? []
      : book.current.read(lines, view, stage.seat.value, readerOf(stage.table));
  return (
    <>
      <h2>{words().table.log}</h2>
      <ol class="log" ref={list}>
        {lines.length === 0 && <li class="nothing">{words().table.nothingYet}</li>}
        {chapters.map((chapter) => (
          <Turn key={chapter.id} chapter={chapter} moment={within(chapter, moment)} stage={stage} />
        ))}
      </ol>
    </>
  );
}

/** The moment, if it is in this chapter. */
function within({ heading, sentences }: Chapter, moment: string | undefined): string | undefined {
  const isHere = [...(heading === null ? [] : [heading]), ...sentences].some((one) =>
    isAt(one, moment),
  );
  return isHere ? moment : undefined;
}

interface TurnProps {
  readonly chapter: Chapter;
  readonly moment: string | undefined;
  readonly stage: Stage;
}

/** Memoised: there can be a hundred of them. */
const Turn = memo(({ chapter: { heading, sentences }, moment, stage }: TurnProps) => {
  const isMine = heading !== null && heading.seat === stage.seat.value;
  return (
    <li class="turn" data-mine={isMine || undefined}>
      {heading !== null && (
        <h3 aria-current={isAt(heading, moment) ? 'step' : undefined} data-told>
          {stage.kit.hasRounds === true && (
            <span class="round">{words().table.round(heading.round)}</span>
          )}
          <Line sentence={heading} stage={stage} />
        </h3>
      )}
      {sentences.length > 0 && (
        <ol>
          {sentences.map((sentence) => (
            <li
              key={sentence.id}
              class={sentence.kind}
              data-about={sentence.about ?? undefined}
              aria-current={isAt(sentence, moment) ? 'step' : undefined}
              data-told
            >
              <Line sentence={sentence} stage={stage} />
              {sentence.rules.map((rule) => (
                <RuleLink key={rule} rule={rule} stage={stage} />
              ))}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
});

function isAt({ entries }: Sentence, moment: string | undefined): boolean {
  return moment !== undefined && entries.includes(moment);
}

function Line({ sentence: { text, ply }, stage }: { sentence: Sentence; stage: Stage }) {
  return (
    <button type="button" class="line" data-own onClick={() => void stage.look(ply)}>
      {text}
    </button>
  );
}

function RuleLink({ rule, stage }: { rule: string; stage: Stage }) {
  return (
    <a
      class="rule-link"
      translate={false}
      aria-label={words().table.rule(rule)}
      href={ruleAddress(stage.table.game, stage.kit.rulesVersion, rule)}
      target="_blank"
      rel="noopener"
      data-own
    >
      <span aria-hidden="true">§</span>
      <span class="rule-code">{rule}</span>
    </a>
  );
}
