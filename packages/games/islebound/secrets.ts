// What everybody sees. Holdings are open; hidden is only what lies beneath the tops of the piles (IB-AMB-64).
import type { Chance } from '@tidetable/engine';
import { BUILDINGS } from './data/buildings.ts';
import { TWO_SKILL_CREW } from './data/crew.ts';
import { TOKEN_REWARDS, TOKENS, type TokenReward } from './data/tokens.ts';
import { editionOf } from './editions.ts';
import { cloneCaptain, cloneFrame, type Event, type Pile, type Sea, type View } from './state.ts';

type Open = Omit<View, 'crewStack' | 'tokens' | 'buildingDeck' | 'eventPiles' | 'reputationPiles'>;

function copyOfOpen(from: Open): Open {
  return {
    seats: from.seats,
    options: from.options,
    edition: from.edition,
    towns: from.towns.slice(),
    firstPlayer: from.firstPlayer,
    trigger: from.trigger,
    turnsLeft: from.turnsLeft,
    captains: from.captains.map(cloneCaptain),
    owners: from.owners.slice(),
    treasureMap: from.treasureMap,
    influence: from.influence.slice(),
    crewRow: from.crewRow.slice(),
    buildingRow: from.buildingRow.slice(),
    eventDiscard: from.eventDiscard.slice(),
    reputationDiscard: from.reputationDiscard.slice(),
    agenda: from.agenda.map(cloneFrame),
    outcome: from.outcome,
  };
}

function faceUp<T>(pile: readonly T[]): Pile<T> {
  return { cards: pile.length, top: pile.at(-1) ?? null };
}

/** The same for every viewer. */
export function view(sea: Sea): View {
  const crew = faceUp(sea.crewStack);
  return {
    ...copyOfOpen(sea),
    crewStack: editionOf(sea).crewFaceUp ? crew : { ...crew, top: null },
    tokens: faceUp(sea.tokens),
    buildingDeck: sea.buildingDeck.length,
    eventPiles: [faceUp(sea.eventPiles[0]), faceUp(sea.eventPiles[1])],
    reputationPiles: [faceUp(sea.reputationPiles[0]), faceUp(sea.reputationPiles[1])],
  };
}

export function redact(event: Event): Event {
  return event;
}

export function imagine(view: View, chance: Chance): Sea {
  const { events, reputation } = editionOf(view);
  const crewAtSea = view.captains.flatMap(({ deck, below, injured }) => [
    ...deck,
    ...below,
    ...injured,
  ]);
  const crew = without(TWO_SKILL_CREW, [...view.crewRow, ...crewAtSea]);
  const built = view.captains.flatMap(({ buildings }) => buildings);
  const buildingDeck = without(BUILDINGS, [...view.buildingRow, ...built]);
  chance.shuffle(buildingDeck);
  return {
    ...copyOfOpen(view),
    crewStack: stacked(crew, view.crewStack, chance),
    tokens: stacked(tokensLeft(view), view.tokens, chance),
    buildingDeck,
    eventPiles: twoPiles(
      without(
        events.map(({ id }) => id),
        view.eventDiscard,
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
  };
}

/** All of these less one of each of those. */
function without<T>(all: readonly T[], gone: readonly T[]): T[] {
  const left = [...all];
  for (const thing of gone) {
    const found = left.indexOf(thing);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}

function tokensLeft(view: View): TokenReward[] {
  const all = TOKEN_REWARDS.flatMap((token) =>
    Array<TokenReward>(TOKENS[token][view.edition]).fill(token),
  );
  return without(
    all,
    view.captains.flatMap(({ tokens }) => tokens),
  );
}

/** Shuffled, with the card that is seen on top. */
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
  const below = Math.max(0, left.cards - 1);
  return [
    [...hidden.slice(0, below), ...(left.top === null ? [] : [left.top])],
    [...hidden.slice(below), ...(right.top === null ? [] : [right.top])],
  ];
}
