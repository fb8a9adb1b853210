// What the team does in playouts: what looks best at a glance.
import type { Seat } from '@tidetable/engine';
import { firstOf, type Square } from '../../rules/questions.ts';
import { PLAYOUT_WEIGHTS as WEIGHTS } from '../weights.ts';
import { isDestination } from './candidates.ts';
import type { DistanceCache } from './distances.ts';
import { fly, held, holderOf, isBeforeFlood, isInTime, rescueFrom } from './helicopters.ts';
import {
  ALL,
  ASK,
  DISCARD,
  type IslandModel,
  LIFT,
  LIFTING,
  PAUSE,
  SANDBAGS,
  SECOND,
  SWIM,
  TAKE,
} from './island-model.ts';
import { asked, canCapture, couldEscape, must, offerActions } from './legal-actions.ts';
import {
  AGREE,
  BAGS,
  CALL,
  CAPTURE,
  DECLINE,
  type Decision,
  DISCARD_CARD,
  decision,
  END,
  ESCAPE,
  FLY,
  kindOf,
  objectOf,
  PASS,
  type PackedAction,
  SHORE,
  STOP,
  SWIM_TO,
} from './packed-actions.ts';
import { reach, rescuers, swims } from './pawn-moves.ts';
import type { Rater } from './rating.ts';
import type { RiskAssessor } from './risks.ts';

export class PlayoutPolicy {
  readonly #cache: DistanceCache;
  readonly #assessor: Pick<RiskAssessor, 'assess'>;
  readonly #rater: Pick<Rater, 'survey'>;
  readonly #list: PackedAction[] = [];

  constructor(cache: DistanceCache, assessor: RiskAssessor, rater: Rater) {
    this.#cache = cache;
    this.#assessor = assessor;
    this.#rater = rater;
  }

  /** What the team does next, and who does it. */
  decide(island: IslandModel): Decision {
    const { seat } = island;
    switch (island.step) {
      case TAKE:
        return this.#special(island) ?? decision(seat, this.#action(island, seat));
      case SECOND: {
        const set = reach(island, seat) & island.flooded;
        const square = this.#assessor.assess(island).mostToSave(set);
        return decision(seat, square < 0 ? STOP : SHORE | square);
      }
      case ASK:
        return decision(island.askedPawn, AGREE);
      case DISCARD:
        return decision(seat, this.#discard(island, seat));
      case PAUSE:
        return this.#special(island) ?? decision(firstOf(asked(island)), PASS);
      case SWIM:
        return this.#swim(island);
      case LIFTING:
        return decision(seat, fly(island));
      default:
        throw new Error(`no seat decides at step ${island.step}`);
    }
  }

  /** A Special card to play now. */
  #special(island: IslandModel): Decision | null {
    const caller = holderOf(island, LIFT);
    if (caller >= 0) {
      if (couldEscape(island) && isInTime(island)) return decision(caller, ESCAPE);
      const from = island.step === PAUSE ? rescueFrom(island) : this.#flightFrom(island);
      if (from >= 0) return decision(caller, CALL | from);
    }
    if (island.step !== PAUSE || island.flooded === 0 || !isBeforeFlood(island)) return null;
    const bearer = holderOf(island, SANDBAGS);
    if (bearer < 0) return null;
    const { flooded, revealed } = island;
    const risks = this.#assessor.assess(island);
    const square = risks.mostToSave(revealed < 0 ? flooded : flooded & ~(1 << revealed));
    if (square < 0 || (risks.saving[square] as number) < WEIGHTS.worthSandbags) return null;
    return decision(bearer, BAGS | square);
  }

  /** Where a flight should start during the actions: home with a spare Lift, or to a treasure. */
  #flightFrom(island: IslandModel): Square {
    const { setup, captured, seat } = island;
    const lifts = held(island, LIFT);
    if (captured === ALL) {
      if (lifts < 2) return -1;
      let away = -1;
      for (let pawn = 0; pawn < setup.seats; pawn++)
        if (island.pawns[pawn] !== setup.landing) {
          if (away >= 0 && away !== island.pawns[pawn]) return -1;
          away = island.pawn(pawn);
        }
      return away;
    }
    if (island.actionsLeft === 0 || lifts < WEIGHTS.spareLifts) return -1;
    for (let treasure = 0; treasure < LIFT; treasure++)
      if (canCapture(island, seat, treasure))
        return this.#isWithin(island, seat, treasure) ? -1 : island.pawn(seat);
    return -1;
  }

  /** Whether the active seat could walk to a treasure and capture it within this turn. */
  #isWithin(island: IslandModel, seat: Seat, treasure: number): boolean {
    const distances = this.#cache.of(island);
    const from = island.pawn(seat);
    const targets = island.setup.squaresOf(treasure) & island.standing;
    for (let rest = targets; rest !== 0; rest &= rest - 1)
      if (distances.steps(seat, from, firstOf(rest)) < island.actionsLeft) return true;
    return false;
  }

  #swim(island: IslandModel): Decision {
    const { sinking, declined } = island;
    const rescuing = rescuers(island, sinking, declined);
    if (rescuing !== 0) return decision(firstOf(rescuing), CALL | sinking);
    const seat = firstOf(must(island));
    const targets = swims(island, seat, sinking);
    if (island.pawns[seat] !== sinking || targets === 0) return decision(seat, DECLINE);
    const list = this.#list;
    list.length = 0;
    for (let rest = targets; rest !== 0; rest &= rest - 1) list.push(SWIM_TO | firstOf(rest));
    return decision(seat, this.#best(island, seat));
  }

  #discard(island: IslandModel, seat: Seat): PackedAction {
    const list = this.#list;
    list.length = 0;
    for (let card = 0; card <= SANDBAGS; card++) {
      if (island.holds(seat, card) === 0) continue;
      if (card < LIFT && (island.captured & (1 << card)) !== 0) return DISCARD_CARD | card;
      list.push(DISCARD_CARD | card);
    }
    if (island.holds(seat, SANDBAGS) > 0 && island.flooded !== 0)
      return BAGS | this.#assessor.assess(island).mostToSave(island.flooded);
    return this.#best(island, seat);
  }

  #action(island: IslandModel, seat: Seat): PackedAction {
    if (island.actionsLeft === 0) return END;
    const here = island.setup.treasureAt(island.pawn(seat));
    if (here >= 0 && canCapture(island, seat, here)) return CAPTURE | here;
    const list = this.#list;
    list.length = 0;
    list.push(END);
    offerActions(island, seat, list);
    return this.#best(island, seat);
  }

  /** The action of the list that looks best. */
  #best(island: IslandModel, seat: Seat): PackedAction {
    const survey = this.#rater.survey(island);
    const list = this.#list;
    let chosen = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < list.length; index++) {
      const action = list[index] as PackedAction;
      if (kindOf(action) === FLY && !isDestination(island, objectOf(action))) continue;
      const value = survey.rate(seat, action);
      if (value <= most) continue;
      most = value;
      chosen = action;
    }
    return chosen;
  }
}
