// The words that all boards share, in the language that is spoken.
import { en } from './en.ts';
import { inLanguage } from './language.ts';

export const sharedWords = () => inLanguage(en);
