// The app: a masthead, and the page that the address names.
import { useEffect } from 'preact/hooks';
import { HomePage } from '../pages/home.tsx';
import { setAttention } from './attention.ts';
import { lazily } from './lazily.tsx';
import { Masthead } from './masthead.tsx';
import { titleOf } from './page-titles.ts';
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
const RulesShelfPage = lazily(
  async () => (await import('../pages/rules-shelf.tsx')).RulesShelfPage,
);
const CreditsPage = lazily(async () => (await import('../pages/credits.tsx')).CreditsPage);
const LostPage = lazily(async () => (await import('../pages/lost.tsx')).LostPage);

export function App() {
  const isTable = ['/local/:id', '/table/:id'].some((one) => matched(one, path.value) !== null);
  const title = titleOf(path.value);
  useEffect(() => {
    if (title !== null) setAttention(false, title);
  }, [title]);
  return (
    <div class={isTable ? 'page' : 'page flowing'}>
      <Masthead here={path.value} />
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
  if (path.value === '/rules') return <RulesShelfPage />;
  return path.value === '/' ? <HomePage /> : <LostPage />;
}
