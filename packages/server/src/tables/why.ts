// Why a seat may do something or not: from its own menu and the decision's judge, so that asking reveals nothing more.
import {
  type Action,
  menu,
  offered,
  type Reason,
  refusal,
  type Seat,
  same,
  verdict,
} from '@tidetable/engine';
import type { Why } from '@tidetable/protocol';
import type { Position } from './position.ts';
import type { TableSetup } from './table-setup.ts';

const CLOCK = 'Only the clock of the table does that.';

export function why(setup: TableSetup, position: Position, seat: Seat, action: Action): Why {
  const { game } = setup;
  const { state } = position;
  if (action.type === game.timeUp)
    return { allowed: false, ...timeRefused(setup, position, seat, action) };
  const offer = menu(game, state, seat).allowed.find((one) => same(one.action, action));
  if (offer !== undefined) return { allowed: true, rule: offer.rule };
  const filled = offered(game, state, seat, action);
  const rule = filled === undefined ? undefined : verdict(game, state, seat, filled)?.rule;
  if (rule !== undefined) return { allowed: true, rule };
  const refused = refusal(game, state, seat, action);
  return { allowed: false, ...worded(setup, position, seat, refused) };
}

/** Only the clock calls time. */
export function timeRefused(setup: TableSetup, position: Position, seat: Seat, action: Action) {
  const refused = refusal(setup.game, position.state, seat, action);
  return { ...worded(setup, position, seat, refused), code: 'clock' as const, message: CLOCK };
}

/** Adds the game's sentence for what this seat sees. */
export function worded<
  R extends { readonly message: string; readonly reason?: Reason | undefined },
>(
  { game, face }: Pick<TableSetup, 'game' | 'face'>,
  { state }: Position,
  seat: Seat,
  refused: R,
): R & { readonly because?: string } {
  if (refused.reason === undefined || face?.because === undefined) return refused;
  return { ...refused, because: face.because(refused.reason, game.view(state, seat), seat) };
}
