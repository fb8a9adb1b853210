// The view after each single event: one ply tells several, and they are shown one by one.
import type { Seat } from '@tidetable/engine';
import type { Peg } from './data/fleet.ts';
import { KINDS } from './data/resources.ts';
import {
  afterStep,
  carriesAtOnce,
  chart,
  newShip,
  PEG_FIELD,
  restocked,
  setSail,
  sum,
} from './questions.ts';
import type { Event, Ship, View } from './state.ts';

type Told<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** All but the agenda, haggling, and whom each ship has fought in this turn. */
export function shown(view: View): object {
  const { agenda: _agenda, ships, turn, ...board } = view;
  return {
    ...board,
    seat: turn.seat,
    pool: turn.pool,
    treaties: turn.treaties,
    ships: ships.map(({ foughtShips: _ships, foughtIslands: _islands, ...ship }) => ship),
  };
}

export function applyEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'turn-began':
      return turnBegan(view, event);
    case 'sailing-roll':
      return { ...view, turn: { ...view.turn, pool: event.die } };
    case 'sailed':
      return sailed(view, event);
    case 'relocated':
      return withShip(view, event.ship, () => ({ square: event.to }));
    case 'storm-moved':
      return { ...view, storm: event.to };
    case 'cross-moved':
      return { ...view, crosses: view.crosses.with(view.crosses.indexOf(event.from), event.to) };
    case 'ship-placed':
      return {
        ...view,
        ships: [...view.ships, newShip(event.ship, event.seat, event.at, event.moored)],
        nextShip: event.ship + 1,
      };
    case 'built':
      return built(view, event);
    case 'lost-life':
      return withShip(view, event.ship, () => ({ lives: event.left }));
    case 'sank':
      return { ...view, ships: view.ships.filter(({ id }) => id !== event.ship) };
    case 'picked':
    case 'conquered':
      return withFlag(view, event.island, event.seat);
    case 'disowned':
      return withFlag(view, event.island, null);
    case 'gave-island':
      return withFlag(view, event.island, event.to);
    case 'gained-point':
      return withPoints(view, event.seat, 1);
    case 'gave-point':
      return withPoints(view, event.seat, -1);
    case 'drew':
      return {
        ...dealt(view, event.seat, event.cards, event.count),
        deck: view.deck - event.count,
      };
    case 'restocked':
      return restock(view);
    case 'gained':
      return gained(view, event.seat, event.cards);
    case 'paid':
    case 'lost':
      return {
        ...dealt(view, event.seat, less(event.cards)),
        stacks: view.stacks.map((count, kind) => count + at(event.cards, kind)),
      };
    case 'traded': {
      const swapped = event.ask.map((count, kind) => count - at(event.give, kind));
      return dealt(dealt(view, event.seat, swapped), event.partner, less(swapped));
    }
    case 'handed-over':
      return stolen(view, event, event.cards, sum(event.cards));
    case 'stole':
      return stolen(view, event, event.cards, event.count);
    case 'treaty':
      return { ...view, turn: { ...view.turn, treaties: [...view.turn.treaties, event.partner] } };
    case 'found':
      return found(view, event.card);
    case 'time-called':
      return { ...view, expired: true };
    case 'ended':
      return { ...view, outcome: event.outcome };
    default:
      return view;
  }
}

function turnBegan(view: View, { seat, round }: Told<'turn-began'>): View {
  return {
    ...view,
    round,
    turn: { ...view.turn, seat, pool: null, treaties: [] },
    ships: view.ships.map((ship) => ({ ...ship, ...setSail(ship) })),
  };
}

function sailed(view: View, { ship: id, to }: Told<'sailed'>): View {
  const ship = view.ships.find((one) => one.id === id);
  if (ship === undefined) return view;
  const { wind, pool } = afterStep(ship, view.turn);
  const moved = withShip(view, id, () => ({ square: to, wind }));
  return { ...moved, turn: { ...view.turn, pool } };
}

function built(view: View, { ship: id, peg, rule }: Told<'built'>): View {
  const wind = peg === 'mast' && carriesAtOnce(view, rule) ? 1 : 0;
  return withShip(view, id, (ship) => ({ ...pegged(ship, peg), wind: ship.wind + wind }));
}

function pegged(ship: Ship, peg: Peg): Partial<Ship> {
  return { [PEG_FIELD[peg]]: ship[PEG_FIELD[peg]] + 1 };
}

function withShip(view: View, id: number, change: (ship: Ship) => Partial<Ship>): View {
  return {
    ...view,
    ships: view.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)),
  };
}

function withFlag(view: View, island: string, owner: Seat | null): View {
  const place = chart(view).islands.findIndex(({ id }) => id === island);
  return { ...view, flags: view.flags.map((was, nth) => (nth === place ? owner : was)) };
}

function withPoints(view: View, seat: Seat, by: number): View {
  return {
    ...view,
    captains: view.captains.map((captain, nth) =>
      nth === seat ? { ...captain, plunderPoints: captain.plunderPoints + by } : captain,
    ),
  };
}

/** From the stack of its kind, the rest from the deck. */
function gained(view: View, seat: Seat, cards: readonly number[]): View {
  const stacks = view.stacks.map((count, kind) => Math.max(0, count - at(cards, kind)));
  const open = sum(view.stacks) - sum(stacks);
  return { ...dealt(view, seat, cards), stacks, deck: view.deck - (sum(cards) - open) };
}

/** Used cards come round again once the deck is empty (PL-AMB-18). */
function found(view: View, card: number): View {
  const [used, treasure] =
    view.treasure > 0
      ? [view.treasureUsed, view.treasure - 1]
      : [view.treasureUsed.slice(1), view.treasure];
  return { ...view, treasure, treasureUsed: [...used, card] };
}

function restock(view: View): View {
  const stacks = restocked(view.stacks);
  return { ...view, stacks, deck: view.deck + sum(view.stacks) - sum(stacks) };
}

type Seen = readonly number[] | null;

function stolen(
  view: View,
  { seat, victim }: Told<'handed-over' | 'stole'>,
  cards: Seen,
  count: number,
): View {
  const robbed = dealt(view, victim, cards === null ? null : less(cards), -count);
  return dealt(robbed, seat, cards, count);
}

/** Adds cards to a hand, or takes them; unseen kinds are never the viewer's. */
function dealt(view: View, seat: Seat, cards: Seen, count = cards === null ? 0 : sum(cards)): View {
  const captains = view.captains.map((captain, nth) =>
    nth === seat ? { ...captain, handSize: captain.handSize + count } : captain,
  );
  if (seat !== view.viewer || cards === null) return { ...view, captains };
  return { ...view, captains, hand: view.hand.map((held, kind) => held + at(cards, kind)) };
}

function less(cards: readonly number[]): number[] {
  return KINDS.map((_kind, kind) => -at(cards, kind));
}

function at(cards: readonly number[], kind: number): number {
  return cards[kind] ?? 0;
}
