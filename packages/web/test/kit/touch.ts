// One click in a page: the target must be lit and not covered.
import type { Page } from 'playwright-core';

export interface Wanted {
  /** How many actions the page must have shown before. */
  readonly ply: number;
  /** Any of these spots; without one of them, the button with these words. */
  readonly spots: readonly string[];
  readonly words: string;
}

export type Touched =
  | { readonly kind: 'board'; readonly spot: string }
  | { readonly kind: 'list' }
  /** Nothing of the kind can be touched, though the page has had time. */
  | { readonly kind: 'missing'; readonly offered: string };

const PATIENCE = 20_000;

/** One call into the page: a round trip takes longer than all of this. */
const TOUCH = `(async ({ ply, spots, words }) => {
  // The centre first, then every other point worth aiming at.
  const AIMS = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((x) => [0.5, 0.25, 0.75, 0.1, 0.9].map((y) => [x, y]));
  const click = (element, x, y) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, view: window }));
  const hit = (thing) => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [across, down] of AIMS) {
      const [x, y] = [left + width * across, top + height * down];
      const there = document.elementFromPoint(x, y);
      if (there !== null && thing.contains(there)) return click(there, x, y);
    }
    return false;
  };
  const said = (button) =>
    button.getAttribute('aria-label')?.replace(/ [\\da-z]$/, '') ?? [...button.childNodes].filter(({ tagName }) => tagName !== 'KBD' && tagName !== 'SMALL').map(({ textContent }) => textContent).join('').trim();
  const inList = async () => {
    for (let page = 0; page < 40; page++) {
      const buttons = [...document.querySelectorAll('.actions button')];
      const button = buttons.find((one) => !one.matches('.quiet') && said(one) === words);
      if (button !== undefined) {
        if (hit(button) === false) return false;
        await new Promise((drawn) => setTimeout(drawn));
        // A repeated question ignores the pointer at first.
        while (document.querySelector('.ending-question.opening') !== null)
          await new Promise((later) => setTimeout(later, 20));
        const end = document.querySelector('.ending-question .weighty');
        return end === null || hit(end);
      }
      const more = buttons.find((one) => one.matches('.quiet') && !/Esc/.test(one.textContent));
      if (more === undefined) return false;
      hit(more);
      await new Promise((drawn) => setTimeout(drawn));
    }
    return false;
  };
  // Hidden: without rendering, a page costs half. Hit testing is the same.
  document.body.style.opacity = 0;
  for (const late = Date.now() + ${PATIENCE}; Date.now() < late; await new Promise((later) => setTimeout(later, 3))) {
    const isReady = document.querySelector('.table')?.dataset.ply === String(ply) && document.querySelector('.actions button') !== null;
    if (!isReady) continue;
    for (const spot of spots)
      for (const thing of document.querySelectorAll('[data-spot="' + CSS.escape(spot) + '"].open'))
        if (hit(thing)) return { kind: 'board', spot };
    if (await inList()) return { kind: 'list' };
    break;
  }
  const list = [...document.querySelectorAll('.actions button')].map(said);
  return { kind: 'missing', offered: 'ply ' + document.querySelector('.table')?.dataset.ply + ', offered: ' + list.join(' | ') };
})`;

export function click(page: Page, wanted: Wanted): Promise<Touched> {
  return page.evaluate<Touched>(`${TOUCH}(${JSON.stringify(wanted)})`);
}
