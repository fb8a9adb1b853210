// Team play: an island may be given to a teammate in one of its ports, in either's turn.
import { type Decision, itemAt, type Seat, type Table } from '@tidetable/engine';
import { areTeammates, chart, hasFlag } from '../questions.ts';
import type { Action, ActionOf, Event, Frame, FrameOf, Plunder, Seas } from '../state.ts';
import { allowed, barred, type Found, list, type PlunderMenu } from '../verdicts.ts';
import { clearSpared, judgeBudget } from './dealing.ts';
import { islandNamed } from './launch.ts';
import { mayReceive } from './positions.ts';

export function offerGifts(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  if (seas.options.teams === 'none') return;
  const { islands } = chart(seas);
  for (const [index, owner] of seas.flags.entries()) {
    const island = islands[index]?.id as string;
    if (owner === seat) {
      for (const to of seas.captains.keys())
        if (areTeammates(seas, seat, to))
          list(menu, { type: 'give-island', island, to }, judgeGift(seas, seat, index, to));
    } else if (owner !== null && areTeammates(seas, seat, owner))
      list(menu, { type: 'ask-for-island', island }, judgeGift(seas, owner, index, seat));
  }
}

/** Whether an island can change hands now, if both agree (PL-TEAM-8, PL-AMB-48). */
function judgeGift(seas: Seas, giver: Seat, island: number, to: Seat): Found {
  if (!areTeammates(seas, giver, to))
    return barred('PL-TEAM-8', { because: 'no-teammate', captain: to });
  const found = mayReceive(seas, to, island);
  if (!found.allowed) return found;
  const budget = judgeBudget(seas);
  if (!budget.allowed) return budget;
  return hasFlag(seas, to) ? found : barred('PL-AMB-30', { because: 'no-flag', captain: to });
}

/** The verdict on asking for or giving an island; null for other actions. */
export function judgeGifts(seas: Seas, seat: Seat, action: Action): Found | null {
  if (action.type !== 'give-island' && action.type !== 'ask-for-island') return null;
  const island = islandNamed(seas, action.island);
  const owner = seas.flags[island] ?? null;
  const wrong = { because: 'whose-island', island: action.island, captain: owner } as const;
  if (action.type === 'give-island')
    return owner === seat ? judgeGift(seas, seat, island, action.to) : barred('PL-TEAM-8', wrong);
  if (owner === null || owner === seat) return barred('PL-TEAM-8', wrong);
  return judgeGift(seas, owner, island, seat);
}

export function proposeGift(
  seas: Seas,
  seat: Seat,
  action: ActionOf<'ask-for-island' | 'give-island'>,
  table: Table<Frame, Event>,
): void {
  const island = islandNamed(seas, action.island);
  seas.turn.offers += 1;
  if (action.type === 'ask-for-island') {
    const of = itemAt(seas.flags, island) as Seat;
    table.tell({ type: 'asked-for-island', seat, of, island: action.island, rule: 'PL-TEAM-8' });
    return table.push({ step: 'give-island', seat: of, island, to: seat });
  }
  const { to } = action;
  table.tell({ type: 'offered-island', seat, to, island: action.island, rule: 'PL-TEAM-8' });
  table.push({ step: 'give-island', seat, island, to });
}

/** The inactive one of the two. */
function gifted({ turn }: Pick<Seas, 'turn'>, { seat, to }: FrameOf<'give-island'>): Seat {
  return turn.seat === seat ? to : seat;
}

export const giveIsland: Decision<Plunder, FrameOf<'give-island'>> = {
  deciders: (seas, frame) => ({ must: [gifted(seas, frame)], may: [] }),

  rule: () => 'PL-TEAM-8',

  offer(seas, frame, seat, menu) {
    if (seat !== gifted(seas, frame)) return;
    menu.allow({ type: 'accept' }, 'PL-TEAM-8');
    menu.allow({ type: 'refuse' }, 'PL-TEAM-8');
  },

  judge(_seas, _frame, _seat, action) {
    if (action.type === 'refuse') return allowed('PL-TEAM-8');
    if (action.type !== 'accept') return null;
    return action.from === undefined
      ? allowed('PL-TEAM-8')
      : barred('PL-AMB-77', { because: 'no-such-offer', captain: action.from });
  },

  take(seas, { seat: giver, island, to }, seat, action, table) {
    table.done();
    if (action.type !== 'accept') return table.tell({ type: 'refused', seat, rule: 'PL-TEAM-8' });
    clearSpared(seas);
    seas.flags[island] = to;
    const id = chart(seas).islands[island]?.id as string;
    table.tell({ type: 'gave-island', seat: giver, to, island: id, rule: 'PL-TEAM-8' });
  },
};
