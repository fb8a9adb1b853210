// Beside the island: water meter, treasures, decks, and the team with its hands.
import { itemAt, type Seat } from '@tidetable/engine';
import type { Scene } from '@tidetable/terminal/board';
import { FAINT, GLOW, GOOD, type Ink, STRONG } from '@tidetable/terminal/ink';
import { flowed, labelled, padded } from '@tidetable/terminal/text';
import {
  CARD_NAMES,
  FLOOD_CARDS,
  ROLE_NAMES,
  SKULL,
  TILE_NAMES,
  TREASURES,
  type View,
} from '../words/en/face.ts';
import {
  handItems,
  LANDING_MARK,
  pawnMark,
  SHORT_NAMES,
  TREASURE_WORDS,
  treasureMark,
} from './looks.ts';
import { GROUNDS } from './tile.ts';

/** From this width on there is room for labels and whole names. */
const ROOMY = 34;
const INDENT = 11;
/** From this width on, a player's hand follows the name and the place. */
const ONE_LINE = 78;
const HEAD = 20;
const PLACE = 19;

/** The panel in sections. */
export function drawPanel(view: View, scene: Scene, width: number): string[][] {
  const { ink } = scene;
  return [
    section('Water', waterItems(view, ink, width), width, ink),
    section('Treasures', treasureItems(view, ink, width), width, ink),
    section('Decks', deckWords(view, width), width, ink, 1),
    ...view.roles.map((_role, seat) => drawPlayer(view, seat, scene, width)),
  ];
}

function section(
  label: string,
  items: readonly string[],
  width: number,
  ink: Ink,
  gap = width < 60 ? 1 : 3,
): string[] {
  if (width < ROOMY) return flowed(items, { width });
  return labelled(ink(label, FAINT), items, { width, indent: INDENT, gap });
}

function waterItems(view: View, ink: Ink, width: number): string[] {
  const { waterLevel } = view;
  const toGo = SKULL - waterLevel;
  const cards = FLOOD_CARDS[waterLevel];
  if (width < ROOMY)
    return [
      waterGauge(waterLevel, ink),
      cards === undefined ? 'skull!' : `${cards} a turn, ${toGo} to ☠`,
    ];
  return [
    waterGauge(waterLevel, ink),
    ...(cards === undefined
      ? ['the skull is reached']
      : [`${cards} Flood cards a turn`, `${toGo} ${toGo === 1 ? 'mark' : 'marks'} to the skull`]),
  ];
}

/** The meter's marks, filled up to the water, each number of Flood cards before its first mark. */
function waterGauge(level: number, ink: Ink): string {
  let gauge = '';
  for (let mark = 1; mark < SKULL; mark++) {
    if (FLOOD_CARDS[mark] !== FLOOD_CARDS[mark - 1])
      gauge += `${mark === 1 ? '' : ' '}${FLOOD_CARDS[mark]}`;
    const colour = mark < 3 ? 74 : mark < 6 ? 68 : mark < 8 ? 172 : 160;
    gauge += mark <= level ? ink('■', { colour, bold: true }) : ink('□', FAINT);
  }
  return `${gauge} ${ink('☠', level >= SKULL ? { colour: 160, bold: true } : FAINT)}`;
}

function treasureItems(view: View, ink: Ink, width: number): string[] {
  return TREASURES.map((treasure) => {
    const captor = view.captured[treasure];
    const mark = treasureMark(treasure, ink);
    if (width < ROOMY) return captor === null ? `${mark} –` : `${mark} ${ink('✓', GOOD)}`;
    const name = TREASURE_WORDS[treasure];
    return captor === null ? `${mark} ${name}` : `${mark} ${ink(`${name} ✓`, GOOD)}`;
  });
}

/** How many cards are left, and which Flood cards are known to come first, word by word. */
function deckWords(view: View, width: number): string[] {
  const flood = view.floodDeck.reduce((sum, layer) => sum + layer.length, 0);
  const known = view.floodDeck.length > 1 ? (view.floodDeck.at(-1) ?? []) : [];
  const left = `Treasure ${view.treasureDeck}, Flood ${flood}`;
  if (known.length === 0) return [left];
  if (width < ROOMY) return [left, `(next ${known.length}: see piles)`];
  const order = known.length === 1 ? 'comes next' : `${known.length} in any order come next`;
  const names = known.map((tile) => SHORT_NAMES[tile]).join(', ');
  return `${left}; ${order}: ${names}`.split(' ');
}

function drawPlayer(view: View, seat: Seat, scene: Scene, width: number): string[] {
  const { ink } = scene;
  const role = itemAt(view.roles, seat);
  const chooses = scene.chooser === seat;
  const name = chooses ? ink(ROLE_NAMES[role], STRONG) : ROLE_NAMES[role];
  const player = ink(`(${scene.players[seat]})`, FAINT);
  const head = `${chooses ? ink('▶', GLOW) : ' '}${pawnMark(role, ink)} ${name} ${player}`;
  const tile = itemAt(view.tiles, itemAt(view.pawns, seat));
  const hand = view.hands[seat] ?? [];
  const items =
    hand.length === 0 ? ['no cards'] : handItems(hand, ink, { isRoomy: width >= ROOMY });
  if (width < ROOMY)
    return [head, ...flowed([`${SHORT_NAMES[tile]}:`, ...items], { width, indent: 3 })];
  const line = `${padded(head, HEAD)} ${padded(TILE_NAMES[tile], PLACE)}`;
  return width < ONE_LINE
    ? [line, ...flowed(items, { width, indent: 3, gap: 2 })]
    : labelled(line, items, { width, indent: HEAD + PLACE + 2, gap: 2 });
}

export function legend(view: View, { ink, columns: width }: Scene): string[] {
  const line = (label: string, items: readonly string[]): string[] =>
    labelled(label, items, { width, indent: INDENT });
  return [
    ...line('Edges', [`${GROUNDS.dry.edge} dry`, `${GROUNDS.flooded.edge} flooded`, 'none: sunk']),
    ...line('Marks', [
      `${LANDING_MARK} the way home`,
      ...TREASURES.map((treasure) => `${treasureMark(treasure, ink)} ${CARD_NAMES[treasure]}`),
    ]),
    ...line(
      'Pawns',
      view.roles.map((role) => `${pawnMark(role, ink)} ${ROLE_NAMES[role]}`),
    ),
    ...line('Numbers', ['the choices that lead to a tile']),
  ];
}
