// What can be looked up: one thing at a time, asked for with the right button, the key i, or the button for it.
import { effect, signal } from '@preact/signals';
import { isTyping } from '@tidetable/board/keys.ts';

/** Such as `building:museum`; null while nothing is looked up. */
export const toldOf = signal<string | null>(null);

/** Whether the next thing touched is asked about instead of used. */
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

/** Anything that bears `data-info` can be asked about; gives back how to stop listening. */
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
    // Pressed long, a finger asks for the tip.
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') ask(event);
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'i' || isTyping(event)) return;
    const subject = subjectAt(document.activeElement);
    if (subject === undefined) isAsking.value = !isAsking.value;
    else tellOf(subject);
  };
  // On the page itself: a table that looked for it by `:has` would be styled anew with every step.
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
