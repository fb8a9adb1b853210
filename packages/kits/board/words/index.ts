// The words that all boards share, in the current language.
import { en } from './en.ts';
import { inLanguage } from './language.ts';

export const sharedWords = () => inLanguage(en);
