// A part of the app that is fetched when it is first shown.
import { signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { words } from '../words/index.ts';

export function lazily<P extends object>(
  fetched: () => Promise<ComponentType<P>>,
): (props: P) => VNode {
  const part = signal<ComponentType<P> | null>(null);
  let asked = false;
  return function Lazily(props: P) {
    const Part = part.value;
    if (Part !== null) return <Part {...props} />;
    if (!asked) {
      asked = true;
      fetched().then((found) => {
        part.value = found;
      });
    }
    return <p class="loading">{words().table.loading}</p>;
  };
}
