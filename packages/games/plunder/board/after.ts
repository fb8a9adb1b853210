// The seas as they look once an event has been shown: one step brings several, and each is seen by itself.
import {
  chart as chartOf,
  type Event,
  PEG_LIMIT,
  type Ship,
  STARTING_PEGS,
  type View,
} from '../public.ts';

export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'turn-began':
      return { ...view, turn: { ...view.turn, seat: event.seat, pool: null, treaties: [] } };
    case 'sailing-roll':
      return { ...view, turn: { ...view.turn, pool: event.die } };
    case 'sailed':
    case 'relocated':
      return withShip(view, event.ship, () => ({ square: event.to }));
    case 'storm-moved':
      return { ...view, storm: event.to };
    case 'cross-moved':
      return {
        ...view,
        crosses: moved(view.crosses, event.from, event.to),
      };
    case 'ship-placed':
      return {
        ...view,
        ships: [...view.ships.filter(({ id }) => id !== event.ship), newShip(event)],
      };
    case 'built':
      return withShip(view, event.ship, (ship) => pegged(ship, event.peg, 1));
    case 'lost-life':
      return withShip(view, event.ship, (ship) => pegged(ship, 'life', -1));
    case 'sank':
      return { ...view, ships: view.ships.filter(({ id }) => id !== event.ship) };
    case 'conquered':
      return withFlag(view, event.island, event.seat);
    case 'picked':
      return withFlag(view, event.island, event.seat);
    case 'disowned':
      return withFlag(view, event.island, null);
    case 'gave-island':
      return withFlag(view, event.island, event.to);
    case 'gained-point':
      return withPoints(view, event.seat, 1);
    case 'gave-point':
      return withPoints(view, event.seat, -1);
    case 'treaty':
      return { ...view, turn: { ...view.turn, treaties: [...view.turn.treaties, event.partner] } };
    case 'found':
      return { ...view, treasureUsed: [...view.treasureUsed, event.card] };
    default:
      return view;
  }
}

/** One of the things at a place is now at another. */
function moved(places: readonly number[], from: number, to: number): number[] {
  const at = places.indexOf(from);
  return places.map((place, nth) => (nth === at ? to : place));
}

function newShip({ ship, seat, at }: Extract<Event, { type: 'ship-placed' }>): Ship {
  return {
    id: ship,
    seat,
    square: at,
    lives: STARTING_PEGS.life,
    masts: STARTING_PEGS.mast,
    cannons: STARTING_PEGS.cannon,
    wind: 0,
    moored: false,
    foughtShips: [],
    foughtIslands: [],
  };
}

const FIELDS = { mast: 'masts', cannon: 'cannons', life: 'lives' } as const;

function pegged(ship: Ship, peg: keyof typeof FIELDS, by: number): Partial<Ship> {
  const field = FIELDS[peg];
  return { [field]: Math.max(0, Math.min(PEG_LIMIT[peg], ship[field] + by)) };
}

function withShip(view: View, id: number, change: (ship: Ship) => Partial<Ship>): View {
  return {
    ...view,
    ships: view.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)),
  };
}

function withFlag(view: View, island: string, owner: number | null): View {
  const at = chartOf(view).islands.findIndex(({ id }) => id === island);
  return { ...view, flags: view.flags.map((was, nth) => (nth === at ? owner : was)) };
}

function withPoints(view: View, seat: number, by: number): View {
  return {
    ...view,
    captains: view.captains.map((captain, nth) =>
      nth === seat ? { ...captain, plunderPoints: captain.plunderPoints + by } : captain,
    ),
  };
}
