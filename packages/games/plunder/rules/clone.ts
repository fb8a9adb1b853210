// Copies that share nothing with their originals, written by hand because search lives on them.
import type { CallAnswer, Captain, Frame, Seas, Ship, Turn } from './state.ts';

export function clone(seas: Seas): Seas {
  return {
    seats: seas.seats,
    options: seas.options,
    layout: seas.layout,
    pickingRolls: seas.pickingRolls.map((rolls) => rolls.slice()),
    firstPlayer: seas.firstPlayer,
    round: seas.round,
    expired: seas.expired,
    turn: cloneTurn(seas.turn),
    captains: seas.captains.map(cloneCaptain),
    ships: seas.ships.map(cloneShip),
    nextShip: seas.nextShip,
    flags: seas.flags.slice(),
    crosses: seas.crosses.slice(),
    storm: seas.storm,
    stacks: seas.stacks.slice(),
    deck: seas.deck.slice(),
    treasure: seas.treasure.slice(),
    treasureUsed: seas.treasureUsed.slice(),
    agenda: seas.agenda.map(cloneFrame),
    outcome: seas.outcome,
  };
}

export function cloneTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    pool: turn.pool,
    treaties: turn.treaties.slice(),
    offers: turn.offers,
    sparedShips: turn.sparedShips.slice(),
    sparedIslands: turn.sparedIslands.slice(),
    gained: turn.gained.slice(),
    over: turn.over,
  };
}

function cloneCaptain({ hand, plunderPoints }: Captain): Captain {
  return { hand: hand.slice(), plunderPoints };
}

export function cloneShip(ship: Ship): Ship {
  return {
    id: ship.id,
    seat: ship.seat,
    square: ship.square,
    lives: ship.lives,
    masts: ship.masts,
    cannons: ship.cannons,
    wind: ship.wind,
    moored: ship.moored,
    foughtShips: ship.foughtShips.slice(),
    foughtIslands: ship.foughtIslands.slice(),
  };
}

export function cloneFrame(frame: Frame): Frame {
  switch (frame.step) {
    case 'answer-offer':
      return { ...frame, give: frame.give.slice(), ask: frame.ask.slice() };
    case 'answer-call':
      return {
        ...frame,
        give: frame.give.slice(),
        ask: frame.ask.slice(),
        asked: frame.asked.slice(),
        answers: frame.answers.map(cloneAnswer),
      };
    case 'weigh-answers':
      return {
        ...frame,
        give: frame.give.slice(),
        ask: frame.ask.slice(),
        answers: frame.answers.map(cloneAnswer),
      };
    case 'press-attack':
      return {
        ...frame,
        refused: frame.refused.map((cards) => cards.slice()),
        prices: frame.prices.map((cards) => cards.slice()),
      };
    case 'hand-over':
      return { ...frame, asked: frame.asked.slice() };
    default:
      return { ...frame };
  }
}

function cloneAnswer({ seat, give, ask }: CallAnswer): CallAnswer {
  return { seat, give: give.slice(), ask: ask.slice() };
}
