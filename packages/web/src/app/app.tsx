// The app: the masthead, and the page of the current address.
import { useEffect } from 'preact/hooks';
import { setAttention } from '../core/attention.ts';
import { path } from '../core/route.ts';
import { Masthead } from './masthead.tsx';
import { titleOf } from './page-titles.ts';
import { pageAt } from './pages.tsx';
import { SkipLink } from './skip-link.tsx';
import './app.css';

export function App() {
  const { page, route, isTable } = pageAt(path.value);
  const title = titleOf(path.value);
  useEffect(() => {
    if (title !== null) setAttention(false, title);
  }, [title]);
  return (
    <div class={isTable ? 'page' : 'page flowing'} data-page={route}>
      <SkipLink isTable={isTable} />
      <Masthead here={path.value} />
      {page}
    </div>
  );
}
