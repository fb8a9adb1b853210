// How likely each tile's Flood card is to come, from what everyone can see.
import { CARD_COUNTS, FLOOD_CARDS, type Tile, type View } from '../rules/questions.ts';
import type { VisibleIsland } from './visible-island.ts';

/** The chance, by square, that its Flood card comes. */
export interface Forecast {
  /** In the flood of this turn. */
  readonly soon: ArrayLike<number>;
  /** In that or in the next ones. */
  readonly later: ArrayLike<number>;
}

/** How many floods beyond this turn's the later chance covers, and the Treasure cards drawn before them. */
export const FLOODS_AHEAD = 2;
export const DRAWS_AHEAD = FLOODS_AHEAD * 2;

export function forecast(view: View, { drawsLeft, floodsDrawn }: VisibleIsland): Forecast {
  const calm = [view.floodDiscard, ...view.floodDeck];
  const risen = [...view.floodDeck, view.floodDiscard];
  const due = floodCards(view.waterLevel) - floodsDrawn;
  const dueRisen = floodCards(view.waterLevel + 1) - floodsDrawn;
  const ahead = FLOODS_AHEAD * floodCards(view.waterLevel + 1);
  const gone = view.treasureDiscard.filter((card) => card === 'waters-rise').length;
  const left = CARD_COUNTS['waters-rise'] - gone;
  const rises = chanceOfRise(view.treasureDeck, left, drawsLeft);
  const risesLater = chanceOfRise(view.treasureDeck, left, drawsLeft + DRAWS_AHEAD);
  const soon = mixed(view, rises, coming(calm, due), coming(risen, dueRisen));
  const later = mixed(view, risesLater, coming(calm, due + ahead), coming(risen, dueRisen + ahead));
  const frame = view.agenda.at(-1);
  if (frame?.step === 'pause' && frame.revealed !== null) {
    soon[frame.revealed] = 1;
    later[frame.revealed] = 1;
  }
  return { soon, later };
}

/** How many cards a flood has at a water level, the skull included. */
export function floodCards(waterLevel: number): number {
  return FLOOD_CARDS[waterLevel] ?? (FLOOD_CARDS.at(-1) as number);
}

/** The chance of a Waters Rise! among the next draws from so many cards. */
export function chanceOfRise(cards: number, rises: number, draws: number): number {
  let none = 1;
  for (let drawn = 0; drawn < draws && drawn < cards; drawn++)
    none *= Math.max(0, 1 - rises / (cards - drawn));
  return 1 - none;
}

/** The chance of each card to be among the next so many; the last layer is on top. */
function coming(layers: readonly (readonly Tile[])[], cards: number): Map<Tile, number> {
  const chances = new Map<Tile, number>();
  let left = cards;
  for (let index = layers.length - 1; index >= 0 && left > 0; index--) {
    const layer = layers[index] ?? [];
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
