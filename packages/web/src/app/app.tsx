// The app: a masthead, and the page that the address names.
import type { ComponentChildren } from 'preact';
import { HomePage } from '../pages/home.tsx';
import { words } from '../words/index.ts';
import { lazily } from './lazily.tsx';
import { Preferences } from './preferences.tsx';
import { matched, path } from './route.ts';
import './app.css';

const LocalTablePage = lazily(
  async () => (await import('../pages/local-table.tsx')).LocalTablePage,
);

const TablePage = lazily(async () => (await import('../pages/table.tsx')).TablePage);
const CreatePage = lazily(async () => (await import('../pages/create.tsx')).CreatePage);
const LobbyPage = lazily(async () => (await import('../pages/lobby.tsx')).LobbyPage);
const InvitePage = lazily(async () => (await import('../pages/invite.tsx')).InvitePage);
const ProfilePage = lazily(async () => (await import('../pages/profile.tsx')).ProfilePage);
const MePage = lazily(async () => (await import('../pages/me.tsx')).MePage);
const DailyPage = lazily(async () => (await import('../pages/daily.tsx')).DailyPage);
const LadderPage = lazily(async () => (await import('../pages/ladder.tsx')).LadderPage);
const RulesPage = lazily(async () => (await import('../pages/rules.tsx')).RulesPage);
const CreditsPage = lazily(async () => (await import('../pages/credits.tsx')).CreditsPage);

export function App() {
  const isTable = ['/local/:id', '/table/:id'].some((one) => matched(one, path.value) !== null);
  return (
    <div class={isTable ? 'page' : 'page flowing'}>
      <Masthead />
      <Page />
    </div>
  );
}

function Page() {
  const local = matched('/local/:id', path.value);
  if (local !== null) return <LocalTablePage id={local.id ?? ''} />;
  const table = matched('/table/:id', path.value);
  if (table !== null) return <TablePage id={table.id ?? ''} />;
  const profile = matched('/profile/:id', path.value);
  if (profile !== null) return <ProfilePage id={profile.id ?? ''} />;
  const ladder = matched('/ladder/:ladder', path.value);
  if (ladder !== null) return <LadderPage ladder={ladder.ladder ?? ''} />;
  if (path.value === '/new') return <CreatePage />;
  if (path.value === '/lobby') return <LobbyPage />;
  if (path.value === '/invite') return <InvitePage />;
  if (path.value === '/me') return <MePage />;
  if (path.value === '/daily') return <DailyPage />;
  const rules = matched('/rules/:game', path.value);
  if (rules !== null) return <RulesPage game={rules.game ?? ''} />;
  if (path.value === '/credits') return <CreditsPage />;
  return <HomePage />;
}

function Masthead({ children }: { children?: ComponentChildren }) {
  return (
    <header class="masthead">
      <h1>
        <a href="/">{words().title}</a>
      </h1>
      {children}
      <Preferences />
    </header>
  );
}
