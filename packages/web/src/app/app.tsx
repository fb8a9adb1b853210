// The app: a masthead, and the page that the address names.
import type { ComponentChildren } from 'preact';
import { HomePage } from '../pages/home.tsx';
import { words } from '../words/index.ts';
import { lazily } from './lazily.tsx';
import { Preferences } from './preferences.tsx';
import { matched, path } from './route.ts';

const LocalTablePage = lazily(
  async () => (await import('../pages/local-table.tsx')).LocalTablePage,
);

export function App() {
  const local = matched('/local/:id', path.value);
  return (
    <div class={local === null ? 'page flowing' : 'page'}>
      <Masthead />
      {local === null ? <HomePage /> : <LocalTablePage id={local.id ?? ''} />}
    </div>
  );
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
