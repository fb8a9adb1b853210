// Copies that share nothing with their originals, written by hand because search lives on them.
import type { Frame, Seas, Ship } from './state.ts';

export function clone(seas: Seas): Seas {
  return {
    ...seas,
    pickingRolls: seas.pickingRolls.map((rolls) => rolls.slice()),
    turn: {
      ...seas.turn,
      treaties: seas.turn.treaties.slice(),
      gained: seas.turn.gained.slice(),
    },
    captains: seas.captains.map(({ hand, plunderPoints }) => ({
      hand: hand.slice(),
      plunderPoints,
    })),
    ships: seas.ships.map(cloneShip),
    flags: seas.flags.slice(),
    crosses: seas.crosses.slice(),
    stacks: seas.stacks.slice(),
    deck: seas.deck.slice(),
    treasure: seas.treasure.slice(),
    treasureUsed: seas.treasureUsed.slice(),
    agenda: seas.agenda.map(cloneFrame),
  };
}

export function cloneShip(ship: Ship): Ship {
  return {
    ...ship,
    foughtShips: ship.foughtShips.slice(),
    foughtIslands: ship.foughtIslands.slice(),
  };
}

export function cloneFrame(frame: Frame): Frame {
  switch (frame.step) {
    case 'draw-up-offer':
    case 'answer-offer':
      return { ...frame, give: frame.give.slice(), ask: frame.ask.slice() };
    case 'demand':
      return { ...frame, asked: frame.asked.slice() };
    case 'hand-over':
      return { ...frame, asked: frame.asked.slice(), given: frame.given.slice() };
    default:
      return { ...frame };
  }
}
