// Team play: a teammate may give away the island in whose port one lies.
import type { Decision, Menu, Seat, Table } from '@tidetable/engine';
import { areTeammates, chart, hasFlag } from '../questions.ts';
import type { Action, Event, Frame, FrameOf, Plunder, Seas } from '../state.ts';
import { islandNamed } from './launch.ts';
import { mayAskFor } from './positions.ts';

export function offerGifts(seas: Seas, seat: Seat, menu: Menu<Action>): void {
  if (seas.options.teams === 'none') return;
  const { islands } = chart(seas);
  for (const [island, owner] of seas.flags.entries()) {
    if (owner === null || !areTeammates(seas, seat, owner)) continue;
    const action = { type: 'ask-for-island', island: islands[island]?.id as string } as const;
    const { ok, rule } = mayAskFor(seas, seat, island);
    if (!ok) menu.bar(action, rule);
    else if (seas.turn.haggling === 0) menu.bar(action, 'PL-AMB-79');
    else if (!hasFlag(seas, seat)) menu.bar(action, 'PL-AMB-30');
    else menu.allow(action, rule);
  }
}

export function askForIsland(seas: Seas, seat: Seat, id: string, table: Table<Frame, Event>): void {
  const island = islandNamed(seas, id);
  const owner = seas.flags[island] as Seat;
  seas.turn.haggling -= 1;
  table.tell({ type: 'asked-for-island', seat, of: owner, island: id, rule: 'PL-TEAM-8' });
  table.push({ step: 'give-island', seat: owner, island, to: seat });
}

export const giveIsland: Decision<Plunder, FrameOf<'give-island'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(_seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'accept' }, 'PL-TEAM-8');
    menu.allow({ type: 'refuse' }, 'PL-TEAM-8');
  },

  take(seas, { island, to }, seat, action, table) {
    table.done();
    if (action.type !== 'accept') return table.tell({ type: 'refused', seat, rule: 'PL-TEAM-8' });
    seas.flags[island] = to;
    const id = chart(seas).islands[island]?.id as string;
    table.tell({ type: 'gave-island', seat, to, island: id, rule: 'PL-TEAM-8' });
  },
};
