// Whether every tile, card and pawn is where it can be, as often as it exists.
import { reading } from '@tidetable/engine';
import { has } from '../board.ts';
import { CARD_COUNTS, CARDS } from '../data/cards.ts';
import { STARTING_LEVEL } from '../data/water-meter.ts';
import type { Island } from '../state.ts';
import { handLimitOf } from './agenda.ts';

const { insist } = reading;

export function checkComponents(island: Island): void {
  distinct(island.tiles, 'state.tiles');
  const both = island.flooded & island.sunk;
  insist(both === 0, 'state.flooded', 'no square that is also in state.sunk', island.flooded);
  checkAdventurers(island);
  countCards(island);
  countFloodCards(island);
  placePawns(island);
  const lowest = STARTING_LEVEL[island.options.difficulty];
  const level = island.waterLevel;
  insist(level >= lowest, 'state.waterLevel', `at least ${lowest}, where it began`, level);
}

function distinct(things: readonly string[], where: string): void {
  const twice = things.find((thing, index) => things.indexOf(thing) !== index);
  insist(twice === undefined, where, 'each one once', `${twice} twice`);
}

function checkAdventurers({ roles, options }: Island): void {
  distinct(roles, 'state.roles');
  const asChosen = options.roles.length === 0 || options.roles.join() === roles.join();
  insist(asChosen, 'state.roles', `the chosen ${options.roles.join()}`, roles.join());
  const boxed = roles.find((role) => options.without.includes(role));
  insist(boxed === undefined, 'state.roles', 'none that is left in the box', boxed);
}

function countCards(island: Island): void {
  const all = [...island.treasureDeck, ...island.treasureDiscard, ...island.hands.flat()];
  for (const card of CARDS) {
    const found = all.filter((other) => other === card).length;
    const wanted = CARD_COUNTS[card];
    insist(found === wanted, 'state', `${wanted} ${card} cards (FI-COMP-1)`, found);
  }
  island.hands.forEach((hand, seat) => {
    const where = `state.hands[${seat}]`;
    insist(!hand.includes('waters-rise'), where, 'no waters-rise (FI-DRAW-2)', 'one');
    const limit = handLimitOf(island, seat);
    insist(hand.length <= limit, where, `at most ${limit} cards (FI-HAND-1)`, hand.length);
  });
  const dealt = island.treasureDeck.length > 0 || island.outcome !== null;
  insist(dealt, 'state.treasureDeck', 'at least one card (FI-TDECK-1)', 0);
}

function countFloodCards(island: Island): void {
  const cards = [...island.floodDeck, ...island.floodDiscard];
  distinct(cards, 'state.floodDeck and state.floodDiscard');
  island.tiles.forEach((tile, square) => {
    const right = cards.includes(tile) !== has(island.sunk, square);
    insist(right, 'state', 'a Flood card for each tile that has not sunk (FI-FLOOD-3)', tile);
  });
  const layered = island.floodLayers.reduce((sum, size) => sum + size, 0);
  const deck = island.floodDeck.length;
  insist(layered === deck, 'state.floodLayers', `a sum of ${deck}`, layered);
}

function placePawns({ pawns, sunk, agenda, outcome, tiles }: Island): void {
  const water = agenda.flatMap((frame) => (frame.step === 'pawns-in-water' ? [frame.square] : []));
  pawns.forEach((square, seat) => {
    const stands = !has(sunk, square) || water.includes(square) || outcome !== null;
    insist(stands, `state.pawns[${seat}]`, 'a tile that has not sunk', tiles[square]);
  });
}
