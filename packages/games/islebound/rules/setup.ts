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
import { cardsDealt } from './questions.ts';
import type { Captain, EditionName, Fog, Frame, Sea, Slot } from './state.ts';

export function setup(edition: EditionName, seats: number, options: Options, chance: Chance): Sea {
  const scenario = edition === 'deep-fog';
  const towns = layTheMap(scenario ? SEA_BOARDS : shuffled(SEA_BOARDS, chance), chance);
  const captains = Array.from({ length: seats }, (_none, seat) => newCaptain(seat));
  const firstPlayer =
    options.first === 'random' ? chance.roll(seats) - 1 : Number(options.first) - 1;
  const { printing, events, twoPiles } = EDITIONS[edition];
  const piles = (cards: readonly { readonly id: number }[]) =>
    inPiles(
      shuffled(
        cards.map(({ id }) => id),
        chance,
      ),
      twoPiles,
    );
  const eventPiles = piles(events);
  const reputationPiles = piles(REPUTATION_CARDS);
  const crewStack = shuffled(TWO_SKILL_CREW, chance);
  const tokens = shuffled(
    TOKEN_REWARDS.flatMap((token) =>
      Array(TOKENS[token][printing]).fill(token),
    ) as (typeof TOKEN_REWARDS)[number][],
    chance,
  );
  const buildingDeck = shuffled(BUILDINGS, chance);
  const dealt = cardsDealt({ edition, options });
  if (dealt > 0) for (const captain of captains) captain.pack = buildingDeck.splice(-dealt);
  const gates = options.sixBuildings ? SIX_ROW_GATES : ROW_GATES;
  const row = dealt > 0 ? 0 : gates.length;
  return {
    seats,
    options,
    edition,
    towns,
    firstPlayer,
    trigger: null,
    turnsLeft: null,
    fog: scenario ? rollIn(eventPiles[0], chance) : null,
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
    agenda: openingAgenda(seats, firstPlayer, dealt > 0),
    outcome: null,
  };
}

/** Setup 1: boards into the slots, ports into the corners. */
function layTheMap(boards: typeof SEA_BOARDS, chance: Chance): Town[] {
  return [...boards.flat(), ...shuffled(PORTS, chance)];
}

/** Deep Fog, Setup 1 to 3: the boards in one stack, the first event face up. */
function rollIn(events: number[], chance: Chance): Fog {
  return {
    boards: shuffled([...SEA_BOARDS.keys()], chance),
    mist: [],
    pass: 0,
    event: events.pop() as number,
    townCards: [],
    emerged: false,
    victors: [],
  };
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

/** Two piles, the second taking an odd card; or one. */
function inPiles(cards: number[], two: boolean): [number[], number[]] {
  if (!two) return [cards, []];
  const middle = Math.floor(cards.length / 2);
  return [cards.slice(0, middle), cards.slice(middle)];
}

/** Setup 3: the last player picks a home port first. */
function openingAgenda(seats: number, first: Seat, drafting: boolean): Frame[] {
  const ports: Frame[] = Array.from({ length: seats }, (_none, step) => ({
    step: 'home-port',
    seat: (first + step) % seats,
  }));
  const draft: Frame[] = drafting ? [{ step: 'draft' }] : [];
  return [{ step: 'turn', seat: first }, ...draft, ...ports];
}
