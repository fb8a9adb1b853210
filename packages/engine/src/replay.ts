// Playing a record again, and finding out where it is not true.
import { canonical, hash } from './canonical.ts';
import { type Chance, chanceOfPly, type Rig, RiggedChance } from './chance.ts';
import type { Game, Types } from './game.ts';
import { read } from './notation.ts';
import { readOptions } from './options.ts';
import { checkSeats, offered, play, start, timeCall } from './play.ts';
import type { GameRecord, RigAt } from './record.ts';
import { commitmentTo, mixed, type Seed } from './seed.ts';
import { requireDecision } from './step-runner.ts';

/** The chance of each ply, rigged where the record says so. */
export class ChanceSource {
  readonly #seed: Seed;
  #rig: Rig = {};

  constructor(seed: Seed, ...rigs: readonly Rig[]) {
    this.#seed = seed;
    for (const rig of rigs) this.fix(rig);
  }

  fix(rig: Rig): void {
    this.#rig = {
      rolls: [...(this.#rig.rolls ?? []), ...(rig.rolls ?? [])],
      order: [...(this.#rig.order ?? []), ...(rig.order ?? [])],
    };
  }

  of(ply: number): Chance {
    const fair = chanceOfPly(this.#seed, ply);
    const rigged = (this.#rig.rolls?.length ?? 0) + (this.#rig.order?.length ?? 0) > 0;
    return rigged ? new RiggedChance(fair, this.#rig) : fair;
  }

  /** Removes from the rig what the chance of a played ply has used. */
  settle(chance: Chance): void {
    if (chance instanceof RiggedChance) this.#rig = chance.left;
  }
}

export class Unreplayable extends Error {
  override readonly name = 'Unreplayable';
}

/** Throws unless this record belongs to this game under these rules and keeps its commitment. */
export function checkHeading<T extends Types>(game: Game<T>, record: GameRecord): void {
  if (record.game !== game.id)
    throw new Unreplayable(`a record of ${record.game}, not of ${game.id}`);
  if (record.rulesVersion !== game.rulesVersion)
    throw new Unreplayable(
      `recorded under rules version ${record.rulesVersion}; this is version ${game.rulesVersion}`,
    );
  if (commitmentTo(record.seed) !== record.commitment)
    throw new Unreplayable('the seed is not the one that was committed to before the game');
  if ((record.contributions?.length ?? record.seats) !== record.seats)
    throw new Unreplayable('it has not one contribution for each seat');
}

/** The chance of a recorded game, as it was at its setup. */
export function chanceSourceOf(record: GameRecord): ChanceSource {
  return new ChanceSource(mixed(record.seed, record.contributions), ...rigsAt(record, 0));
}

const NO_RIGS: readonly RigAt[] = [];

/** What was fixed by hand just before this ply. */
export function rigsAt({ rigs }: GameRecord, ply: number): readonly RigAt[] {
  return rigs === undefined ? NO_RIGS : rigs.filter((rig) => rig.ply === ply);
}

/** The state in which a recorded game began. */
export function firstState<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  chance: Chance,
): T['state'] {
  const { seats, from } = record;
  checkSeats(game, seats);
  if (from === undefined)
    return start(game, seats, readOptions(game.options, record.options, seats), chance);
  const state = game.read(from);
  requireDecision(game, state);
  if (state.seats !== seats || canonical(state.options) !== canonical(record.options))
    throw new Unreplayable('the position it began from has other seats or options');
  return state;
}

/** Plays a record again and checks every action and every hash; throws at the first difference. */
export function replay<T extends Types>(game: Game<T>, record: GameRecord): T['state'] {
  const playing = replaying(game, record);
  for (;;) {
    const { done, value } = playing.next();
    if (done) return value;
  }
}

/** The same ply by ply: yields the number of each verified ply. */
export function* replaying<T extends Types>(
  game: Game<T>,
  record: GameRecord,
): Generator<number, T['state'], void> {
  checkHeading(game, record);
  const chances = chanceSourceOf(record);
  const chance = chances.of(0);
  const state = firstState(game, record, chance);
  chances.settle(chance);
  for (const [index, ply] of record.plies.entries()) {
    const number = index + 1;
    for (const rig of rigsAt(record, number)) chances.fix(rig);
    const written = read(ply.action) as T['action'];
    const action =
      written.type === game.timeUp
        ? timeCall(game, state)?.action
        : offered(game, state, ply.seat, written);
    if (action === undefined)
      throw new Unreplayable(`ply ${number}: seat ${ply.seat} may not ${ply.action}`);
    const chance = chances.of(number);
    play(game, state, ply.seat, action, chance);
    chances.settle(chance);
    if (hash(state) !== ply.hash)
      throw new Unreplayable(
        `ply ${number}: the state after ${ply.action} is not the recorded one`,
      );
    yield number;
  }
  if (record.hash !== hash(state)) throw new Unreplayable('the last state is not the recorded one');
  if (canonical(state.outcome) !== canonical(record.outcome))
    throw new Unreplayable('the outcome is not the recorded one');
  return state;
}
