// The tab title of each page; a table sets its own.

import { nameOfGame } from '../core/game-names.ts';
import { matched } from '../core/route.ts';
import { ROUTES, type Route } from '../core/routes.ts';
import { words } from '../words/index.ts';

type Title = (part: string) => string | null;

const AT_THE_TABLE: Title = () => null;

const TITLES: Readonly<Record<Route, Title>> = {
  '/': () => '',
  '/local/:part': AT_THE_TABLE,
  '/table/:part': AT_THE_TABLE,
  '/learn/:part': AT_THE_TABLE,
  '/learn': () => words().learn.title,
  '/new': () => words().online.create.title,
  '/lobby': () => words().online.lobby.title,
  '/invite': () => words().online.inviting.page.title,
  '/invite/:part': () => words().online.inviting.page.title,
  '/profile/:part': () => words().online.person.profile,
  '/me': () => words().online.me.title,
  '/daily': () => words().online.daily.title,
  '/ladder/:part': (ladder) => words().online.ladder.title(nameOfGame(ladder.split(':')[0] ?? '')),
  '/replay': () => words().replay.title,
  '/rules': () => words().rules.shelf,
  '/rules/:part': (game) => words().rules.title(nameOfGame(game)),
  '/credits': () => words().credits.title,
};

/** Null where the page sets its own title. */
export function titleOf(path: string): string | null {
  for (const route of ROUTES) {
    const parts = matched(route, path);
    if (parts !== null) return TITLES[route](parts.part ?? '');
  }
  return words().lost.title;
}
