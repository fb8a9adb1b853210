// The same by keyboard: arrows over the board, Tab to the hand, digits in the list.
import type { Page } from 'playwright-core';
import type { Touched, Wanted } from './touch.ts';

interface Sight {
  readonly isReady: boolean;
  /** Whether anything has the focus. */
  readonly isFocused: boolean;
  /** The focused spot. */
  readonly here: string | null;
  readonly isOnBoard: boolean;
  /** The direction to the first wanted spot that is lit; null if none is. */
  readonly wanted: {
    readonly spot: string;
    readonly place: 'drawing' | 'beside' | 'hand';
    readonly x: number;
    readonly y: number;
  } | null;
  /** The labels of the list, without "more" and "back", and the key of each. */
  readonly list: readonly { readonly words: string; readonly key: string }[];
  /** Whether ending the turn asks for confirmation. */
  readonly isAskedToEnd: boolean;
  /** The key for the rest of a long list; null if all of it is shown. */
  readonly more: string | null;
}

const SEE = `(({ ply, spots }) => {
  const middle = (thing) => {
    const { left, top, width, height } = (thing.querySelector('[data-box]') ?? thing).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const buttons = [...document.querySelectorAll('.actions button')];
  const said = (button) =>
    button.getAttribute('aria-label')?.replace(/ [\\da-z]$/, '') ?? [...button.childNodes].filter(({ tagName }) => tagName !== 'KBD' && tagName !== 'SMALL').map(({ textContent }) => textContent).join('').trim();
  const here = document.activeElement;
  const lit = spots.flatMap((spot) => [...document.querySelectorAll('[data-spot="' + CSS.escape(spot) + '"].open')]).filter((thing) => thing.checkVisibility());
  const [thing] = lit;
  const [from, to] = [middle(here), thing && middle(thing)];
  return {
    isReady: document.querySelector('.table')?.dataset.ply === String(ply) && buttons.length > 0,
    isFocused: here !== document.body,
    here: here.getAttribute('data-spot'),
    isOnBoard: here.closest('.sea') !== null && here.hasAttribute('data-spot'),
    wanted: thing ? { spot: thing.dataset.spot, place: thing.closest('.sea') === null ? 'hand' : thing instanceof HTMLElement ? 'beside' : 'drawing', x: to.x - from.x, y: to.y - from.y } : null,
    list: buttons.filter((one) => !one.matches('.quiet')).map((one) => ({ words: said(one), key: one.querySelector('kbd').textContent.toLowerCase() })),
    isAskedToEnd: document.querySelector('.ending-question') !== null,
    more: buttons.find((one) => one.matches('.quiet') && !/Esc/.test(one.textContent))?.querySelector('kbd')?.textContent ?? null,
  };
})`;

const PATIENCE = 20_000;
const FAR = 40;

export class Keyboard {
  /** How often each key was pressed. */
  readonly pressed: Record<string, number> = {};
  /** Spots that no arrow reaches, and moments without focus. */
  readonly faults: string[] = [];
  #hasBegun = false;

  readonly touch = async (page: Page, wanted: Wanted): Promise<Touched> => {
    const see = (): Promise<Sight> => page.evaluate<Sight>(`${SEE}(${JSON.stringify(wanted)})`);
    let now = await see();
    for (const late = Date.now() + PATIENCE; !now.isReady && Date.now() < late; now = await see())
      await page.waitForTimeout(5);
    if (this.#hasBegun && !now.isFocused) this.faults.push(`focus lost at ply ${wanted.ply}`);
    this.#hasBegun = true;
    const { wanted: lit } = now;
    if (lit !== null) {
      if (await this.#reach(page, see, now)) {
        await this.#press(page, 'Enter');
        return { kind: 'board', spot: lit.spot };
      }
      this.faults.push(`no way to ${lit.spot} at ply ${wanted.ply}`);
    }
    return this.#fromList(page, see, wanted.words);
  };

  /** The hand is just above the list, which has a key. */
  async #reach(page: Page, see: () => Promise<Sight>, from: Sight): Promise<boolean> {
    if (from.wanted?.place === 'hand') {
      await this.#press(page, 'a');
      return this.#tab(page, see, 'Shift+Tab');
    }
    if (from.wanted?.place === 'beside') {
      if (!from.isOnBoard) await this.#press(page, 'ArrowUp');
      if (await this.#tab(page, see, 'Tab')) return true;
    }
    return (await this.#walk(page, see, await see())) || this.#leap(page, see);
  }

  /** From one lit spot to the next, where the arrows miss it. */
  async #leap(page: Page, see: () => Promise<Sight>): Promise<boolean> {
    for (let leaps = 0; leaps < FAR; leaps++) {
      const { here, wanted } = await see();
      if (wanted !== null && here === wanted.spot) return true;
      await this.#press(page, 'n');
    }
    return false;
  }

  /** Towards it, with detours where the straight way misses it. */
  async #walk(page: Page, see: () => Promise<Sight>, from: Sight): Promise<boolean> {
    const tried = new Set<string>();
    let now = from;
    for (let steps = 0; steps < FAR; steps++) {
      const { wanted, here, isOnBoard } = now;
      if (wanted === null) return false;
      if (here === wanted.spot) return true;
      const way = isOnBoard
        ? waysTo(wanted).find((one) => !tried.has(`${here} ${one}`))
        : 'ArrowUp';
      if (way === undefined) return false;
      tried.add(`${here} ${way}`);
      await this.#press(page, way);
      now = await see();
    }
    return false;
  }

  async #tab(page: Page, see: () => Promise<Sight>, key: 'Tab' | 'Shift+Tab'): Promise<boolean> {
    for (let tabs = 0; tabs < FAR; tabs++) {
      const { here, wanted, isOnBoard } = await see();
      if (wanted !== null && here === wanted.spot) return true;
      if (key === 'Tab' && !isOnBoard) return false;
      await this.#press(page, key);
    }
    return false;
  }

  async #fromList(page: Page, see: () => Promise<Sight>, words: string): Promise<Touched> {
    let now = await see();
    for (let pages = 0; pages < FAR; pages++, now = await see()) {
      const entry = now.list.find((one) => one.words === words);
      if (entry !== undefined) {
        await this.#press(page, entry.key);
        if ((await see()).isAskedToEnd) await this.#press(page, entry.key);
        return { kind: 'list' };
      }
      if (now.more === null) break;
      await this.#press(page, now.more);
    }
    return { kind: 'missing', offered: now.list.map((one) => one.words).join(' | ') };
  }

  async #press(page: Page, key: string): Promise<void> {
    this.pressed[key] = (this.pressed[key] ?? 0) + 1;
    await page.keyboard.press(key);
  }
}

/** The arrows, the most promising first. */
function waysTo({ x, y }: { readonly x: number; readonly y: number }): readonly string[] {
  const across = x > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = y > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const [first, second] = Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
  return [first[0], second[0], second[1], first[1]] as readonly string[];
}
