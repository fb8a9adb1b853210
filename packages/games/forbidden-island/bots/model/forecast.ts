// The forecast of the flood, kept until the decks change.
import { CARD_COUNTS, firstOf, type Squares } from '../../rules/questions.ts';
import { chanceOfRise, DRAWS_AHEAD, FLOODS_AHEAD, type Forecast, floodCards } from '../forecast.ts';
import { DRAW, FLOOD, FRAME, type IslandModel, sizeOf, WATERS_RISE } from './island-model.ts';

export class Forecaster {
  readonly #soon = new Float64Array(24);
  readonly #later = new Float64Array(24);
  readonly #forecast: Forecast = { soon: this.#soon, later: this.#later };
  /** Of the decks of the last forecast. */
  #revision = 0;

  /** Read before the next call. */
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
    const { frames, top, waterLevel, floodDiscard, floodDiscardCount } = island;
    let draws = 0;
    let drawn = 0;
    for (let at = top; at >= 0; at -= FRAME)
      if (frames[at] === DRAW) draws = frames[at + 2] as number;
      else if (frames[at] === FLOOD) drawn = frames[at + 2] as number;
    const due = floodCards(waterLevel) - drawn;
    const dueRisen = floodCards(waterLevel + 1) - drawn;
    const ahead = FLOODS_AHEAD * floodCards(waterLevel + 1);
    const rises = risesLeft(island);
    const nowRises = chanceOfRise(island.treasureDeckCount, rises, draws);
    const thenRises = chanceOfRise(island.treasureDeckCount, rises, draws + DRAWS_AHEAD);
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
    const calm = share(due + ahead - island.floodDeckCount, floodDiscardCount);
    const first = nowRises * share(dueRisen, floodDiscardCount);
    const next = mix(thenRises, calm, share(dueRisen + ahead, floodDiscardCount));
    for (let index = 0; index < floodDiscardCount; index++) {
      const square = floodDiscard[index] as number;
      soon[square] = first;
      later[square] = next;
    }
  }
}

function mix(chance: number, calm: number, risen: number): number {
  return (1 - chance) * calm + chance * risen;
}

function share(cards: number, of: number): number {
  return cards <= 0 ? 0 : cards >= of ? 1 : cards / of;
}

function risesLeft({ treasureDiscard, treasureDiscardCount }: IslandModel): number {
  let rises = CARD_COUNTS['waters-rise'];
  for (let index = 0; index < treasureDiscardCount; index++)
    if (treasureDiscard[index] === WATERS_RISE) rises -= 1;
  return rises;
}
