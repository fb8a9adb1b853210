// What is refused and why: forms, reasons, open actions, the decision that is pending, and the clock's own action.
import { describe, expect, it } from 'vitest';
import {
  aSeat,
  type Decision,
  flag,
  from,
  type Game,
  houseRules,
  Match,
  number,
  type OptionsSchema,
  optional,
  readOptions,
  replay,
  seedFrom,
  type Verdict,
} from '../src/index.ts';
import { type BeachTypes, beach } from './beach.ts';

type Throw = { readonly type: 'throw'; readonly to: number; readonly far?: number };
const REACH = 3;

function judgeThrow({ to, far = 0 }: Throw, seat: number): Verdict {
  if (to === seat) return { allowed: false, rule: 'B-3' };
  return far >= 1 && far <= REACH
    ? { allowed: true, rule: 'B-1' }
    : { allowed: false, rule: 'B-3', reason: { because: 'too-far' } };
}

const stroll = beach.steps.stroll as Decision<BeachTypes, { step: 'stroll'; seat: number }>;

/** The beach with a stone to throw, and a clock. */
const windy: Game<BeachTypes> = {
  ...beach,
  timeUp: 'sunset',
  actions: {
    walk: {},
    dig: {},
    swim: {},
    sunset: {},
    throw: { to: aSeat, far: optional(from(0, 9)) },
  },
  steps: {
    ...beach.steps,
    stroll: {
      ...stroll,
      rule: () => 'B-1',
      offer(state, frame, seat, menu) {
        stroll.offer(state, frame, seat, menu);
        if (seat === frame.seat) menu.open({ type: 'throw', to: 1 - seat } as Throw, 'B-1');
      },
      judge(_state, _frame, seat, action) {
        if (action.type === 'throw') return judgeThrow(action as Throw, seat);
        if (action.type === 'swim') return { allowed: false, rule: 'B-3' };
        return action.type === 'sunset' ? null : { allowed: true, rule: 'B-1' };
      },
      take(state, frame, seat, action, table) {
        if (action.type === 'throw') return;
        if (action.type === 'sunset')
          return table.end({ winners: [seat], endings: [{ ending: 'home', rule: 'B-2' }] });
        stroll.take(state, frame, seat, action, table);
      },
      timeUp: () => ({ type: 'sunset' }),
    },
  },
};

const fresh = () => Match.start(windy, { seats: 2, seed: seedFrom('windy') });
const throwing = (details: object) => ({ type: 'throw', ...details });

