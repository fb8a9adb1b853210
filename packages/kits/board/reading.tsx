// Reading about a spot: its page, opened by the key i, or by the button and then a touch.
import type { Source } from '@tidetable/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Spot } from './board.ts';
import { useKeys } from './keys.ts';
import { Icon } from './look/icon.tsx';
import { SourceLines } from './look/source-mark.tsx';
import { sharedWords } from './words/index.ts';
import './reading.css';

interface Reading {
  readonly spot: Spot | null;
  /** The next touch asks instead of acting. */
  readonly isAsking: boolean;
  read(spot: Spot | null): void;
  toggle(): void;
}

export function useReading(): Reading {
  const [spot, read] = useState<Spot | null>(null);
  const [isAsking, setAsking] = useState(false);
  const asking = useRef(isAsking);
  asking.current = isAsking;
  const pointed = useRef<Element | null>(null);
  const toggle = (): void => setAsking((was) => !was);
  useKeys({
    i: () => {
      const found = spotAt(document.activeElement) ?? spotAt(pointed.current);
      if (found === null) toggle();
      else read(found);
    },
  });
  useEffect(() => {
    const over = ({ target }: MouseEvent): void => {
      pointed.current = target instanceof Element ? target : null;
    };
    const clicked = (event: MouseEvent): void => {
      const found = spotAt(event.target);
      if (!asking.current || found === null) return;
      event.stopPropagation();
      event.preventDefault();
      read(found);
      setAsking(false);
    };
    addEventListener('mouseover', over);
    addEventListener('click', clicked, { capture: true });
    return () => {
      removeEventListener('mouseover', over);
      removeEventListener('click', clicked, { capture: true });
    };
  }, []);
  return { spot, isAsking, read, toggle };
}

function spotAt(target: EventTarget | null): Spot | null {
  const thing = target instanceof Element ? target.closest('.table [data-spot]') : null;
  return thing?.getAttribute('data-spot') ?? null;
}

/** The page about a spot. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
  readonly sources: readonly Source[];
  readonly more?: ComponentChildren;
}

export function AboutDialog({ about, close }: { about: About | null; close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (about !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [about?.title]);
  if (about === null) return null;
  return (
    <dialog ref={dialog} class="about-thing" aria-label={about.title} onClose={close}>
      <h3 data-own>{about.title}</h3>
      {about.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {about.more}
      <SourceLines sources={about.sources} />
      <div class="closing">
        <button type="button" class="weighty" onClick={() => dialog.current?.close()}>
          {sharedWords().close}
        </button>
      </div>
    </dialog>
  );
}

interface AskProps {
  readonly isAsking: boolean;
  toggle(): void;
}

export function AskButton({ isAsking, toggle }: AskProps) {
  return (
    <button
      type="button"
      class="ask-about"
      aria-pressed={isAsking}
      aria-label={sharedWords().sources.ask}
      title={sharedWords().sources.ask}
      onClick={toggle}
    >
      <Icon name="info" /> <kbd>I</kbd>
    </button>
  );
}
