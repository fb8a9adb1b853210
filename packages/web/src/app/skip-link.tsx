// The first Tab stop: skips the masthead to the main content.
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

/** A button, not a link: an invitation keeps its code in the fragment of the address. */
function skip(): void {
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}
