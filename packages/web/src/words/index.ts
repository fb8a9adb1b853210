// The language that is spoken.
import { signal } from '@preact/signals';
import { en, type Words } from './en.ts';

const spoken = signal<Words>(en);

export function words(): Words {
  return spoken.value;
}

export function speak(language: Words): void {
  spoken.value = language;
}
