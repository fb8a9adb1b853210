// What the tab says of each page; a table says it itself.
import { words } from '../words/index.ts';
import { nameOfGame } from './game-names.ts';
import { matched } from './route.ts';

/** Null where the page sees to it. */
export function titleOf(path: string): string | null {
  const say = words();
  const rules = matched('/rules/:game', path);
  if (rules !== null) return say.rules.title(nameOfGame(rules.game ?? ''));
  if (path === '/') return '';
  if (path === '/rules') return say.rules.shelf;
  if (path === '/new') return say.online.create.title;
  if (path === '/lobby') return say.online.lobby.title;
  if (path === '/daily') return say.online.daily.title;
  if (path === '/invite') return say.online.invite.title;
  if (path === '/me') return say.online.me.title;
  if (path === '/credits') return say.credits.title;
  return null;
}
