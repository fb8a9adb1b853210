// Texts of a page that are in no catalogue: with the pseudo-language on, letters outside its brackets.
import type { Page } from 'playwright-core';

/** Call before the page is opened. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript("localStorage.setItem('tidetable language', 'pseudo')");
}

/** A game's own or a person's words are marked: `data-own` or `translate="no"`, on the element or around it. */
const FIND = `(() => {
  const OWN = '[data-own], [translate="no"], kbd, code, time, script, style';
  const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];
  // Squares (A1), keys (U) and rules (FI-MOVE-1) are called the same in every language.
  const ALIKE = /\\b[A-Z]{2}(-[A-Z]+)+-\\d+\\b|\\b[A-Z]\\d*\\b/g;
  const outside = (text) => {
    let before;
    do [before, text] = [text, text.replace(/⟦[^⟦⟧]*⟧/g, '')]; while (before !== text);
    return text.replace(ALIKE, '');
  };
  const found = new Set();
  const look = (text, element, where) => {
    if (/\\p{L}/u.test(outside(text)) && element.closest(OWN) === null)
      found.add(where + ': ' + text.trim().slice(0, 80));
  };
  const placeOf = (element) => element.tagName.toLowerCase() + [...element.classList].map((name) => '.' + name).join('');
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of SPOKEN)
      if (element.hasAttribute(name)) look(element.getAttribute(name), element, placeOf(element) + ' ' + name);
    if (element.checkVisibility())
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) look(node.data, element, placeOf(element));
  }
  return [...found];
})()`;

export function strangers(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND);
}
