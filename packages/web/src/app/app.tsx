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

const RulesPage = lazily(async () => (await import('../pages/rules.tsx')).RulesPage);
const RulesListPage = lazily(async () => (await import('../pages/rules-list.tsx')).RulesListPage);
const ReplayPage = lazily(async () => (await import('../pages/replay.tsx')).ReplayPage);
const LearnPage = lazily(async () => (await import('../pages/learn.tsx')).LearnPage);
const LessonPage = lazily(async () => (await import('../pages/lesson.tsx')).LessonPage);
const CreditsPage = lazily(async () => (await import('../pages/credits.tsx')).CreditsPage);

export function App() {
  const isTable =
    matched('/local/:id', path.value) !== null || matched('/learn/:game', path.value) !== null;
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
  const rules = matched('/rules/:game', path.value);
  if (rules !== null) return <RulesPage game={rules.game ?? ''} />;
  const lesson = matched('/learn/:game', path.value);
  if (lesson !== null) return <LessonPage game={lesson.game ?? ''} />;
  if (path.value === '/rules') return <RulesListPage />;
  if (path.value === '/learn') return <LearnPage />;
  if (path.value === '/replay') return <ReplayPage />;
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
