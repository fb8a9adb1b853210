// Positions near the rarer events and endings, for random games to begin from.
import {
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  play,
  readOptions,
  start,
} from '@tidetable/engine';
import { DEEP_FOG } from '../rules/data/map.ts';
import { deepFog } from '../rules/index.ts';
import type { Fog, Islebound, Sea } from '../rules/state.ts';
import { scoring } from '../rules/steps/scoring.ts';

/** A table after the home ports are chosen and the hands drafted, at the first move. */
function underway(game: Game<Islebound>, seed: number): Sea {
  const chance = new Generator(seed);
  const seats = 2 + (seed % 3);
  const sea = start(game, seats, readOptions(game.options, {}, seats), chance);
  while (sea.agenda.at(-1)?.step !== 'move') {
    const seat = itemAt(deciders(game, sea).must, 0);
    play(game, sea, seat, itemAt(legal(game, sea, seat), 0), chance);
  }
  return sea;
}

function oneTokenLeft(sea: Sea): Sea {
  const taken = sea.tokens.splice(0, sea.tokens.length - 1);
  for (const [index, token] of taken.entries()) sea.captains[index % sea.seats]?.tokens.push(token);
  for (const captain of sea.captains) captain.renown = 6;
  return sea;
}

/** The last action of the last turn, with nothing left; for even seeds one captain has a fish. */
function even(sea: Sea, seed: number): void {
  for (const captain of sea.captains) captain.coins = 0;
  sea.turnsLeft = 0;
  sea.agenda.pop();
  Object.assign(sea.agenda.at(-1) as object, { acted: true });
  if (seed % 2 === 0) Object.assign(sea.captains[0] ?? {}, { fish: 1 });
}

export function openingsOf(game: Game<Islebound>): ((seed: number) => Sea)[] {
  return [
    function atTheLastToken(seed) {
      return oneTokenLeft(underway(game, seed));
    },
    function oneEventLeft(seed) {
      const sea = underway(game, seed);
      const [left, right] = sea.eventPiles;
      sea.eventDiscard.push(...left.splice(0, left.length - 1), ...right.splice(0));
      for (const captain of sea.captains)
        Object.assign(captain, { fish: 5, wood: 5, books: 3, coins: 20, pirates: 2, serpents: 1 });
      return sea;
    },
    function evenToTheEnd(seed) {
      const sea = underway(game, seed);
      sea.trigger = 'buildings';
      even(sea, seed);
      return sea;
    },
  ];
}

/** Everyone has built their draft and one more. */
function withTheMonster(seed: number): Sea {
  const sea = underway(deepFog, seed);
  for (const captain of sea.captains)
    captain.buildings.push(...captain.hand.splice(0), ...sea.buildingDeck.splice(-1));
  (sea.fog as Fog).emerged = true;
  return sea;
}

export const fogOpenings: readonly ((seed: number) => Sea)[] = [
  function tokenlessFog(seed) {
    return oneTokenLeft(underway(deepFog, seed));
  },
  function monsterInSight(seed) {
    const sea = withTheMonster(seed);
    for (const captain of sea.captains)
      Object.assign(captain, { pirates: 3, serpents: 2, wood: 5, renown: 3 });
    return sea;
  },
  function evenAtTheMonster(seed) {
    const sea = underway(deepFog, seed);
    const all = sea.captains.flatMap(({ hand }) => hand.splice(0));
    sea.buildingDeck.unshift(...all);
    even(sea, seed);
    sea.captains[1]?.buildings.push(...sea.buildingDeck.splice(0, 7));
    Object.assign(sea.fog as Fog, { emerged: true, victors: [1] });
    sea.trigger = 'monster';
    const totals = scoring(sea).map(({ total }) => total);
    for (const [seat, captain] of sea.captains.entries())
      captain.coins = Math.max(...totals) - itemAt(totals, seat);
    for (const [seat, captain] of sea.captains.entries())
      captain.region = seat === 1 ? DEEP_FOG : 12 + seat;
    sea.firstPlayer = (sea.firstPlayer + 1) % sea.seats;
    return sea;
  },
];
