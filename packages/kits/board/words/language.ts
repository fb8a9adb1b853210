// The language of the pages.
import { signal } from '@preact/signals';

/** Translates our words; null for plain English. */
const translate = signal<(<T>(words: T) => T) | null>(null);
const translated = new WeakMap<object, object>();

/** A text, or a catalogue of texts, in the current language. */
export function inLanguage<T extends object | string>(catalogue: T): T {
  if (translate.value === null) return catalogue;
  if (typeof catalogue === 'string') return translate.value(catalogue);
  const known = translated.get(catalogue as object) ?? translate.value(catalogue);
  translated.set(catalogue as object, known as object);
  return known as T;
}

const KEY = 'tidetable language';

/** A test asks for `pseudo` to find words outside the catalogue. */
export async function speakAsAsked(): Promise<void> {
  if (asked() !== 'pseudo') return;
  const { pseudo } = await import('./pseudo.ts');
  translate.value = pseudo;
}

function asked(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Without storage, no language was chosen.
    return null;
  }
}
