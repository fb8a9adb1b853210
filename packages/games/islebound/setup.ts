// Setup, in the printed order.
import type { Chance, Seat } from '@tidetable/engine';
import { BUILDINGS, ROW_GATES, SIX_ROW_GATES } from './data/buildings.ts';
import { CREW_ROW, STARTING_CREW, TWO_SKILL_CREW } from './data/crew.ts';
import { SEA_BOARDS } from './data/map.ts';
import { REPUTATION_CARDS } from './data/reputation.ts';
import { TOKEN_REWARDS, TOKENS } from './data/tokens.ts';
import { PORTS, type Town } from './data/towns.ts';
import { BLOCKED_SLOTS_FOR_TWO, INFLUENCE_SLOTS, STARTING_COINS } from './data/tracks.ts';
import { EDITIONS } from './editions.ts';
import type { Options } from './options.ts';
import type { Captain, EditionName, Frame, Sea, Slot } from './state.ts';

/** Building cards dealt to each architect. */
const DRAFT = 7;

export function setup(edition: EditionName, seats: number, options: Options, chance: Chance): Sea {
  const towns = layTheMap(chance);
  const captains = Array.from({ length: seats }, (_none, seat) => newCaptain(seat));
  const firstPlayer =
    options.first === 'random' ? chance.roll(seats) - 1 : Number(options.first) - 1;
  const eventPiles = halves(
    shuffled(
      EDITIONS[edition].events.map(({ id }) => id),
      chance,
    ),
  );
  const reputationPiles = halves(
    shuffled(
      REPUTATION_CARDS.map(({ id }) => id),
      chance,
    ),
  );
  const crewStack = shuffled(TWO_SKILL_CREW, chance);
  const tokens = shuffled(
    TOKEN_REWARDS.flatMap((token) =>
      Array(TOKENS[token][edition]).fill(token),
    ) as (typeof TOKEN_REWARDS)[number][],
    chance,
  );
  const buildingDeck = shuffled(BUILDINGS, chance);
  if (options.architect) for (const captain of captains) captain.pack = buildingDeck.splice(-DRAFT);
  const row = options.architect ? 0 : (options.sixBuildings ? SIX_ROW_GATES : ROW_GATES).length;
  return {
    seats,
    options,
    edition,
    towns,
    firstPlayer,
    trigger: null,
    turnsLeft: null,
    captains,
    owners: Array<null>(towns.length).fill(null),
    treasureMap: 0,
    influence: INFLUENCE_SLOTS.map(
      (_value, slot): Slot => (seats === 2 && slot < BLOCKED_SLOTS_FOR_TWO ? 'blocked' : null),
    ),
    crewRow: crewStack.splice(-CREW_ROW),
    crewStack,
    tokens,
    buildingRow: buildingDeck.splice(buildingDeck.length - row),
    buildingDeck,
    buildingDiscard: [],
    eventPiles,
    eventDiscard: [],
    reputationPiles,
    reputationDiscard: [],
    agenda: openingAgenda(seats, firstPlayer, options),
    outcome: null,
  };
}

/** Setup 1: boards into the four slots, ports into the four corners. */
function layTheMap(chance: Chance): Town[] {
  return [...shuffled(SEA_BOARDS, chance).flat(), ...shuffled(PORTS, chance)];
}

/** Setup 2. */
export function newCaptain(seat: Seat): Captain {
  return {
    region: null,
    coins: STARTING_COINS,
    fish: 0,
    wood: 0,
    books: 0,
    pirates: 0,
    serpents: 0,
    ichor: false,
    deck: [...(STARTING_CREW[seat] ?? [])],
    below: [],
    injured: [],
    renown: 0,
    sevens: 0,
    tokens: [],
    buildings: [],
    hand: [],
    pack: [],
    pick: null,
  };
}

function shuffled<T>(things: readonly T[], chance: Chance): T[] {
  const pile = [...things];
  chance.shuffle(pile);
  return pile;
}

/** Two piles; the second one takes the odd card. */
function halves(cards: number[]): [number[], number[]] {
  const middle = Math.floor(cards.length / 2);
  return [cards.slice(0, middle), cards.slice(middle)];
}

/** Setup 3: the last player picks a home port first. */
function openingAgenda(seats: number, first: Seat, { architect }: Options): Frame[] {
  const ports: Frame[] = Array.from({ length: seats }, (_none, step) => ({
    step: 'home-port',
    seat: (first + step) % seats,
  }));
  const draft: Frame[] = architect ? [{ step: 'draft' }] : [];
  return [{ step: 'turn', seat: first }, ...draft, ...ports];
}
