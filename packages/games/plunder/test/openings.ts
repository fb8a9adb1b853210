// Positions near the rarer events and endings, for random games to begin from.
import {
  deciders,
  Generator,
  itemAt,
  legal,
  play,
  readOptions,
  start,
  timeCall,
} from '@tidetable/engine';
import { KINDS } from '../rules/data/resources.ts';
import { plunder } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { chart } from '../rules/questions.ts';
import type { Seas, Ship } from '../rules/state.ts';

/** A table at the first command of the first turn. */
function underway(seed: number, seats: number, options: Partial<Options>): Seas {
  const chance = new Generator(seed);
  const seas = start(plunder, seats, readOptions(plunder.options, options, seats), chance);
  while (seas.agenda.at(-1)?.step !== 'command') {
    const seat = itemAt(deciders(plunder, seas).must, 0);
    play(plunder, seas, seat, itemAt(legal(plunder, seas, seat), 0), chance);
  }
  return seas;
}

/** All cards are in hands, all but a few of one kind. */
function fullHands(seas: Seas): void {
  for (const kind of KINDS.keys()) {
    const all = itemAt(seas.deck, kind);
    seas.deck[kind] = 0;
    const holder = seas.captains[kind % seas.seats];
    if (holder !== undefined) holder.hand[kind] = itemAt(holder.hand, kind) + all;
  }
}

export const openings: readonly ((seed: number) => Seas)[] = [
  function emptyDeck(seed) {
    const seas = underway(seed, 2 + (seed % 5), { offersPerTurn: 1, target: 20, roundLimit: 30 });
    fullHands(seas);
    return seas;
  },
  function timeIsUp(seed) {
    const timed = { offersPerTurn: 1, timer: 60, finishTurn: true };
    const seas = underway(seed, 2 + (seed % 5), timed);
    const call = timeCall(plunder, seas);
    if (call !== null) play(plunder, seas, call.seat, call.action, new Generator(seed));
    return seas;
  },
  function ashoreWithIslands(seed) {
    const seas = underway(seed, 2 + (seed % 5), { offersPerTurn: 1, target: 20, roundLimit: 3 });
    const { seat } = seas.turn;
    seas.ships.splice(0, seas.ships.length, ...seas.ships.filter((ship) => ship.seat !== seat));
    const free = chart(seas).islands.flatMap(({ kind }, island) =>
      kind === 'resource' && seas.flags[island] === null ? [island] : [],
    );
    for (const island of free.slice(0, 2)) seas.flags[island] = seat;
    seas.agenda.push({ step: 'without-ship', seat });
    return seas;
  },
  function inATeammatesPort(seed) {
    const seas = underway(seed, 4, { offersPerTurn: 4, teams: '2x2', target: 8, roundLimit: 6 });
    const mate = (seas.turn.seat + 2) % seas.seats;
    const [own, theirs] = [seas.turn.seat, mate].map((seat) =>
      seas.ships.find((ship) => ship.seat === seat),
    ) as [Ship, Ship];
    [own.square, theirs.square] = [theirs.square, own.square];
    return seas;
  },
  function lastTurnOfAll(seed) {
    const seas = underway(seed, 2 + (seed % 5), { offersPerTurn: 1, roundLimit: 1 });
    for (const captain of seas.captains) {
      captain.hand.forEach((count, kind) => {
        seas.deck[kind] = itemAt(seas.deck, kind) + count;
        captain.hand[kind] = 0;
      });
    }
    if (seed % 2 === 0) {
      seas.agenda.length = 1;
      seas.agenda[0] = { step: 'end-turn', seat: (seas.firstPlayer + seas.seats - 1) % seas.seats };
      seas.turn.seat = seas.agenda[0].seat;
      seas.agenda.push({ step: 'command', seat: seas.turn.seat });
      seas.turn.pool = 0;
    }
    return seas;
  },
];
