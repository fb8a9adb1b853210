// The words of Islebound's board, in the current language.

import { inLanguage } from '@tidetable/board/words/language.ts';
import { islebound } from '../words/en/board.ts';

export const boardWords = () => inLanguage(islebound);
