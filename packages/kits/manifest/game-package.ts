// What a game from outside brings: its rules and words, and any other part; missing ones are plain.
import type { Face, Game } from '@tidetable/engine';
import type {
  BotsPart,
  Edition,
  Manifest,
  SearchPart,
  TerminalPart,
  WordsPart,
} from './manifest.ts';

export interface GamePackage {
  readonly editions: readonly (Pick<Edition, 'id'> & Partial<Edition>)[];
  readonly rules: () => Promise<readonly Game[]>;
  readonly words: () => Promise<{ readonly face: Face } & Partial<WordsPart>>;
  readonly bots?: () => Promise<BotsPart>;
  readonly search?: () => Promise<SearchPart>;
  readonly terminal?: () => Promise<Partial<TerminalPart>>;
  readonly crest?: Manifest['crest'];
}
