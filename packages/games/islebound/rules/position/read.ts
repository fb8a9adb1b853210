// A position from untrusted data: read field by field, then checked for being reachable.
import { reading, readOptions } from '@tidetable/engine';
import { BUILDINGS } from '../data/buildings.ts';
import { CREW_IDS } from '../data/crew.ts';
import { FIGHTER_SUPPLY } from '../data/fighters.ts';
import { DEEP_FOG, REGION_NAMES } from '../data/map.ts';
import { REPUTATION_CARDS } from '../data/reputation.ts';
import { TOKEN_REWARDS } from '../data/tokens.ts';
import { TOWNS } from '../data/towns.ts';
import { INFLUENCE_SLOTS, RENOWN_TRACK } from '../data/tracks.ts';
import { EDITIONS } from '../editions.ts';
import { OPTIONS } from '../options.ts';
import type { Captain, EditionName, Sea, Slot } from '../state.ts';
import { checkAgenda } from './agenda.ts';
import { checkCaptains } from './captains.ts';
import { checkComponents } from './components.ts';
import { checkFog, fogReader } from './deep-fog.ts';
import { frameReader, PLENTY } from './frames.ts';
import { checkMap } from './map.ts';
import { checkOutcome, checkTheEnd } from './outcome.ts';

const { flag, listOf, oneOf, orNull, plainObject, shape, text, whole } = reading;

/** More than in any real game. */
const COINS = 1_000_000;

const building = oneOf(BUILDINGS);
const cards = listOf(building);
const crew = listOf(oneOf(CREW_IDS));
const tokens = listOf(oneOf(TOKEN_REWARDS));
const count = whole(0, PLENTY);

const captain: reading.Reader<Captain> = shape({
  region: orNull(whole(0, DEEP_FOG)),
  coins: whole(0, COINS),
  fish: count,
  wood: count,
  books: count,
  pirates: whole(0, FIGHTER_SUPPLY.pirate),
  serpents: whole(0, FIGHTER_SUPPLY.serpent),
  ichor: flag,
  deck: crew,
  below: crew,
  injured: crew,
  renown: whole(0, RENOWN_TRACK - 1),
  sevens: count,
  tokens,
  buildings: cards,
  hand: cards,
  pack: cards,
  pick: orNull(building),
});

const ending = shape({ ending: text, rule: text });

function slotReader(seats: number): reading.Reader<Slot> {
  const seat = whole(0, seats - 1);
  return (input, where) => (input === null || input === 'blocked' ? input : seat(input, where));
}

function twoPiles(card: reading.Reader<number>): reading.Reader<[number[], number[]]> {
  const pair = listOf(listOf(card), 2);
  return (input, where) => pair(input, where) as [number[], number[]];
}

/** A possible state of this edition; throws Malformed with the reason if it is not one. */
export function readSea(edition: EditionName, input: unknown): Sea {
  const seats = whole(2, 4)(plainObject(input, 'state').seats, 'state.seats');
  const seat = whole(0, seats - 1);
  const event = oneOf(EDITIONS[edition].events.map(({ id }) => id));
  const brag = oneOf(REPUTATION_CARDS.map(({ id }) => id));
  const sea: Sea = shape({
    seats: whole(2, 4),
    options: (given) => readOptions(OPTIONS[edition], given, seats),
    edition: oneOf([edition]),
    towns: listOf(oneOf(TOWNS), REGION_NAMES.length),
    firstPlayer: seat,
    trigger: orNull(oneOf(edition === 'deep-fog' ? ['monster'] : ['buildings', 'last-token'])),
    turnsLeft: orNull(whole(0, 2 * seats - 1)),
    fog: fogReader(edition, seats),
    captains: listOf(captain, seats),
    owners: listOf(orNull(seat), REGION_NAMES.length),
    treasureMap: whole(0, COINS),
    influence: listOf(slotReader(seats), INFLUENCE_SLOTS.length),
    crewRow: crew,
    crewStack: crew,
    tokens,
    buildingRow: cards,
    buildingDeck: cards,
    buildingDiscard: cards,
    eventPiles: twoPiles(event),
    eventDiscard: listOf(event),
    reputationPiles: twoPiles(brag),
    reputationDiscard: listOf(brag),
    agenda: listOf(frameReader(seats)),
    outcome: orNull(
      shape({
        winners: listOf(seat),
        endings: listOf(ending),
        scores: listOf(whole(0, 2 * COINS), seats),
      }),
    ),
  })(input, 'state');
  checkMap(sea);
  checkComponents(sea);
  checkCaptains(sea);
  checkFog(sea);
  checkTheEnd(sea);
  if (sea.outcome === null) checkAgenda(sea);
  else checkOutcome(sea);
  return sea;
}
