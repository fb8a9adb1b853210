// Which page an address shows.
import type { VNode } from 'preact';
import { HomePage } from '../pages/home.tsx';
import { lazily } from './lazily.tsx';
import { matched } from './route.ts';

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
const Lost = lazily(async () => (await import('../pages/lost.tsx')).LostPage);

interface PageAt {
  readonly at: string;
  /** Fills the window and does not scroll. */
  readonly isTable?: true;
  show(part: string): VNode;
}

const PAGES: readonly PageAt[] = [
  { at: '/', show: () => <HomePage /> },
  { at: '/local/:part', isTable: true, show: (id) => <LocalTable id={id} /> },
  { at: '/table/:part', isTable: true, show: (id) => <Table id={id} /> },
  { at: '/learn/:part', isTable: true, show: (game) => <Lesson game={game} /> },
  { at: '/learn', show: () => <Learn /> },
  { at: '/new', show: () => <Create /> },
  { at: '/lobby', show: () => <Lobby /> },
  { at: '/invite', show: () => <Invite /> },
  { at: '/profile/:part', show: (id) => <Profile id={id} /> },
  { at: '/me', show: () => <Me /> },
  { at: '/daily', show: () => <Daily /> },
  { at: '/ladder/:part', show: (ladder) => <Ladder ladder={ladder} /> },
  { at: '/replay', show: () => <Replay /> },
  { at: '/rules', show: () => <RulesList /> },
  { at: '/rules/:part', show: (game) => <Rules game={game} /> },
  { at: '/credits', show: () => <Credits /> },
];

export function pageAt(path: string): { readonly page: VNode; readonly isTable: boolean } {
  for (const { at, isTable, show } of PAGES) {
    const parts = matched(at, path);
    if (parts !== null) return { page: show(parts.part ?? ''), isTable: isTable ?? false };
  }
  return { page: <Lost />, isTable: false };
}
