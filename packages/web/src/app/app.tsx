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

const RulesPage = lazily(async () => (await import('../pages/rules.tsx')).RulesPage);
const RulesShelfPage = lazily(
  async () => (await import('../pages/rules-shelf.tsx')).RulesShelfPage,
);
const CreditsPage = lazily(async () => (await import('../pages/credits.tsx')).CreditsPage);
const LostPage = lazily(async () => (await import('../pages/lost.tsx')).LostPage);

export function App() {
  const isTable = matched('/local/:id', path.value) !== null;
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
  const rules = matched('/rules/:game', path.value);
  if (rules !== null) return <RulesPage game={rules.game ?? ''} />;
  if (path.value === '/credits') return <CreditsPage />;
  if (path.value === '/rules') return <RulesShelfPage />;
  return path.value === '/' ? <HomePage /> : <LostPage />;
}
