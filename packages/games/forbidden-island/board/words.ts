// The words of Forbidden Island's board, in the language that is spoken.

import { inLanguage } from '@tidetable/board/words/language.ts';
import { island } from '../words/en/board.ts';

export const boardWords = () => inLanguage(island);
