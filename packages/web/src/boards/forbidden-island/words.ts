// The words of Forbidden Island's board, in the language that is spoken.
import { island } from '../../words/en/forbidden-island.ts';
import { inLanguage } from '../../words/index.ts';

export const boardWords = () => inLanguage(island);
