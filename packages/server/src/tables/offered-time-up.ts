// Games that let a seat call time offer it as an action; the table plays it for the first seat that has it.
import {
  type Action,
  type Core,
  type Deciders,
  type Game,
  legal,
  type Seat,
} from '@tidetable/engine';

export function offeredTimeUp(
  game: Game,
  state: Core,
  { must, may }: Deciders,
): { readonly seat: Seat; readonly action: Action } | null {
  for (const seat of [...must, ...may]) {
    const action = legal(game, state, seat).find(({ type }) => type === game.timeUp);
    if (action !== undefined) return { seat, action };
  }
  return null;
}
