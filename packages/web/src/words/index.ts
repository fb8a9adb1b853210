// The language that is spoken.
import { signal } from '@preact/signals';
import { en, type Words } from './en.ts';

const spoken = signal<Words>(en);

export function words(): Words {
  return spoken.value;
}

const KEY = 'tidetable language';

/** Whoever checks that no word lives outside the catalogue asks for `pseudo`. */
export async function speakAsAsked(): Promise<void> {
  if (asked() !== 'pseudo') return;
  const { pseudo } = await import('./pseudo.ts');
  spoken.value = pseudo(en);
}

function asked(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Where nothing may be kept, nothing was asked for.
    return null;
  }
}
