// Two captains who seek each other, until their ships are adjacent and both have something to lose.
import { type Action as AnyAction, itemAt, legal, menu, type Seat, write } from '@tidetable/engine';
import type { RunningServer } from '@tidetable/server';
import {
  type Action,
  type Chart,
  chart as chartOf,
  fleetOf,
  handSize,
  type Seas,
  type Square,
  squareAt,
} from '../../public.ts';

/** Plays both until the active captain may threaten and attack the other, who holds a few cards. */
export async function meet(server: RunningServer, path: string): Promise<Seat> {
  const { registry, store } = server.context;
  const id = path.replace('/table/', '');
  const opened = await registry.open(id);
  if (opened.kind !== 'live') throw new Error(opened.kind);
  const { table } = opened;
  const sittings = await store.sittings(id);
  for (let nth = 0; ; nth++) {
    const { state, seq, deciders } = table.position;
    const seas = state as Seas;
    const seat = itemAt(deciders.must, 0);
    const actions = legal(table.setup.game, state, seat) as Action[];
    const open = menu(table.setup.game, state, seat).open.map(({ action }) => action);
    if (hasMet(seas, seat, [...actions, ...(open as Action[])])) return seat;
    const action = write(wayTo(seas, seat, actions) as AnyAction);
    const by = sittings[seat]?.person ?? '';
    await registry.play({ table: id, by, seat, request: `ahead-${nth}`, base: seq, action });
  }
}

function hasMet(seas: Seas, seat: Seat, actions: readonly Action[]): boolean {
  const types = new Set(actions.map(({ type }) => type));
  return types.has('threaten') && types.has('attack') && handSize(seas, 1 - seat) >= 3;
}

/** Towards the other ship, after the roll; every other decision is answered quickly. */
function wayTo(seas: Seas, seat: Seat, actions: readonly Action[]): Action {
  const roll = actions.find(({ type }) => type === 'roll');
  const end = actions.find(({ type }) => type === 'end-turn');
  const chart = chartOf(seas);
  const [own, other] = [seat, 1 - seat].map((one) => fleetOf(seas, one)[0]?.square);
  if (roll !== undefined || own === undefined || other === undefined)
    return roll ?? end ?? itemAt(actions, 0);
  const far = stepsTo(chart, other);
  const nearer = actions.find(
    (action) =>
      action.type === 'sail' && (far.get(squareAt(chart, action.to)) ?? 0) < (far.get(own) ?? 0),
  );
  return nearer ?? end ?? itemAt(actions, 0);
}

function stepsTo({ neighbours }: Chart, square: Square): ReadonlyMap<Square, number> {
  const far = new Map([[square, 0]]);
  for (const [at, steps] of far)
    for (const next of neighbours[at] ?? []) if (!far.has(next)) far.set(next, steps + 1);
  return far;
}
