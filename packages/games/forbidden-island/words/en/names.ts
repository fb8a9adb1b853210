// What people call the adventurers, tiles, treasures and cards.
import { itemAt, listed, type Reader, type Seat, type Who, whoFor } from '@tidetable/engine';
import { ADVENTURERS, type Role } from '../../rules/data/adventurers.ts';
import type { Card } from '../../rules/data/cards.ts';
import type { Tile, Treasure } from '../../rules/data/tiles.ts';
import type { View } from '../../rules/state.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  diver: 'Diver',
  engineer: 'Engineer',
  explorer: 'Explorer',
  messenger: 'Messenger',
  navigator: 'Navigator',
  pilot: 'Pilot',
};

export const TILE_NAMES: Readonly<Record<Tile, string>> = {
  'fools-landing': "Fools' Landing",
  'bronze-gate': 'Bronze Gate',
  'copper-gate': 'Copper Gate',
  'gold-gate': 'Gold Gate',
  'iron-gate': 'Iron Gate',
  'silver-gate': 'Silver Gate',
  'temple-of-the-moon': 'Temple of the Moon',
  'temple-of-the-sun': 'Temple of the Sun',
  'whispering-garden': 'Whispering Garden',
  'howling-garden': 'Howling Garden',
  'cave-of-embers': 'Cave of Embers',
  'cave-of-shadows': 'Cave of Shadows',
  'coral-palace': 'Coral Palace',
  'tidal-palace': 'Tidal Palace',
  'breakers-bridge': 'Breakers Bridge',
  'cliffs-of-abandon': 'Cliffs of Abandon',
  'crimson-forest': 'Crimson Forest',
  'dunes-of-deception': 'Dunes of Deception',
  'lost-lagoon': 'Lost Lagoon',
  'misty-marsh': 'Misty Marsh',
  observatory: 'Observatory',
  'phantom-rock': 'Phantom Rock',
  'twilight-hollow': 'Twilight Hollow',
  watchtower: 'Watchtower',
};

export const TREASURE_NAMES: Readonly<Record<Treasure, string>> = {
  earth: 'The Earth Stone',
  wind: 'The Statue of the Wind',
  fire: 'The Crystal of Fire',
  ocean: "The Ocean's Chalice",
};

export const CARD_NAMES: Readonly<Record<Card, string>> = {
  earth: 'Earth Stone',
  wind: 'Statue of the Wind',
  fire: 'Crystal of Fire',
  ocean: "Ocean's Chalice",
  'helicopter-lift': 'Helicopter Lift',
  sandbags: 'Sandbags',
  'waters-rise': 'Waters Rise!',
};

/** A card in the middle of a sentence. */
export function aCard(card: Card): string {
  const name = CARD_NAMES[card];
  if (card === 'sandbags' || card === 'waters-rise') return name;
  if (card === 'helicopter-lift') return `a ${name}`;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name} card`;
}

export function roleAt(view: View, seat: Seat): string {
  return ROLE_NAMES[itemAt(view.roles, seat)];
}

/** `Pilot (blue)`: by the role and the colour of the pawn. */
export function titleAt(view: View, seat: Seat): string {
  return `${roleAt(view, seat)} (${ADVENTURERS[itemAt(view.roles, seat)].colour})`;
}

/** `the Pilot`, or `you`. */
export function whoIn(view: View, reader: Reader): Who {
  return whoFor(reader, (seat) => `the ${roleAt(view, seat)}`);
}

export function tileAt(view: View, square: number): string {
  return TILE_NAMES[itemAt(view.tiles, square)];
}

export function plural(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** `3 Earth Stone cards and Sandbags`. */
export function cardWords(cards: readonly Card[]): string {
  return listed(
    [...new Set(cards)].map((card) => {
      const count = cards.filter((other) => other === card).length;
      return count === 1 ? aCard(card) : `${count} ${CARD_NAMES[card]}${MANY[card] ?? ' cards'}`;
    }),
  );
}

const MANY: Readonly<Partial<Record<Card, string>>> = { 'helicopter-lift': 's', sandbags: '' };
