// The language that is spoken.
import { signal } from '@preact/signals';
import { en, type Words } from './en.ts';

/** Makes the words of another language of ours; null for English as it is. */
const translate = signal<(<T>(words: T) => T) | null>(null);
const translated = new WeakMap<object, object>();

export function words(): Words {
  return inLanguage(en);
}

/** A catalogue as it is said in the language that is spoken. */
export function inLanguage<T extends object>(catalogue: T): T {
  if (translate.value === null) return catalogue;
  const known = translated.get(catalogue) ?? translate.value(catalogue);
  translated.set(catalogue, known);
  return known as T;
}

const KEY = 'tidetable language';

/** Whoever checks that no word lives outside the catalogue asks for `pseudo`. */
export async function speakAsAsked(): Promise<void> {
  if (asked() !== 'pseudo') return;
  const { pseudo } = await import('./pseudo.ts');
  translate.value = pseudo;
}

function asked(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Where nothing may be kept, nothing was asked for.
    return null;
  }
}
