// The words of Plunder's board, in the language that is spoken.

import { inLanguage } from '@tidetable/board/words/language.ts';
import { plunder } from '../words/en/board.ts';

export const boardWords = () => inLanguage(plunder);
