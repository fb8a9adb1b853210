// How likely each tile's Flood card is to come, from what everyone can see. An estimate for bots, kept until the decks
// change: it counts on one Waters Rise! at most and on no new Treasure deck. `rules/odds.ts` is exact, and far slower.
import { CARD_COUNTS, FLOOD_CARDS, firstOf, type Squares, sizeOf } from '../../rules/questions.ts';
import { DRAW, FLOOD, type IslandModel, PAUSE, WATERS_RISE } from './island-model.ts';

/** The chance, by square, that its Flood card comes. */
export interface Forecast {
  /** In the flood of this turn. */
  readonly soon: ArrayLike<number>;
  /** In that or in the next ones. */
  readonly later: ArrayLike<number>;
}

/** How many floods beyond this turn's the later chance covers, and the Treasure cards drawn before them. */
const FLOODS_AHEAD = 2;
const DRAWS_AHEAD = FLOODS_AHEAD * 2;

/**
 * The playout policy's weights and odds were learned without two things: the card that is up, and a Flood deck that runs out
 * in this very flood.
 */
type Scope = 'full' | 'as-learned';

export class Forecaster {
  readonly #scope: Scope;
  readonly #soon = new Float64Array(24);
  readonly #later = new Float64Array(24);
  readonly #forecast: Forecast = { soon: this.#soon, later: this.#later };
  /** Of the last forecast. */
  #revision = 0;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Valid until the next call. */
  forecast(island: IslandModel): Forecast {
    if (island.revision !== this.#revision) {
      this.#revision = island.revision;
      this.#work(island);
    }
    return this.#forecast;
  }

  #work(island: IslandModel): void {
    const soon = this.#soon;
    const later = this.#later;
    const { waterLevel, floodDiscard, floodDiscardCount } = island;
    const drawsLeft = island.thirdOf(DRAW);
    const floodsDrawn = island.thirdOf(FLOOD);
    const due = floodCards(waterLevel) - floodsDrawn;
    const dueRisen = floodCards(waterLevel + 1) - floodsDrawn;
    const ahead = FLOODS_AHEAD * floodCards(waterLevel + 1);
    const rises = CARD_COUNTS['waters-rise'] - island.discarded(WATERS_RISE);
    const nowRises = chanceOfRise(island.treasureDeckCount, rises, drawsLeft);
    const thenRises = chanceOfRise(island.treasureDeckCount, rises, drawsLeft + DRAWS_AHEAD);
    soon.fill(0);
    later.fill(0);
    let above = 0;
    for (let layer = island.layerCount - 1; layer >= 0; layer--) {
      const squares = island.layers[layer] as Squares;
      const size = sizeOf(squares);
      const under = above + floodDiscardCount;
      const first = mix(nowRises, share(due - above, size), share(dueRisen - under, size));
      const next = mix(
        thenRises,
        share(due + ahead - above, size),
        share(dueRisen + ahead - under, size),
      );
      if (first === 0 && next === 0) break;
      for (let rest = squares; rest !== 0; rest &= rest - 1) {
        const square = firstOf(rest);
        soon[square] = first;
        later[square] = next;
      }
      above += size;
    }
    const isFull = this.#scope === 'full';
    const calm = (cards: number): number => share(cards - island.floodDeckCount, floodDiscardCount);
    const first = mix(nowRises, isFull ? calm(due) : 0, share(dueRisen, floodDiscardCount));
    const next = mix(thenRises, calm(due + ahead), share(dueRisen + ahead, floodDiscardCount));
    for (let index = 0; index < floodDiscardCount; index++) {
      const square = floodDiscard[index] as number;
      soon[square] = first;
      later[square] = next;
    }
    if (isFull && island.step === PAUSE && island.revealed >= 0)
      soon[island.revealed] = later[island.revealed] = 1;
  }
}

/** How many cards a flood has at a water level, the skull included. */
function floodCards(waterLevel: number): number {
  return FLOOD_CARDS[waterLevel] ?? (FLOOD_CARDS.at(-1) as number);
}

/** The chance of a Waters Rise! among the next draws from so many cards. */
function chanceOfRise(cards: number, rises: number, draws: number): number {
  let none = 1;
  for (let drawn = 0; drawn < draws && drawn < cards; drawn++)
    none *= Math.max(0, 1 - rises / (cards - drawn));
  return 1 - none;
}

function mix(chance: number, calm: number, risen: number): number {
  return (1 - chance) * calm + chance * risen;
}

function share(cards: number, of: number): number {
  return cards <= 0 ? 0 : cards >= of ? 1 : cards / of;
}