describe('a refusal', () => {
  it('says what is wrong with the form of an action, and what would be right', () => {
    const match = fresh();
    const why = (action: { type: string }) => match.whyNot(0, action);
    expect(why({ type: 'fly' })).toEqual({
      code: 'malformed',
      message: 'Beach has no action fly; there is walk, dig, swim, sunset, throw.',
    });
    expect(why(throwing({ far: 2 }))?.message).toBe('throw needs to=, one of 0, 1.');
    expect(why(throwing({ to: 7 }))?.message).toBe('to=7 is not at this table; there is 0, 1.');
    expect(why(throwing({ to: 1, high: 2 }))?.message).toBe(
      'throw has no detail high; it takes to, far.',
    );
    expect(why({ type: 'constructor' })?.code).toBe('malformed');
  });

  it('names the rule that fails and the failing fact', () => {
    expect(fresh().whyNot(0, throwing({ to: 1, far: 9 }))).toMatchObject({
      code: 'barred',
      rule: 'B-3',
      reason: { because: 'too-far' },
    });
  });

  it('names the decision that is pending, and who has it, where it is not the time', () => {
    const pending = { rule: 'B-1', waiting: [0] };
    expect(fresh().whyNot(1, { type: 'walk' })).toMatchObject({ code: 'not-asked', ...pending });
    expect(fresh().whyNot(0, { type: 'sunset' })).toMatchObject({
      code: 'not-offered',
      ...pending,
    });
  });

  it('names the rule of an action whose occasion is not now, where the game knows it', () => {
    const reason = { because: 'sun-is-up' };
    const knowing: Game<BeachTypes> = {
      ...windy,
      outOfPlace: (_state, _seat, { type }) =>
        type === 'sunset' || type === 'walk' ? { allowed: false, rule: 'B-2', reason } : null,
    };
    const match = Match.start(knowing, { seats: 2, seed: seedFrom('windy') });
    const pending = { rule: 'B-2', reason, waiting: [0] };
    expect(match.whyNot(0, { type: 'sunset' })).toMatchObject({ code: 'not-offered', ...pending });
    expect(match.whyNot(1, { type: 'walk' })).toMatchObject({ code: 'not-asked', ...pending });
    expect(match.whyNot(1, { type: 'dig' })).toMatchObject({ code: 'not-asked', rule: 'B-1' });
    expect(match.whyNot(0, { type: 'swim' })).toMatchObject({ code: 'barred', rule: 'B-3' });
    expect(match.whyNot(0, { type: 'walk' })).toBeNull();
  });

  it('names the rule by which a game ended', () => {
    const match = fresh();
    match.callTime();
    expect(match.whyNot(0, { type: 'walk' })).toMatchObject({ code: 'game-over', rule: 'B-2' });
  });

  it('is none where the action is offered', () => {
    expect(fresh().whyNot(0, { type: 'walk' })).toBeNull();
  });
});

describe('an open action', () => {
  it('is played when it is filled in as the rules allow', () => {
    const match = fresh();
    expect(match.play(0, throwing({ to: 1, far: 2 }))).toMatchObject({ ok: true });
    expect(match.record().plies[0]?.action).toBe('throw far=2 to=1');
    expect(replay(windy, match.record())).toEqual(match.state);
  });

  it('is not played as it stands, nor with details that were never open', () => {
    const match = fresh();
    expect(match.play(0, throwing({ to: 1 }))).toMatchObject({ ok: false });
    expect(match.play(0, throwing({ to: 0, far: 2 }))).toMatchObject({ ok: false });
    expect(match.play(0, throwing({ to: 1, far: 2, loud: true }))).toMatchObject({ ok: false });
  });
});

describe('the clock', () => {
  it('alone plays what ends the game when time is up', () => {
    const match = fresh();
    expect(match.play(0, { type: 'sunset' })).toMatchObject({ ok: false });
    expect(match.callTime()).toMatchObject({ ok: true });
    expect(match.state.outcome?.winners).toEqual([0]);
    expect(replay(windy, match.record())).toEqual(match.state);
    expect(Match.resume(windy, match.record()).hash).toBe(match.hash);
  });

  it('plays nothing in a game without one, nor after the end', () => {
    const match = Match.start(beach, { seats: 2, seed: seedFrom('calm') });
    expect(match.callTime()).toMatchObject({ ok: false });
    const over = fresh();
    over.callTime();
    expect(over.callTime()).toMatchObject({ ok: false });
  });
});

describe('house rules', () => {
  const schema: OptionsSchema<{ rounds: number; wet: boolean; salty: boolean }> = {
    fields: {
      rounds: number(1, 9, { label: 'Rounds', help: 'How many.', default: 3 }),
      wet: flag({ label: 'Wet', help: 'As we read B-3.', default: false, group: 'house' }),
      salty: flag({ label: 'Salty', help: 'As we read B-2.', default: true, group: 'house' }),
    },
    conflict: () => null,
  };

  it('are the readings that a table has chosen otherwise', () => {
    const of = (options: object) => houseRules(schema, readOptions(schema, options, 2));
    expect(of({ rounds: 5 })).toEqual([]);
    expect(of({ wet: true })).toEqual(['wet']);
    expect(of({ wet: true, salty: false })).toEqual(['wet', 'salty']);
  });
});
