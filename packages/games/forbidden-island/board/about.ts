// The page about each thing, and the sources of its names and numbers.

import type { Spot } from '@tidetable/board/board.ts';
import type { About } from '@tidetable/board/reading.tsx';
import { itemAt } from '@tidetable/engine';
import {
  ADVENTURERS,
  CARD_COUNTS,
  DIFFICULTIES,
  ROLES,
  STARTING_LEVEL,
  TREASURE_ON,
} from '../rules/questions.ts';
import {
  CARD_NAMES,
  type Card,
  FLOOD_CARDS,
  ROLE_NAMES,
  SKULL,
  sourcesOf,
  TILE_NAMES,
  type Tile,
  TREASURE_NAMES,
  TREASURE_TILES,
  type Treasure,
  type View,
} from '../words/en/face.ts';
import { boardWords } from './words.ts';

type Told = Omit<About, 'sources'>;

const TELLINGS: Readonly<Record<string, (view: View, which: string) => Told | null>> = {
  tile: (view, which) => aboutTile(view, which as Tile),
  treasure: (_view, which) => aboutTreasure(which as Treasure),
  card: (_view, which) => aboutCard(which as Card),
  deck: (view, which) => aboutDeck(view, which as 'treasure' | 'flood'),
  meter: aboutMeter,
  role: (_view, which) => aboutRole(which as keyof typeof ADVENTURERS),
};

const say = () => boardWords();

export function aboutSpot(spot: Spot, view: View): About | null {
  const subject = subjectOf(spot, view);
  const [kind = '', which = ''] = subject.split(':');
  const told = TELLINGS[kind]?.(view, which) ?? null;
  return told && { ...told, sources: sourcesOf(subject) };
}

/** A pawn leads to its adventurer's page. */
function subjectOf(spot: Spot, { roles }: View): string {
  const [kind, seat] = spot.split(':');
  return kind === 'pawn' || kind === 'player' ? `role:${roles[Number(seat)]}` : spot;
}

function aboutTile(view: View, tile: Tile): Told {
  const treasure = TREASURE_ON[tile];
  const starter = ROLES.find((role) => ADVENTURERS[role].start === tile);
  return {
    title: TILE_NAMES[tile],
    lines: [
      say().about.condition[itemAt(view.condition, view.tiles.indexOf(tile))],
      ...(treasure === undefined ? [] : [say().about.captureHere(TREASURE_NAMES[treasure])]),
      ...(starter === undefined ? [] : [say().about.starts(ROLE_NAMES[starter])]),
    ],
  };
}

function aboutTreasure(treasure: Treasure): Told {
  const [one, other] = TREASURE_TILES[treasure];
  return {
    title: TREASURE_NAMES[treasure],
    lines: [say().about.capturedOn(TILE_NAMES[one], TILE_NAMES[other])],
  };
}

function aboutCard(card: Card): Told {
  return {
    title: CARD_NAMES[card],
    lines: [
      say().about.cards[card] ?? say().about.treasureCard,
      say().about.count(CARD_COUNTS[card]),
    ],
  };
}

function aboutDeck(view: View, deck: 'treasure' | 'flood'): Told {
  const left = deck === 'treasure' ? view.treasureDeck : view.floodDeck.flat().length;
  return { title: say().deck[deck], lines: [say().about.left(left), say().about.decks[deck]] };
}

function aboutMeter({ waterLevel }: View): Told {
  return {
    title: say().meter(waterLevel, FLOOD_CARDS[waterLevel] ?? 0),
    lines: [
      say().about.marks(FLOOD_CARDS.slice(1), SKULL),
      say().about.begins(
        DIFFICULTIES.map((name) => `${say().difficulty[name]} ${STARTING_LEVEL[name]}`).join(', '),
      ),
    ],
  };
}

function aboutRole(role: keyof typeof ADVENTURERS): Told {
  return {
    title: ROLE_NAMES[role],
    lines: [say().powers[role], say().about.startsOn(TILE_NAMES[ADVENTURERS[role].start])],
  };
}
