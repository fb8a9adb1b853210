// The current place in the app: the address holds all of it.
import { computed, signal } from '@preact/signals';
import { isNewerHere } from './installing.ts';

const address = signal(new URL(location.href));

export const path = computed(() => address.value.pathname);
export const query = computed(() => address.value.searchParams);
export const fragment = computed(() => address.value.hash.slice(1));

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  const target = new URL(to, location.href);
  if (how === 'push') history.pushState(null, '', target);
  else history.replaceState(null, '', target);
  address.value = target;
  scrollTo(0, 0);
}

/** Links inside the app do not reload the page, unless that brings a newer release. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    address.value = new URL(location.href);
  });
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (link?.target !== '' || link.origin !== location.origin || link.dataset.whole !== undefined)
      return;
    if (isNewerHere()) return;
    event.preventDefault();
    go(link.href);
  });
}

/** The parameters of a path such as `/local/:id`; null if the path does not match. */
export function matched(pattern: string, given: string): Readonly<Record<string, string>> | null {
  const [wanted, found] = [pattern.split('/'), given.split('/')];
  if (wanted.length !== found.length) return null;
  const parameters: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = found[at] ?? '';
    if (part.startsWith(':')) {
      const parameter = decoded(value);
      if (parameter === null) return null;
      parameters[part.slice(1)] = parameter;
    } else if (part !== value) return null;
  }
  return parameters;
}

/** Null for a percent sign that encodes nothing. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
