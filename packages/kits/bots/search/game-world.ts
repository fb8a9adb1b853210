// Any game of the engine as a world to search in.
import {
  type Chance,
  canonical,
  deciders,
  type Game,
  legal,
  play,
  type Seat,
  type Types,
} from '@tidetable/engine';
import type { World } from './guide.ts';

export function worldOf<T extends Types>(game: Game<T>): World<T['view'], T['state'], T['action']> {
  return {
    imagining: (view) => imagining(game, view),
    isOver: (state) => state.outcome !== null,
    must: (state) => setOf(deciders(game, state).must),
    may: (state) => (game.cutIns ? setOf(deciders(game, state).may) : 0),
    legal: (state, seat) => choosable(game, legal(game, state, seat)),
    play: (state, seat, action, chance) => void play(game, state, seat, action, chance),
    key,
    trace: (state, seat) => canonical(game.view(state, seat)),
  };
}

/** How often an imagined world is copied before the next one is imagined: a copy is much cheaper, and the dice differ anyway. */
const COPIES = 8;

function imagining<T extends Types>(game: Game<T>, view: T['view']) {
  let world: T['state'] | undefined;
  let copies = 0;
  return (chance: Chance): T['state'] => {
    if (world === undefined || copies === COPIES) {
      world = game.imagine(view, chance);
      copies = 0;
    }
    copies += 1;
    return game.clone(world);
  };
}

/** What its fields hold: actions of one type have the same fields in the same order. */
function key(action: object): string {
  let text = '';
  for (const field in action) text += `${action[field as keyof typeof action]} `;
  return text;
}

/** Without the action that is the table's clock to play. */
function choosable<T extends Types>({ timeUp }: Game<T>, actions: T['action'][]): T['action'][] {
  return timeUp === undefined ? actions : actions.filter(({ type }) => type !== timeUp);
}

function setOf(seats: readonly Seat[]): number {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return set;
}
