// What can be looked up: one thing at a time, asked for by touching it long, by its button or by the key i.
import { signal } from '@preact/signals';

/** Such as `building:museum`; null while nothing is looked up. */
export const toldOf = signal<string | null>(null);

export function tellOf(subject: string): void {
  toldOf.value = subject;
}

const LONG = 550;

/** Anything that bears `data-info` can be asked about; gives back how to stop listening. */
export function listenForQuestions(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const subjectAt = (target: EventTarget | null): string | undefined =>
    target instanceof Element
      ? target.closest<HTMLElement | SVGElement>('[data-info]')?.dataset.info
      : undefined;
  const pressed = (event: PointerEvent): void => {
    const subject = subjectAt(event.target);
    if (event.pointerType === 'mouse' || subject === undefined) return;
    waiting = setTimeout(() => tellOf(subject), LONG);
  };
  const released = (): void => clearTimeout(waiting);
  const menu = (event: Event): void => {
    const subject = subjectAt(event.target);
    if (subject === undefined) return;
    event.preventDefault();
    tellOf(subject);
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
      return;
    const subject = subjectAt(document.activeElement);
    if (subject !== undefined) tellOf(subject);
  };
  document.addEventListener('pointerdown', pressed);
  for (const end of ['pointerup', 'pointermove', 'pointercancel'] as const)
    document.addEventListener(end, released);
  document.addEventListener('contextmenu', menu);
  document.addEventListener('keydown', keyed);
  return () => {
    released();
    document.removeEventListener('pointerdown', pressed);
    for (const end of ['pointerup', 'pointermove', 'pointercancel'] as const)
      document.removeEventListener(end, released);
    document.removeEventListener('contextmenu', menu);
    document.removeEventListener('keydown', keyed);
  };
}
