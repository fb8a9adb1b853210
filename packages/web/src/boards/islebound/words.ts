// The words of Islebound's board, in the language that is spoken.
import { islebound } from '../../words/en/islebound.ts';
import { inLanguage } from '../../words/index.ts';

export const boardWords = () => inLanguage(islebound);
