// A component that is loaded when it is first shown.
import { signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { words } from '../words/index.ts';

export function lazily<P extends object>(
  fetched: () => Promise<ComponentType<P>>,
): (props: P) => VNode {
  const part = signal<ComponentType<P> | null>(null);
  const isMissing = signal(false);
  let asked = false;
  const ask = (): void => {
    asked = true;
    isMissing.value = false;
    fetched().then(
      (found) => {
        part.value = found;
      },
      () => {
        isMissing.value = true;
      },
    );
  };
  return function Lazily(props: P) {
    const Part = part.value;
    if (Part !== null) return <Part {...props} />;
    if (!asked) ask();
    return isMissing.value ? <Unfetched /> : <p class="loading">{words().table.loading}</p>;
  };
}

/** A browser does not retry a failed import, so the page is reloaded. */
function Unfetched() {
  const say = words().table;
  return (
    <p class="loading" role="alert">
      {say.unfetched}{' '}
      <button type="button" onClick={() => location.reload()}>
        {say.tryAgain}
      </button>
    </p>
  );
}
