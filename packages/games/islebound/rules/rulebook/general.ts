// The aim of the game and its pieces, pp. 3–5, 11 and 19.
import { chapter, type Rules } from '@tidetable/engine';

export const general: readonly Rules[] = [
  chapter(3, 'Welcome to the Archipelago', {
    'IB-GEN-1':
      'Two to four players command a ship each, and the one with the most renown at the end wins.',
  }),
  chapter(3, 'How do you win?', {
    'IB-GEN-2':
      'Renown at the end comes from unspent coins, buildings and their abilities, the renown track and renown tokens.',
  }),
  chapter(11, 'Diplomacy', {
    'IB-GEN-3':
      'Influence pays for diplomacy and renown is the score; neither stands in for the other.',
  }),
  chapter(4, 'Components', {
    'IB-COMP-1':
      'Retail: 35 buildings, 22 crew, 15 pirates, 14 sea serpents and Ichor, 15 events, 8 reputation cards, 16 renown tokens, 10 dice, and 20 cubes in each of four colours.',
    'IB-COMP-3':
      'Coins, fish, wood and books never run out; crew, pirates, sea serpents, renown tokens, cubes, dice and cards end with their last piece.',
  }),
  chapter(null, 'Prototype: Components', {
    'IB-COMP-2':
      'Prototype: 14 events, 12 renown tokens and no Ichor; buildings, reputation cards, dice and cubes are as many as in retail.',
  }),
  chapter(19, 'The Ship Board', {
    'IB-COMP-4':
      'A ship takes on any number of crew, pirates and sea serpents, as long as the supply has some.',
  }),
];
