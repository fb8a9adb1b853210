// The language that the pages speak.
import { signal } from '@preact/signals';

/** Makes the words of another language of ours; null for English as it is. */
const translate = signal<(<T>(words: T) => T) | null>(null);
const translated = new WeakMap<object, object>();

/** A text, or a catalogue of texts, in the language that is spoken. */
export function inLanguage<T extends object | string>(catalogue: T): T {
  if (translate.value === null) return catalogue;
  if (typeof catalogue === 'string') return translate.value(catalogue);
  const known = translated.get(catalogue as object) ?? translate.value(catalogue);
  translated.set(catalogue as object, known as object);
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
