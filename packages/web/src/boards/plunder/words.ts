// The words of Plunder's board, in the language that is spoken.
import { plunder } from '../../words/en/plunder.ts';
import { inLanguage } from '../../words/index.ts';

export const boardWords = () => inLanguage(plunder);
