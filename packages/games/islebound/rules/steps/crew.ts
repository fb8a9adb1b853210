// Crew: exhausting, resting, healing, hiring.
import { type Automatic, itemAt, type Seat } from '@tidetable/engine';
import type { CrewId } from '../data/crew.ts';
import type { Cost, CrewWanted } from '../data/goods.ts';
import { canMuster, captainOf, hasSkill, hirePrice, kindsOf, owns, signOf } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { FrameOf, Islebound, Sea } from '../state.ts';
import { answers } from '../triggers.ts';
import { barred, crewReason, judging, sameAs } from '../verdicts.ts';

/** Crew, one of each kind, whose going leaves enough for the rest of what is wanted. */
function candidates(sea: Sea, seat: Seat, [first, ...others]: readonly CrewWanted[]): CrewId[] {
  const { deck } = captainOf(sea, seat);
  return kindsOf(
    deck.filter(
      (crew) =>
        hasSkill(crew, first as CrewWanted) &&
        canMuster(
          deck.filter((other) => other !== crew),
          others,
        ),
    ),
  );
}

function pickReason(sea: Sea, seat: Seat, crew: CrewId, wanted: readonly CrewWanted[]): Reason {
  const [first = 'any'] = wanted;
  const found = crewReason(sea, seat, crew, candidates(sea, seat, wanted));
  if (found !== null) return found;
  return hasSkill(crew, first)
    ? { because: 'needed-elsewhere', crew }
    : { because: 'lacks-skill', crew, wanted: first };
}

function healReason(sea: Sea, seat: Seat, crew: CrewId): Reason {
  const { injured } = captainOf(sea, seat);
  const like = injured.includes(crew) ? sameAs(crew, kindsOf(injured)) : null;
  return like ?? { because: 'not-injured', crew };
}

function short(missing: Cost): Reason {
  return { because: 'short', missing };
}

/** Asks only where there is a choice. */
export const exhaust: Automatic<Islebound, FrameOf<'exhaust'>> = {
  run(sea, { seat, wanted }, table) {
    if (wanted.length === 0) return table.done();
    const choices = candidates(sea, seat, wanted);
    if (choices.length > 1) return table.push({ step: 'pick-crew', seat, wanted: [...wanted] });
    wanted.shift();
    sendBelow(sea, seat, itemAt(choices, 0));
    table.tell({ type: 'exhausted', seat, crew: itemAt(choices, 0), rule: 'IB-CREW-2' });
  },
};

export function sendBelow(sea: Sea, seat: Seat, crew: CrewId): void {
  const captain = captainOf(sea, seat);
  captain.deck.splice(captain.deck.indexOf(crew), 1);
  captain.below.push(crew);
}

export const pickCrew = judging<FrameOf<'pick-crew'>>(
  {
    rule: () => 'IB-CREW-2',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      for (const crew of candidates(sea, seat, frame.wanted))
        menu.allow({ type: 'exhaust', crew }, 'IB-CREW-2');
    },

    take(sea, _frame, seat, action, table) {
      if (action.type !== 'exhaust') return;
      table.done();
      (sea.agenda.at(-1) as FrameOf<'exhaust'>).wanted.shift();
      sendBelow(sea, seat, action.crew);
      table.tell({ type: 'exhausted', seat, crew: action.crew, rule: 'IB-CREW-2' });
    },
  },
  (sea, { wanted }, seat, action) =>
    action.type === 'exhaust'
      ? barred('IB-CREW-2', pickReason(sea, seat, action.crew, wanted))
      : null,
);

