// Attack: injuries and retreat.
import { FIGHTERS, type Fighter } from '../data/fighters.ts';
import { captainOf, kindsOf } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { FrameOf, Group, Sea } from '../state.ts';
import { FIGHTER_FIELD } from '../state.ts';
import { barred, judging } from '../verdicts.ts';
import { helpReason, sizeOf } from './attack.ts';

/** Injure exactly as many as are needed, or retreat (IB-AMB-20). */
export const falter = judging<FrameOf<'falter'>>({
  rule: () => 'IB-ATK-8',

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(_sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'press-on' }, 'IB-ATK-8');
    menu.allow({ type: 'retreat' }, 'IB-ATK-10');
  },

  take(_sea, { region, group, short }, seat, action, table) {
    table.done();
    if (action.type === 'press-on')
      table.push({ step: 'injure', seat, region, group, left: short });
    else table.push({ step: 'retreat', seat, group });
  },
});

export const injure = judging<FrameOf<'injure'>>(
  {
    rule: () => 'IB-ATK-8',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      for (const crew of kindsOf(captainOf(sea, seat).deck))
        menu.allow({ type: 'injure', crew }, 'IB-ATK-8');
    },

    take(sea, frame, seat, action, table) {
      if (action.type !== 'injure') return;
      const captain = captainOf(sea, seat);
      captain.deck.splice(captain.deck.indexOf(action.crew), 1);
      captain.injured.push(action.crew);
      table.tell({ type: 'injured', seat, crew: action.crew, rule: 'IB-ATK-8' });
      frame.left -= 1;
      if (frame.left > 0) return;
      table.done();
      const { region, group } = frame;
      table.push({ step: 'conquest', seat, region, group, by: 'attack' });
    },
  },
  (sea, _frame, seat, action) =>
    action.type === 'injure' ? barred('IB-ATK-8', helpReason(sea, seat, action.crew, 'any')) : null,
);

/** The attacker chooses which fighter is lost; with Ichor the table's reading decides (IB-AMB-21). */
export const retreat = judging<FrameOf<'retreat'>>(
  {
    rule: () => 'IB-ATK-10',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { group, seat: attacker }, seat, menu) {
      if (seat !== attacker) return;
      for (const fighter of FIGHTERS) {
        if (group[FIGHTER_FIELD[fighter]] === 0) continue;
        if (mayLose(sea, group, fighter)) menu.allow({ type: 'lose', fighter }, 'IB-ATK-10');
        else menu.bar({ type: 'lose', fighter }, 'IB-AMB-21', ichorReason(sea));
      }
    },

    take(sea, { group }, seat, action, table) {
      if (action.type !== 'lose') return;
      table.done();
      const captain = captainOf(sea, seat);
      const gone = group.ichor > 0 && sea.options.ichorRetreat === 'is-lost-too';
      if (action.fighter === 'ichor' || gone) {
        captain.ichor = false;
        table.tell({ type: 'lost-ichor', seat, rule: 'IB-CLAR-22' });
      }
      if (action.fighter !== 'ichor') captain[FIGHTER_FIELD[action.fighter]] -= 1;
      table.tell({ type: 'retreated', seat, lost: action.fighter, rule: 'IB-ATK-10' });
    },
  },
  (_sea, _frame, _seat, action) =>
    action.type === 'lose'
      ? barred('IB-ATK-10', { because: 'not-in-group', fighter: action.fighter })
      : null,
);

function ichorReason({ options }: Sea): Reason {
  return { because: options.ichorRetreat === 'is-lost-too' ? 'ichor-goes-too' : 'ichor-is-lost' };
}

function mayLose({ options }: Sea, group: Group, fighter: Fighter): boolean {
  if (group.ichor === 0 || options.ichorRetreat === 'may-return') return true;
  const alone = sizeOf(group) === group.ichor;
  return (fighter === 'ichor') === (alone || options.ichorRetreat === 'is-the-loss');
}
