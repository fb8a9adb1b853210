// Routes: which page an address shows.
import type { VNode } from 'preact';
import { lazily } from '../core/lazily.tsx';
import { fragment, matched } from '../core/route.ts';
import { ROUTES, type Route } from '../core/routes.ts';
import { HomePage } from '../pages/home.tsx';
import { words } from '../words/index.ts';

const LocalTable = lazily(async () => (await import('../pages/local-table.tsx')).LocalTablePage);
const Table = lazily(async () => (await import('../pages/table.tsx')).TablePage);
const Lesson = lazily(async () => (await import('../pages/lesson.tsx')).LessonPage);
const Create = lazily(async () => (await import('../pages/create.tsx')).CreatePage);
const Lobby = lazily(async () => (await import('../pages/lobby.tsx')).LobbyPage);
const Invite = lazily(async () => (await import('../pages/invite.tsx')).InvitePage);
const Profile = lazily(async () => (await import('../pages/profile.tsx')).ProfilePage);
const Me = lazily(async () => (await import('../pages/me.tsx')).MePage);
const Daily = lazily(async () => (await import('../pages/daily.tsx')).DailyPage);
const Ladder = lazily(async () => (await import('../pages/ladder.tsx')).LadderPage);
const Learn = lazily(async () => (await import('../pages/learn.tsx')).LearnPage);
const Replay = lazily(async () => (await import('../pages/replay.tsx')).ReplayPage);
const RulesList = lazily(async () => (await import('../pages/rules-list.tsx')).RulesListPage);
const Rules = lazily(async () => (await import('../pages/rules.tsx')).RulesPage);
const Credits = lazily(async () => (await import('../pages/credits.tsx')).CreditsPage);
const Lost = lazily(async () => (await import('../pages/nothing-here.tsx')).NothingHere);

type Show = (part: string) => VNode;

const PAGES: Readonly<Record<Route, Show>> = {
  '/': () => <HomePage />,
  '/local/:part': (id) => <LocalTable id={id} />,
  '/table/:part': (id) => <Table id={id} />,
  '/learn/:part': (game) => <Lesson game={game} />,
  '/learn': () => <Learn />,
  '/new': () => <Create />,
  '/lobby': () => <Lobby />,
  '/invite': () => <Invite code={fragment.value} />,
  '/invite/:part': (code) => <Invite code={code} />,
  '/profile/:part': (id) => <Profile id={id} />,
  '/me': () => <Me />,
  '/daily': () => <Daily />,
  '/ladder/:part': (ladder) => <Ladder ladder={ladder} />,
  '/replay': () => <Replay />,
  '/rules': () => <RulesList />,
  '/rules/:part': (game) => <Rules game={game} />,
  '/credits': () => <Credits />,
};

/** Pages that fill the window and do not scroll. */
const TABLES: readonly Route[] = ['/local/:part', '/table/:part', '/learn/:part'];

interface Shown {
  readonly page: VNode;
  /** Scopes the styles of a page. */
  readonly route: Route | 'lost';
  readonly isTable: boolean;
}

export function pageAt(path: string): Shown {
  for (const route of ROUTES) {
    const parts = matched(route, path);
    if (parts !== null)
      return { page: PAGES[route](parts.part ?? ''), route, isTable: TABLES.includes(route) };
  }
  return { page: <Lost why={words().lost.about} />, route: 'lost', isTable: false };
}
