// The header of every page: title, navigation and preferences.
import { words } from '../words/index.ts';
import { Preferences } from './preferences.tsx';
import './masthead.css';

const WAYS = [
  ['/lobby', 'lobby'],
  ['/learn', 'learn'],
  ['/rules', 'rules'],
  ['/me', 'me'],
] as const;

/** `here` is the path of the page; omitted on pages that are not part of the app. */
export function Masthead({ here }: { here?: string }) {
  return (
    <header class="masthead">
      <a class="brand" href="/">
        <img src="/icons/icon.svg" alt="" width="30" height="30" />
        {words().title}
      </a>
      <Ways here={here} />
      <Preferences>
        <Ways here={here} />
      </Preferences>
    </header>
  );
}

/** Side by side where there is room, else in the menu: CSS shows one of the two. */
function Ways({ here = '' }: { here?: string | undefined }) {
  const say = words().ways;
  return (
    <nav class="ways" aria-label={say.label}>
      {WAYS.map(([path, name]) => (
        <a key={path} href={path} aria-current={isWithin(here, path) ? 'page' : undefined}>
          {say[name]}
        </a>
      ))}
    </nav>
  );
}

function isWithin(here: string, path: string): boolean {
  return here === path || here.startsWith(`${path}/`);
}
