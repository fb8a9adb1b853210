// The team's prospects at the start of a turn, as numbers near 1.
// The odds were learned from these features in this order, with these weights: a change means learning again.
import { itemAt } from '@tidetable/engine';
import {
  ACTIONS,
  CARD_COUNTS,
  FLOOD_CARDS,
  firstOf,
  ROLES,
  type Squares,
  sizeOf,
} from '../../rules/questions.ts';
import { CROWDED } from '../weights.ts';
import { type IslandModel, LIFT, SANDBAGS, WATERS_RISE } from './island-model.ts';
import type { Rater, Survey } from './rating.ts';
import { countTreasures, TREASURE_FEATURES } from './treasure-features.ts';

/** Where each group begins. */
const LEVELS = 3;
const CAPTURED = 13;
const GENERAL = 18;
const WHO = 48;
const TREASURES = 54;
const MOST_LEVEL = 9;

export const FEATURES = TREASURES + LIFT * TREASURE_FEATURES;

export class FeatureCounter {
  readonly #rater: Pick<Rater, 'survey'>;
  readonly #features = new Float64Array(FEATURES);
  #at = 0;

  constructor(rater: Rater) {
    this.#rater = rater;
  }

  /** Valid until the next call. */
  count(island: IslandModel): Float64Array {
    const survey = this.#rater.survey(island);
    const features = this.#features;
    features.fill(0);
    const { setup, waterLevel } = island;
    features[setup.seats - 2] = 1;
    features[LEVELS + Math.min(MOST_LEVEL, waterLevel)] = 1;
    features[CAPTURED + sizeOf(island.captured)] = 1;
    this.#at = GENERAL;
    this.#countWater(island, survey);
    this.#countLanding(island, survey);
    this.#countPawns(island, survey);
    this.#countShores(island, survey);
    for (let seat = 0; seat < setup.seats; seat++)
      features[WHO + ROLES.indexOf(itemAt(setup.roles, seat))] = 1;
    countTreasures(island, survey, features, TREASURES);
    return features;
  }

  #add(value: number): void {
    this.#features[this.#at++] = value;
  }

  #countWater(island: IslandModel, { risks, sets }: Survey): void {
    const { waterLevel, treasureDeckCount, sunk, flooded, standing } = island;
    const { soon, later } = risks.forecast;
    const rises = CARD_COUNTS['waters-rise'] - sets.discarded(WATERS_RISE);
    this.#add((FLOOD_CARDS[waterLevel] as number) / 5);
    this.#add(rises / 3);
    this.#add(treasureDeckCount / 28);
    this.#add(treasureDeckCount === 0 ? 0 : rises / treasureDeckCount);
    this.#add(sizeOf(sunk) / 10);
    this.#add(sizeOf(flooded) / 10);
    let sinking = 0;
    let sinkingLater = 0;
    let flooding = 0;
    for (let rest = standing; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      if ((flooded & (1 << square)) !== 0) {
        sinking += soon[square] as number;
        sinkingLater += later[square] as number;
      } else flooding += soon[square] as number;
    }
    this.#add(sinking);
    this.#add(sinkingLater / 4);
    this.#add(flooding / 3);
  }

  #countLanding({ flooded, setup: { landing } }: IslandModel, { risks }: Survey): void {
    const { soon, later } = risks.forecast;
    const isWet = (flooded & (1 << landing)) !== 0;
    this.#add(isWet ? 1 : 0);
    this.#add(isWet ? (soon[landing] as number) : 0);
    this.#add(isWet ? (later[landing] as number) : 0);
    this.#add(isWet ? 0 : (later[landing] as number));
  }

  #countPawns(island: IslandModel, { risks, sets, distances }: Survey): void {
    const { seats, landing } = island.setup;
    let lifts = 0;
    let bags = 0;
    let crowded = 0;
    let home = 0;
    let farthest = 0;
    let inWater = 0;
    for (let seat = 0; seat < seats; seat++) {
      lifts += island.holds(seat, LIFT);
      bags += island.holds(seat, SANDBAGS);
      crowded += Math.max(0, (island.held[seat] as number) - CROWDED);
      const way = distances.steps(seat, island.pawn(seat), landing);
      home += way;
      farthest = Math.max(farthest, way);
      inWater += risks.drowning(seat, island.pawn(seat));
    }
    const isHomeward = sizeOf(island.captured) === LIFT;
    this.#add(lifts > 0 ? 1 : 0);
    this.#add(lifts / 3);
    this.#add((CARD_COUNTS['helicopter-lift'] - lifts - sets.discarded(LIFT)) / 3);
    this.#add(bags / 2);
    this.#add(crowded / 4);
    this.#add((island.held[island.seat] as number) / 5);
    this.#add(home / 10);
    this.#add(farthest / 6);
    this.#add(isHomeward ? home / 10 : 0);
    this.#add(isHomeward && lifts > 0 ? 1 : 0);
    this.#add(inWater / 550);
  }

  #countShores(island: IslandModel, survey: Survey): void {
    const { saving } = survey.risks;
    let total = 0;
    let most = 0;
    for (let rest = island.flooded; rest !== 0; rest &= rest - 1) {
      const gain = saving[firstOf(rest)] as number;
      total += gain;
      most = Math.max(most, gain);
    }
    const { layers, layerCount } = island;
    const top = layers[layerCount - 1] as Squares;
    this.#add(Math.log1p(survey.shore(-1, ACTIONS)) / 4);
    this.#add(Math.log1p(total) / 5);
    this.#add(Math.log1p(most) / 5);
    this.#add(island.floodDiscardCount / 12);
    this.#add(island.floodDeckCount === 0 ? 0 : sizeOf(top) / 12);
  }
}
