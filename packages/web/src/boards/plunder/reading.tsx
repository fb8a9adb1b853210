// Reading about a thing: its page, and how one asks for it: the key i, a long press, or the button and then a touch.
import type { View } from '@tidetable/plunder/public';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isTyping } from '../../frame/keys.ts';
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

/** So long is a long press, in milliseconds. */
const LONG = 550;

export function useReading(): Reading {
  const [spot, read] = useState<Spot | null>(null);
  const [isAsking, setAsking] = useState(false);
  const asking = useRef(isAsking);
  asking.current = isAsking;
  useEffect(() => {
    let timer = 0;
    let pressed = false;
    let hovered: Element | null = null;
    const spotAt = (target: EventTarget | null): Spot | null =>
      (target instanceof Element ? target.closest('[data-spot]') : null)?.getAttribute(
        'data-spot',
      ) ?? null;
    const open = (target: EventTarget | null): void => {
      const found = spotAt(target);
      if (found !== null) read(found);
    };
    const keyed = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.key !== 'i') return;
      const focused = document.activeElement;
      if (spotAt(focused) !== null) open(focused);
      else if (spotAt(hovered) !== null) open(hovered);
      else setAsking((was) => !was);
    };
    const over = ({ target }: MouseEvent): void => {
      hovered = target instanceof Element ? target : null;
    };
    const down = ({ target, pointerType }: PointerEvent): void => {
      pressed = false;
      clearTimeout(timer);
      if (pointerType === 'mouse') return;
      timer = window.setTimeout(() => {
        pressed = true;
        open(target);
      }, LONG);
    };
    const up = (): void => clearTimeout(timer);
    const moved = ({ movementX, movementY }: PointerEvent): void => {
      if (Math.abs(movementX) + Math.abs(movementY) > 3) clearTimeout(timer);
    };
    const clicked = (event: MouseEvent): void => {
      if (!pressed && !asking.current) return;
      const isButton =
        event.target instanceof Element && event.target.closest('.ask-about') !== null;
      if (spotAt(event.target) === null || isButton) return;
      event.stopPropagation();
      event.preventDefault();
      if (!pressed) open(event.target);
      pressed = false;
      setAsking(false);
    };
    const menu = (event: MouseEvent): void => {
      if (spotAt(event.target) !== null) event.preventDefault();
    };
    addEventListener('keydown', keyed);
    addEventListener('mouseover', over);
    addEventListener('pointerdown', down);
    addEventListener('pointerup', up);
    addEventListener('pointermove', moved);
    addEventListener('click', clicked, { capture: true });
    addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', keyed);
      removeEventListener('mouseover', over);
      removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      removeEventListener('pointermove', moved);
      removeEventListener('click', clicked, { capture: true });
      removeEventListener('contextmenu', menu);
    };
  }, []);
  return { spot, isAsking, read, toggle: () => setAsking((was) => !was) };
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
        <ul class="found-cards">
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