/** All or none (IB-AMB-16); lapses if no crew is below deck. */
export const rest = judging<FrameOf<'rest'>>({
  rule: () => 'IB-CREW-3',

  lapses(sea, { seat }) {
    const { below, injured } = captainOf(sea, seat);
    return below.length + injured.length === 0;
  },

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(_sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'rest' }, 'IB-CREW-3');
    menu.allow({ type: 'skip' }, 'IB-TURN-4');
  },

  take(sea, _frame, seat, action, table) {
    table.done();
    if (action.type !== 'rest')
      return table.tell({ type: 'declined', seat, what: 'rest', rule: 'IB-TURN-4' });
    const captain = captainOf(sea, seat);
    captain.deck.push(...captain.below);
    captain.below = [];
    table.tell({ type: 'rested', seat, rule: 'IB-CREW-3' });
    if (sea.options.guildsNeedRest && isAtTown(sea))
      table.inOrder(...answers(sea, seat, 'rested-at-town'));
    if (owns(sea, seat, 'miracle-hut') && captain.injured.length > 0)
      return table.push({ step: 'heal', seat });
    captain.below = captain.injured;
    captain.injured = [];
  },
});

/** Whether the rest was a step of a sign, not a token's reward (IB-AMB-29). */
function isAtTown(sea: Sea): boolean {
  const beneath = sea.agenda.at(-1);
  return (
    beneath?.step === 'sign' && signOf(sea, beneath.region).action[beneath.at - 1]?.do === 'rest'
  );
}

/** Miracle Hut: one of the injured may go on deck, the others turn face up (IB-AMB-78). */
export const heal = judging<FrameOf<'heal'>>(
  {
    rule: () => 'IB-AMB-78',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      for (const crew of kindsOf(captainOf(sea, seat).injured))
        menu.allow({ type: 'heal', crew }, 'IB-CLAR-14');
      menu.allow({ type: 'skip' }, 'IB-AMB-78');
    },

    take(sea, _frame, seat, action, table) {
      table.done();
      const captain = captainOf(sea, seat);
      const healed = action.type === 'heal' ? action.crew : null;
      captain.below = captain.injured.filter((crew) => crew !== healed);
      captain.injured = [];
      if (action.type !== 'heal')
        return table.tell({ type: 'declined', seat, what: 'heal', rule: 'IB-AMB-78' });
      captain.deck.push(action.crew);
      table.tell({ type: 'healed', seat, crew: action.crew, rule: 'IB-CLAR-14' });
    },
  },
  (sea, _frame, seat, action) =>
    action.type === 'heal' ? barred('IB-CLAR-14', healReason(sea, seat, action.crew)) : null,
);

export const hire = judging<FrameOf<'hire'>>(
  {
    rule: () => 'IB-CREW-4',

    lapses: (sea) => sea.crewRow.length === 0,

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { surcharge, free, seat: hirer }, seat, menu) {
      if (seat !== hirer) return;
      const { coins } = captainOf(sea, seat);
      sea.crewRow.forEach((crew, place) => {
        const price = surcharge + hirePrice(sea, seat, place, free);
        if (coins >= price) menu.allow({ type: 'hire', crew }, 'IB-CREW-4');
        else menu.bar({ type: 'hire', crew }, 'IB-CREW-4', short({ coins: price - coins }));
      });
      menu.allow({ type: 'skip' }, 'IB-TURN-4');
    },

    take(sea, { surcharge, free }, seat, action, table) {
      table.done();
      if (action.type !== 'hire')
        return table.tell({ type: 'declined', seat, what: 'hire', rule: 'IB-TURN-4' });
      const captain = captainOf(sea, seat);
      const place = sea.crewRow.indexOf(action.crew);
      const count = surcharge + hirePrice(sea, seat, place, free);
      captain.coins -= count;
      sea.crewRow.splice(place, 1);
      captain.deck.push(action.crew);
      const next = sea.crewStack.pop() ?? null;
      table.tell({ type: 'hired', seat, crew: action.crew, next, rule: 'IB-CREW-4' });
      if (count > 0) table.tell({ type: 'paid', seat, good: 'coins', count, rule: 'IB-CREW-4' });
      if (next === null) return;
      table.reveal();
      sea.crewRow.unshift(next);
    },
  },
  (_sea, _frame, _seat, action) =>
    action.type === 'hire'
      ? barred('IB-CREW-4', { because: 'not-for-hire', crew: action.crew })
      : null,
);
