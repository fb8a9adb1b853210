// Copies that share nothing with their originals. Hot path: field by field, since spreading is slower.
import type { CallAnswer, Captain, Frame, Seas, Ship, Turn, View } from './state.ts';

export function clone(seas: Seas): Seas {
  return copyOf(seas, seas.captains.map(cloneCaptain), seas.deck.slice(), seas.treasure.slice());
}

/** With these hands, and these cards face down. */
export function copyOf(
  open: Seas | View,
  captains: Captain[],
  deck: number[],
  treasure: number[],
): Seas {
  return {
    seats: open.seats,
    options: open.options,
    layout: open.layout,
    pickingRolls: open.pickingRolls.map((rolls) => rolls.slice()),
    firstPlayer: open.firstPlayer,
    round: open.round,
    expired: open.expired,
    turn: cloneTurn(open.turn),
    captains,
    ships: open.ships.map(cloneShip),
    nextShip: open.nextShip,
    flags: open.flags.slice(),
    crosses: open.crosses.slice(),
    storm: open.storm,
    stacks: open.stacks.slice(),
    deck,
    treasure,
    treasureUsed: open.treasureUsed.slice(),
    agenda: open.agenda.map(cloneFrame),
    outcome: open.outcome,
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
