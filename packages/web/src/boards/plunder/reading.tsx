// Reading about a thing: its page, and how one asks for it: the key i, or the button and then a touch.
import type { View } from '@tidetable/plunder/public';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useKeys } from '../../frame/keys.ts';
import { words } from '../../words/index.ts';
import type { Spot } from '../board.ts';
import { aboutSpot } from './about.ts';
import { TreasureCard } from './theatre.tsx';

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

interface Props {
  readonly spot: Spot | null;
  readonly view: View;
  close(): void;
}

export function AboutDialog({ spot, view, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const about = spot === null ? null : aboutSpot(spot, view);
  useEffect(() => {
    if (about !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [spot]);
  if (about === null) return null;
  const say = words().plunder;
  return (
    <dialog ref={dialog} class="about" aria-label={about.title} onClose={close}>
      <h3 data-own>{about.title}</h3>
      {about.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {about.cards !== undefined && about.cards.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by keys
        <ul class="found-cards" tabIndex={0} aria-label={about.title}>
          {about.cards.map((card, nth) => (
            <li key={`${card} ${nth}`}>
              <TreasureCard card={card} />
            </li>
          ))}
        </ul>
      )}
      <p class="provenance">
        <b>{about.provenance}</b> {about.note ?? say.provenance[about.provenance]}
      </p>
      <button type="button" class="weighty" onClick={() => dialog.current?.close()}>
        {say.close}
      </button>
    </dialog>
  );
}
