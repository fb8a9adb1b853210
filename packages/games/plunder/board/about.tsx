// The page about each thing, and the sources of its values.

import type { Spot } from '@tidetable/board/board.ts';
import type { About } from '@tidetable/board/reading.tsx';
import { capital, itemAt, type Seat } from '@tidetable/engine';
import {
  captainName,
  cardWords,
  chanceToWin,
  chart as chartOf,
  type Island,
  isMerchant,
  KINDS,
  NONE,
  PEG_LIMIT,
  pointsOf,
  shipOf,
  sourcesOf,
  theShip,
  type View,
} from '../public.ts';
import { costOf } from './hand.tsx';
import { squareLabel } from './labels.ts';
import { TreasureCard } from './theatre.tsx';
import { boardWords } from './words.ts';

/** Everything but its source. */
type Told = Omit<About, 'sources'>;

type Telling = (view: View, rest: string, reader: Seat | null) => Told | null;

const TELLINGS: Readonly<Record<string, Telling>> = {
  island: aboutIsland,
  ship: aboutShip,
  square: (view, name) => {
    const square = chartOf(view).names.indexOf(name);
    return { title: squareLabel(view, square), lines: [say().square] };
  },
  cross: (_view, name) => ({
    title: boardWords().crossAt(name),
    lines: [say().cross],
  }),
  storm: (view) => ({
    title: boardWords().stormAt(chartOf(view).names[view.storm] ?? ''),
    lines: [say().storm],
  }),
  build: (_view, thing) => aboutBuilding(thing),
  card: aboutStack,
  stack: aboutStack,
  deck: (view) => ({ title: boardWords().deckCount(view.deck), lines: [say().deck] }),
  treasure: (view) => ({
    title: boardWords().treasureCount(view.treasure, view.treasureUsed.length),
    lines: [view.treasureUsed.length === 0 ? say().noneUsed : say().usedTreasure],
    more: <UsedCards cards={view.treasureUsed.toReversed()} />,
  }),
  die: (view) => ({
    title:
      view.turn.pool === null ? boardWords().notRolled : boardWords().sailingLeft(view.turn.pool),
    lines: [say().die, say().shading],
  }),
  captain: aboutCaptain,
  player: aboutCaptain,
};

/** Kinds of spots whose sources are listed under another name. */
const LISTED_AS: Readonly<Record<string, string>> = {
  stack: 'card',
  deck: 'card',
  player: 'captain',
};

const say = () => boardWords().about;

export function aboutSpot(spot: Spot, view: View, reader: Seat | null): About | null {
  const [kind = '', ...rest] = spot.split(':');
  const told = TELLINGS[kind]?.(view, rest.join(':'), reader) ?? null;
  return told && { ...told, sources: sourcesOf(LISTED_AS[kind] ?? kind) };
}

/** Treasure cards by number. */
function UsedCards({ cards }: { cards: readonly number[] }) {
  if (cards.length === 0) return null;
  return (
    <ul class="found-cards" aria-label={say().usedTreasure}>
      {cards.map((card, nth) => (
        <li key={`${card} ${nth}`}>
          <TreasureCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function aboutIsland(view: View, id: string, reader: Seat | null): Told | null {
  const { islands, names } = chartOf(view);
  const at = islands.findIndex((island) => island.id === id);
  const island = islands[at];
  if (island === undefined) return null;
  const ports = say().ports(island.ports.map((port) => names[port]).join(', '));
  const owner = view.flags[at] ?? null;
  return {
    title: island.name,
    lines: isMerchant(view, at)
      ? [say().merchants, ports]
      : [
          owner !== null && owner === reader
            ? say().youOwn
            : say().owner(owner === null ? null : captainName(owner)),
          say().skulls(island.skulls),
          ...(owner !== null && owner === reader ? [] : [oddsAgainst(island)]),
          ports,
          say().yields,
        ],
  };
}

function oddsAgainst({ skulls }: Island): string {
  const chances = Array.from({ length: PEG_LIMIT.cannon + 1 }, (_none, cannons) =>
    say().oddsFor(cannons, Math.round(100 * chanceToWin(cannons, skulls))),
  );
  return `${say().oddsTitle} ${chances.join(' · ')}.`;
}

function aboutShip(view: View, id: string, reader: Seat | null): Told | null {
  const ship = shipOf(view, Number(id));
  if (ship === undefined) return null;
  const { islandAt, names } = chartOf(view);
  const island = islandAt[ship.square] ?? NONE;
  return {
    title: theShip(ship.seat, ship.id),
    lines: [
      say().shipAt(
        itemAt(names, ship.square),
        boardWords().pegs(ship.lives, ship.masts, ship.cannons),
      ),
      ...(island === NONE ? [] : [inPort(view, island, reader)]),
      say().mast,
      say().cannon,
      say().ship,
    ],
  };
}

function inPort(view: View, at: number, reader: Seat | null): string {
  const { name = '', skulls = 0 } = chartOf(view).islands[at] ?? {};
  if (isMerchant(view, at)) return say().inPort(name, null, null);
  const owner = view.flags[at] ?? null;
  if (owner === null) return say().inPort(name, skulls, null);
  return say().inPort(
    name,
    skulls,
    owner === reader ? say().yours : say().theirs(captainName(owner)),
  );
}

const THINGS = ['ship', 'mast', 'cannon', 'life', 'point'] as const;

function aboutBuilding(name: string): Told | null {
  const thing = THINGS.find((one) => one === name);
  if (thing === undefined) return null;
  const { things } = boardWords();
  const tales = { mast: [say().mast], cannon: [say().cannon], ship: [say().ship] };
  return {
    title: `${things[thing]}: ${cardWords(costOf(thing))}`,
    lines: thing in tales ? tales[thing as keyof typeof tales] : [],
  };
}

function aboutStack(view: View, name: string): Told | null {
  const at = (KINDS as readonly string[]).indexOf(name);
  const count = view.stacks[at];
  if (count === undefined) return null;
  return { title: capital(boardWords().stack(name, count)), lines: [say().stack] };
}

function aboutCaptain(view: View, seat: string): Told | null {
  const captain = view.captains[Number(seat)];
  if (captain === undefined) return null;
  return {
    title: `${captainName(Number(seat))}: ${boardWords().points(pointsOf(view, Number(seat)))}`,
    lines: [say().cardsInHand(captain.handSize), say().captain],
  };
}
