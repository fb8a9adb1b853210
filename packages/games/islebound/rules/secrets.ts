// What each viewer may know: all but the order of the piles and the cards of others (IB-AMB-64).
import type { Chance, Seat, Viewer } from '@tidetable/engine';
import { cloneFrame, copyOf, copyOfCaptain, copyOfFog } from './clone.ts';
import { BUILDINGS, type Building } from './data/buildings.ts';
import { TWO_SKILL_CREW } from './data/crew.ts';
import { SEA_BOARDS } from './data/map.ts';
import { TOKEN_REWARDS, TOKENS, type TokenReward } from './data/tokens.ts';
import { editionOf } from './editions.ts';
import type { Captain, Event, Fog, Pile, Sea, SeenCaptain, SeenFog, View } from './state.ts';

function faceUp<T>(pile: readonly T[]): Pile<T> {
  return { cards: pile.length, top: pile.at(-1) ?? null };
}

function faceDown<T>(pile: readonly T[]): Pile<T> {
  return { cards: pile.length, top: null };
}

/** In the first pass the boards beneath the active one are unknown. */
function seenFog(fog: Fog): SeenFog {
  const top = fog.boards.length - 1;
  const isSeen = (place: number): boolean => fog.pass > 0 || place === top;
  return copyOfFog(
    fog,
    fog.boards.map((board, place) => (isSeen(place) ? board : null)),
  );
}

function seenCaptain(captain: Captain): SeenCaptain {
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
    handSize: captain.hand.length,
    packSize: captain.pack.length,
    hasPicked: captain.pick !== null,
  };
}

/** Hot path, as `clone` is. */
export function view(sea: Sea, viewer: Viewer): View {
  const own = viewer === 'spectator' ? undefined : sea.captains[viewer];
  const [left, right] = sea.eventPiles;
  return {
    viewer,
    seats: sea.seats,
    options: sea.options,
    edition: sea.edition,
    towns: sea.towns.slice(),
    firstPlayer: sea.firstPlayer,
    trigger: sea.trigger,
    turnsLeft: sea.turnsLeft,
    fog: sea.fog === null ? null : seenFog(sea.fog),
    captains: sea.captains.map(seenCaptain),
    hand: own?.hand.slice() ?? [],
    pack: own?.pack.slice() ?? [],
    pick: own?.pick ?? null,
    owners: sea.owners.slice(),
    treasureMap: sea.treasureMap,
    influence: sea.influence.slice(),
    crewRow: sea.crewRow.slice(),
    crewStack: editionOf(sea).crewFaceUp ? faceUp(sea.crewStack) : faceDown(sea.crewStack),
    tokens: faceUp(sea.tokens),
    buildingRow: sea.buildingRow.slice(),
    buildingDeck: sea.buildingDeck.length,
    buildingDiscard: sea.buildingDiscard.slice(),
    eventPiles:
      sea.fog === null ? [faceUp(left), faceUp(right)] : [faceDown(left), faceDown(right)],
    eventDiscard: sea.eventDiscard.slice(),
    reputationPiles: [faceUp(sea.reputationPiles[0]), faceUp(sea.reputationPiles[1])],
    reputationDiscard: sea.reputationDiscard.slice(),
    agenda: sea.agenda.map(cloneFrame),
    outcome: sea.outcome,
  };
}

/** Hides the cards that others pick, draw or are passed. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'packs-passed')
    return { ...event, packs: event.packs.map((pack, seat) => (seat === viewer ? pack : null)) };
  const hidden = event.type === 'drafted' || event.type === 'drew-card';
  return hidden && event.seat !== viewer ? { ...event, building: null } : event;
}

export function imagine(view: View, chance: Chance): Sea {
  const { events, reputation } = editionOf(view);
  const crewAtSea = view.captains.flatMap(({ deck, below, injured }) => [
    ...deck,
    ...below,
    ...injured,
  ]);
  const crew = without(TWO_SKILL_CREW, [...view.crewRow, ...crewAtSea]);
  const unseen = unseenBuildings(view);
  chance.shuffle(unseen);
  return copyOf(view, {
    fog: view.fog === null ? null : imagineFog(view.fog, chance),
    captains: view.captains.map((captain, seat) => imagineCaptain(view, captain, seat, unseen)),
    crewStack: stacked(crew, view.crewStack, chance),
    tokens: stacked(tokensLeft(view), view.tokens, chance),
    buildingDeck: unseen.splice(0, view.buildingDeck),
    eventPiles: twoPiles(
      without(
        events.map(({ id }) => id),
        eventsSeen(view),
      ),
      view.eventPiles,
      chance,
    ),
    reputationPiles: twoPiles(
      without(
        reputation.map(({ id }) => id),
        view.reputationDiscard,
      ),
      view.reputationPiles,
      chance,
    ),
  });
}

function imagineFog(fog: SeenFog, chance: Chance): Fog {
  const unseen = without([...SEA_BOARDS.keys()], [...fog.mist, ...fog.boards]);
  chance.shuffle(unseen);
  return copyOfFog(
    fog,
    fog.boards.map((board) => board ?? (unseen.pop() as number)),
  );
}

/** Others are dealt their number of cards from the unseen ones. */
function imagineCaptain(view: View, captain: SeenCaptain, seat: Seat, unseen: Building[]): Captain {
  if (seat === view.viewer)
    return copyOfCaptain(captain, view.hand.slice(), view.pack.slice(), view.pick);
  const hand = unseen.splice(0, captain.handSize);
  const pack = unseen.splice(0, captain.packSize);
  return copyOfCaptain(captain, hand, pack, captain.hasPicked ? (unseen.pop() as Building) : null);
}

function eventsSeen({ eventDiscard, fog }: View): (number | null)[] {
  return fog === null ? [...eventDiscard] : [...eventDiscard, ...fog.townCards, fog.event];
}

function unseenBuildings({
  captains,
  buildingRow,
  buildingDiscard,
  hand,
  pack,
  pick,
}: View): Building[] {
  const built = captains.flatMap(({ buildings }) => buildings);
  const own = [...hand, ...pack, ...(pick === null ? [] : [pick])];
  return without(BUILDINGS, [...buildingRow, ...buildingDiscard, ...built, ...own]);
}

/** The list without one copy of each of those that are gone. */
function without<T>(all: readonly T[], gone: readonly (T | null)[]): T[] {
  const left = [...all];
  for (const thing of gone) {
    const found = left.indexOf(thing as T);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}

function tokensLeft(view: View): TokenReward[] {
  const all = TOKEN_REWARDS.flatMap((token) =>
    Array<TokenReward>(TOKENS[token][editionOf(view).printing]).fill(token),
  );
  return without(
    all,
    view.captains.flatMap(({ tokens }) => tokens),
  );
}

/** Shuffled, with the visible card on top. */
function stacked<T>(cards: readonly T[], { top }: Pile<T>, chance: Chance): T[] {
  const hidden = top === null ? [...cards] : without(cards, [top]);
  chance.shuffle(hidden);
  return top === null ? hidden : [...hidden, top];
}

function twoPiles(
  cards: readonly number[],
  [left, right]: View['eventPiles'],
  chance: Chance,
): [number[], number[]] {
  const tops = [left.top, right.top].filter((top) => top !== null);
  const hidden = without(cards, tops);
  chance.shuffle(hidden);
  const below = left.top === null ? left.cards : left.cards - 1;
  return [
    [...hidden.slice(0, below), ...(left.top === null ? [] : [left.top])],
    [...hidden.slice(below), ...(right.top === null ? [] : [right.top])],
  ];
}
