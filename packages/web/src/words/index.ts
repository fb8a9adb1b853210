// The words of the app, in the current language.
import { inLanguage } from '@tidetable/board/words/language.ts';
import { en, type Words } from './en.ts';

export function words(): Words {
  return inLanguage(en);
}
