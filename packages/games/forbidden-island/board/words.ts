// The words of Forbidden Island's board, in the current language.

import { inLanguage } from '@tidetable/board/words/language.ts';
import { island } from '../words/en/board.ts';

export const boardWords = () => inLanguage(island);
