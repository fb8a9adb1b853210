// The web app begins here.
import '@fontsource/im-fell-english/400-italic.css';
import '@fontsource/im-fell-english-sc/400.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import './look/tokens.css';
import './look/base.css';
import './frame/frame.css';
import { render } from 'preact';
import { forbiddenIslandKit } from './boards/forbidden-island/index.ts';
import type { BoardKit } from './boards/board.ts';
import { TableFrame } from './frame/table-frame.tsx';
import { LocalTable } from './tables/local/local-table.ts';

const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const table = LocalTable.open(
  { game: 'forbidden-island', seating: [{ person: 'You' }, { bot: 'deckhand' }, { bot: 'deckhand' }], options: {}, seed },
  () => {},
);
render(
  <div class="page">
    <header class="masthead">
      <h1>Tidetable</h1>
    </header>
    <TableFrame table={table} kit={forbiddenIslandKit as unknown as BoardKit} onShown={() => table.goOn()} />
  </div>,
  document.getElementById('app') as HTMLElement,
);
