// The tab title: where you are, and whether the table waits for you.
import { words } from '../words/index.ts';

export interface Tab {
  readonly title: string;
  readonly icon: string;
}

/** `title` names the game or the page; empty for the app itself. */
export function tabFor(isMyTurn: boolean, title: string, isDisconnected = false): Tab {
  const say = words();
  if (isDisconnected)
    return { title: say.tab.disconnected(title || say.title), icon: '/icons/icon.svg' };
  if (isMyTurn)
    return { title: say.tab.yourTurn(title || say.title), icon: '/icons/icon-turn.svg' };
  return {
    title: title === '' ? say.title : say.tab.page(title),
    icon: '/icons/icon.svg',
  };
}

/** Call it when the turn changes, and with false on leaving the table. */
export function setAttention(isMyTurn: boolean, title: string, isDisconnected = false): void {
  const tab = tabFor(isMyTurn, title, isDisconnected);
  document.title = tab.title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null && link.getAttribute('href') !== tab.icon) link.href = tab.icon;
}
