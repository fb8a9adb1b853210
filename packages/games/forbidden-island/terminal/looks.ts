// How the island's things look in a terminal: letters, marks, colours, names cut to size.

import type { Ink, Style } from '@tidetable/terminal/ink';
import { CARD_NAMES, type Card, type Role, type Tile, type Treasure } from '../words/en/face.ts';

/** A pawn's letter, and its colour as the game has it. */
const PAWNS: Readonly<Record<Role, { readonly letter: string; readonly style: Style }>> = {
  diver: { letter: 'D', style: { colour: 231, on: 16, bold: true } },
  engineer: { letter: 'E', style: { colour: 231, on: 160, bold: true } },
  explorer: { letter: 'X', style: { colour: 231, on: 28, bold: true } },
  messenger: { letter: 'M', style: { colour: 16, on: 231, bold: true } },
  navigator: { letter: 'N', style: { colour: 16, on: 220, bold: true } },
  pilot: { letter: 'P', style: { colour: 231, on: 27, bold: true } },
};

export function pawnMark(role: Role, ink: Ink): string {
  const { letter, style } = PAWNS[role];
  return ink(letter, style);
}

export const TREASURE_MARKS: Readonly<Record<Treasure, string>> = {
  earth: '◆',
  wind: '§',
  fire: '▲',
  ocean: 'Ψ',
};
export const TREASURE_WORDS: Readonly<Record<Treasure, string>> = {
  earth: 'Earth',
  wind: 'Wind',
  fire: 'Fire',
  ocean: 'Ocean',
};
export const LANDING_MARK = '⌂';

/** The colour of a treasure: on paper-pale land, and on anything darker. */
export const TREASURE_COLOURS: Readonly<
  Record<Treasure, { readonly onLand: number; readonly elsewhere: number }>
> = {
  earth: { onLand: 94, elsewhere: 179 },
  wind: { onLand: 22, elsewhere: 113 },
  fire: { onLand: 124, elsewhere: 209 },
  ocean: { onLand: 25, elsewhere: 81 },
};

export function treasureMark(treasure: Treasure, ink: Ink): string {
  return ink(TREASURE_MARKS[treasure], {
    colour: TREASURE_COLOURS[treasure].elsewhere,
    bold: true,
  });
}

const SPECIAL_WORDS: Partial<Record<Card, string>> = {
  'helicopter-lift': 'Lift',
  sandbags: 'Bags',
};

/** A hand, treasure by treasure: `◆◆ ▲ Lift`, or with words where there is room. */
export function handItems(
  hand: readonly Card[],
  ink: Ink,
  { isRoomy }: { readonly isRoomy: boolean },
): string[] {
  return [...new Set(hand)].sort(inDeckOrder).map((card) => {
    const count = hand.filter((other) => other === card).length;
    if (card in TREASURE_MARKS) {
      const marks = treasureMark(card as Treasure, ink).repeat(count);
      return isRoomy ? `${marks} ${TREASURE_WORDS[card as Treasure]}` : marks;
    }
    const name = (isRoomy ? CARD_NAMES[card] : SPECIAL_WORDS[card]) ?? card;
    return count === 1 ? name : `${count} ${name}`;
  });
}

function inDeckOrder(one: Card, other: Card): number {
  const order = Object.keys(CARD_NAMES);
  return order.indexOf(one) - order.indexOf(other);
}

/** The tile in one word, of eight letters at most. */
export const SHORT_NAMES: Readonly<Record<Tile, string>> = {
  'fools-landing': 'Landing',
  'bronze-gate': 'Bronze',
  'copper-gate': 'Copper',
  'gold-gate': 'Gold',
  'iron-gate': 'Iron',
  'silver-gate': 'Silver',
  'temple-of-the-moon': 'Moon',
  'temple-of-the-sun': 'Sun',
  'whispering-garden': 'Whisper',
  'howling-garden': 'Howling',
  'cave-of-embers': 'Embers',
  'cave-of-shadows': 'Shadows',
  'coral-palace': 'Coral',
  'tidal-palace': 'Tidal',
  'breakers-bridge': 'Bridge',
  'cliffs-of-abandon': 'Cliffs',
  'crimson-forest': 'Forest',
  'dunes-of-deception': 'Dunes',
  'lost-lagoon': 'Lagoon',
  'misty-marsh': 'Marsh',
  observatory: 'Observ.',
  'phantom-rock': 'Phantom',
  'twilight-hollow': 'Hollow',
  watchtower: 'Watch',
};
