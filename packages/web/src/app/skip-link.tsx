// The first thing that Tab reaches: past the masthead, to what the page is about.
import { words } from '../words/index.ts';
import './skip-link.css';

export function SkipLink({ isTable = false }: { isTable?: boolean }) {
  const say = words().ways;
  return (
    <button type="button" class="skip-link" onClick={skip}>
      {isTable ? say.skipToTable : say.skipToPage}
    </button>
  );
}

/** No link: the fragment of the address is left alone, since an invitation keeps its code there. */
function skip(): void {
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}
