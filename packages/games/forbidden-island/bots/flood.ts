// How likely each tile's Flood card is to come, as far as anyone at the table can tell.
import { CARD_COUNTS, FLOOD_CARDS, type Tile, type View } from '../rules/questions.ts';
import type { Picture } from './picture.ts';

/** The chance, by square, that its Flood card comes: in the flood of this turn, and within the next ones too. */
export interface Forecast {
  readonly soon: readonly number[];
  readonly later: readonly number[];
}

/** How many floods beyond this turn's the later one looks. */
const FLOODS_AHEAD = 2;
const CARDS_A_TURN = 2;

export function forecast(view: View, { drawsLeft, floodsDrawn }: Picture): Forecast {
  const calm = [view.floodDiscard, ...view.floodDeck];
  const risen = [...view.floodDeck, view.floodDiscard];
  const due = floodCards(view.waterLevel) - floodsDrawn;
  const dueRisen = floodCards(view.waterLevel + 1) - floodsDrawn;
  const ahead = FLOODS_AHEAD * floodCards(view.waterLevel + 1);
  const rises = chanceOfRise(view, drawsLeft);
  const risesLater = chanceOfRise(view, drawsLeft + FLOODS_AHEAD * CARDS_A_TURN);
  const soon = mixed(view, rises, coming(calm, due), coming(risen, dueRisen));
  const later = mixed(view, risesLater, coming(calm, due + ahead), coming(risen, dueRisen + ahead));
  const frame = view.agenda.at(-1);
  if (frame?.step === 'pause' && frame.revealed !== null) {
    soon[frame.revealed] = 1;
    later[frame.revealed] = 1;
  }
  return { soon, later };
}

function floodCards(waterLevel: number): number {
  return FLOOD_CARDS[waterLevel] ?? (FLOOD_CARDS.at(-1) as number);
}

/** The chance of a Waters Rise! among so many cards of the Treasure deck. */
function chanceOfRise(view: View, draws: number): number {
  const seen = view.treasureDiscard.filter((card) => card === 'waters-rise').length;
  const rising = CARD_COUNTS['waters-rise'] - seen;
  let none = 1;
  for (let drawn = 0; drawn < draws && drawn < view.treasureDeck; drawn++)
    none *= Math.max(0, 1 - rising / (view.treasureDeck - drawn));
  return 1 - none;
}

/** The chance of each card to be among the next so many; the last layer is on top. */
function coming(layers: readonly (readonly Tile[])[], cards: number): Map<Tile, number> {
  const chances = new Map<Tile, number>();
  let left = cards;
  for (let index = layers.length - 1; index >= 0 && left > 0; index--) {
    const layer = layers[index] as readonly Tile[];
    const chance = Math.min(1, left / layer.length);
    for (const tile of layer) chances.set(tile, chance);
    left -= layer.length;
  }
  return chances;
}

function mixed(
  { tiles }: View,
  share: number,
  calm: ReadonlyMap<Tile, number>,
  risen: ReadonlyMap<Tile, number>,
): number[] {
  return tiles.map((tile) => (1 - share) * (calm.get(tile) ?? 0) + share * (risen.get(tile) ?? 0));
}
