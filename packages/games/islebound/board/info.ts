// Opening the page about a thing: by the right mouse button, the key i, or the button for it.
import { effect, signal } from '@preact/signals';
import { isTyping } from '@tidetable/board/keys.ts';

/** Such as `building:museum`; null while no page is open. */
export const toldOf = signal<string | null>(null);

/** Whether the next touch asks instead of acting. */
export const isAsking = signal(false);

export function tellOf(subject: string): void {
  isAsking.value = false;
  toldOf.value = subject;
}

function subjectAt(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement | SVGElement>('[data-info]')?.dataset.info
    : undefined;
}

/** Elements with `data-info` have a page; returns the function that stops listening. */
export function listenForQuestions(): () => void {
  const ask = (event: Event): void => {
    const subject = subjectAt(event.target);
    if (subject === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    tellOf(subject);
  };
  const clicked = (event: Event): void => {
    if (isAsking.value) ask(event);
  };
  const menu = (event: MouseEvent): void => {
    // A long press opens the tip.
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') ask(event);
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'i' || isTyping(event)) return;
    const subject = subjectAt(document.activeElement);
    if (subject === undefined) isAsking.value = !isAsking.value;
    else tellOf(subject);
  };
  // A class on the body: `:has` would restyle the table at every change.
  const unmark = effect(() => {
    document.body.classList.toggle('is-asking', isAsking.value);
  });
  document.addEventListener('click', clicked, true);
  document.addEventListener('contextmenu', menu);
  document.addEventListener('keydown', keyed);
  return () => {
    isAsking.value = false;
    unmark();
    document.removeEventListener('click', clicked, true);
    document.removeEventListener('contextmenu', menu);
    document.removeEventListener('keydown', keyed);
  };
}
