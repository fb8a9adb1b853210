// Copies that share nothing with their originals, field by field because search lives on them.
import type { Captain, Fog, Frame, Sea } from './state.ts';

export function clone(sea: Sea): Sea {
  return {
    seats: sea.seats,
    options: sea.options,
    edition: sea.edition,
    towns: sea.towns.slice(),
    firstPlayer: sea.firstPlayer,
    trigger: sea.trigger,
    turnsLeft: sea.turnsLeft,
    fog: sea.fog === null ? null : cloneFog(sea.fog),
    captains: sea.captains.map(cloneCaptain),
    owners: sea.owners.slice(),
    treasureMap: sea.treasureMap,
    influence: sea.influence.slice(),
    crewRow: sea.crewRow.slice(),
    crewStack: sea.crewStack.slice(),
    tokens: sea.tokens.slice(),
    buildingRow: sea.buildingRow.slice(),
    buildingDeck: sea.buildingDeck.slice(),
    buildingDiscard: sea.buildingDiscard.slice(),
    eventPiles: [sea.eventPiles[0].slice(), sea.eventPiles[1].slice()],
    eventDiscard: sea.eventDiscard.slice(),
    reputationPiles: [sea.reputationPiles[0].slice(), sea.reputationPiles[1].slice()],
    reputationDiscard: sea.reputationDiscard.slice(),
    agenda: sea.agenda.map(cloneFrame),
    outcome: sea.outcome,
  };
}

function cloneFog(fog: Fog): Fog {
  return {
    boards: fog.boards.slice(),
    mist: fog.mist.slice(),
    pass: fog.pass,
    event: fog.event,
    townCards: fog.townCards.slice(),
    emerged: fog.emerged,
    victors: fog.victors.slice(),
  };
}

function cloneCaptain(captain: Captain): Captain {
  return {
    region: captain.region,
    coins: captain.coins,
    fish: captain.fish,
    wood: captain.wood,
    books: captain.books,
    pirates: captain.pirates,
    serpents: captain.serpents,
    ichor: captain.ichor,
    deck: captain.deck.slice(),
    below: captain.below.slice(),
    injured: captain.injured.slice(),
    renown: captain.renown,
    sevens: captain.sevens,
    tokens: captain.tokens.slice(),
    buildings: captain.buildings.slice(),
    hand: captain.hand.slice(),
    pack: captain.pack.slice(),
    pick: captain.pick,
  };
}

export function cloneFrame(frame: Frame): Frame {
  switch (frame.step) {
    case 'act':
      return { ...frame, refused: frame.refused.slice() };
    case 'draw-up-trade':
    case 'answer-trade':
      return { ...frame, give: { ...frame.give }, take: { ...frame.take } };
    case 'sign':
      return { ...frame, gave: frame.gave.slice() };
    case 'exhaust':
    case 'pick-crew':
      return { ...frame, wanted: frame.wanted.slice() };
    case 'brag':
      return { ...frame, queue: frame.queue.slice() };
    case 'battle':
    case 'place-dice':
      return { ...frame, group: { ...frame.group }, dice: frame.dice.slice() };
    case 'muster':
    case 'enlist':
    case 'falter':
    case 'injure':
    case 'retreat':
    case 'conquest':
      return { ...frame, group: { ...frame.group } };
    default:
      return { ...frame };
  }
}
