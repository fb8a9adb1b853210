// The words of Plunder's board, in the current language.

import { inLanguage } from '@tidetable/board/words/language.ts';
import { plunder } from '../words/en/board.ts';

export const boardWords = () => inLanguage(plunder);
