// The laws hold for a fair game, and each of them notices a game that breaks it.
import { type Game, itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { obeysTheLaws } from '../src/index.ts';
import { Coverage, dealt, playUnderLaw, recordReplays } from '../src/random-games.ts';
import { type TidePools, tidePools } from './tide-pools.ts';

obeysTheLaws(tidePools, { games: 120, bound: 60, sampling: 2, vary: [] });

type Pools = TidePools['state'];
type Toy = Game<TidePools>;
const { pick, shout, showdown } = tidePools.steps;
const honest = pick as Extract<typeof pick, { offer: unknown }>;
const fair = shout as Extract<typeof shout, { offer: unknown }>;

/** For faults in a step: its events need not lead anywhere. */
const { applyEvent: _applyEvent, ...unfolded } = tidePools;

/** Plays some games under every law and gives the first complaint. */
function complaint(game: Toy): string {
  try {
    for (let seed = 1; seed <= 30; seed++) {
      const seen = new Coverage();
      const watch = { bound: 60, sampling: 1 };
      playUnderLaw(game, dealt(game, 2 + (seed % 2), {}, seed), seed, watch, seen);
      recordReplays(game, 2, seed);
    }
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing to complain about';
}

function withShout(change: Partial<typeof fair>): Toy {
  return { ...tidePools, steps: { pick, shout: { ...fair, ...change }, showdown } };
}

function withPick(change: Partial<typeof honest>): Toy {
  return { ...unfolded, steps: { pick: { ...honest, ...change }, shout, showdown } };
}

let restless = 0;

const BROKEN: readonly [string, RegExp, Toy][] = [
  [
    'no seat must decide',
    /a seat must decide/,
    withPick({ deciders: () => ({ must: [], may: [0] }) }),
  ],
  [
    'a seat cuts in where the game says that nobody does',
    /lets a seat cut in/,
    withPick({ deciders: () => ({ must: [0], may: [1] }) }),
  ],
  [
    'an idle seat has choices',
    /and no others/,
    withPick({
      offer(pools, frame, seat, menu) {
        honest.offer(pools, frame, seat, menu);
        if (pools.picks[seat] !== null) menu.allow({ type: 'pass' }, 'TP-2');
      },
    }),
  ],
  [
    'something is offered twice',
    /offered or barred twice/,
    withPick({
      offer(pools, frame, seat, menu) {
        honest.offer(pools, frame, seat, menu);
        honest.offer(pools, frame, seat, menu);
      },
    }),
  ],
  [
    'the reasons change what is legal',
    /`legal` is `menu` without the barred/,
    withPick({
      offer(pools, frame, seat, menu) {
        if (menu.explaining) honest.offer(pools, frame, seat, menu);
        else if (pools.picks[seat] === null) menu.allow({ type: 'pass' }, 'TP-2');
      },
    }),
  ],
  [
    'an offer cites no rule',
    /every offer cites a rule/,
    withPick({
      offer(pools, _frame, seat, menu) {
        if (pools.picks[seat] === null) menu.allow({ type: 'pass' }, 'TP-99');
      },
    }),
  ],
  [
    'a bar cites a rule that forbids nothing',
    /every bar cites a rule that forbids/,
    withPick({
      offer(pools, _frame, seat, menu) {
        if (pools.picks[seat] !== null) return;
        menu.allow({ type: 'pass' }, 'TP-2');
        menu.bar({ type: 'pick', shell: 99 }, 'TP-1');
      },
    }),
  ],
  [
    'an action is not flat',
    /action/,
    withPick({
      offer(pools, _frame, seat, menu) {
        if (pools.picks[seat] === null)
          menu.allow({ type: 'pick', shell: [1] as unknown as number }, 'TP-1');
      },
    }),
  ],
  [
    'a clone shares something',
    /shares nothing/,
    { ...tidePools, clone: (pools) => ({ ...tidePools.clone(pools), found: pools.found }) },
  ],
  [
    'chance comes from elsewhere',
    /same result/,
    withPick({
      take(pools, frame, seat, action, table) {
        honest.take(pools, frame, seat, action, table);
        pools.scores[0] = ++restless;
      },
    }),
  ],
  [
    'a state does not survive JSON',
    /JSON there and back/,
    {
      ...tidePools,
      setup: (...table) =>
        ({ ...tidePools.setup(...table), secret: Object.freeze(new Map([[1, 2]])) }) as Pools,
    },
  ],
  [
    'a position cannot be read',
    /read/,
    {
      ...tidePools,
      read() {
        throw new Error('cannot read this');
      },
    },
  ],
  [
    'a view shows the hand of another seat',
    /view\(imagine\(view\)\)/,
    {
      ...tidePools,
      view: (pools, viewer) => ({ ...tidePools.view(pools, viewer), found: pools.hands }),
      imagine: (view, chance) => ({
        ...tidePools.imagine({ ...view, found: view.found.map(() => []) }, chance),
        found: view.found,
      }),
    },
  ],
  [
    'a menu depends on the hand of another seat',
    /a menu tells no secret/,
    withPick({
      offer(pools, frame, seat, menu) {
        const rival = itemAt(pools.hands, (seat + 1) % pools.seats);
        if (pools.picks[seat] === null && rival.includes(7)) menu.allow({ type: 'pass' }, 'TP-2');
        else honest.offer(pools, frame, seat, menu);
      },
    }),
  ],
  [
    'an event tells a secret',
    /looks the same in every possible world/,
    {
      ...withPick({
        take(pools, frame, seat, action, table) {
          table.tell({ type: 'drew', seat, shell: pools.deck.at(-1) ?? null });
          honest.take(pools, frame, seat, action, table);
        },
      }),
      redact: (event) => event,
    },
  ],
  [
    'something hidden is revealed and nobody says so',
    /looks the same in every possible world/,
    withPick({
      take(pools, frame, seat, action, table) {
        pools.scores[seat] = pools.deck.pop() ?? 0;
        pools.found[seat]?.push(itemAt(pools.scores, seat));
        honest.take(pools, frame, seat, action, table);
      },
    }),
  ],
  [
    'a thing gets lost',
    /inventory/,
    withPick({
      take(pools, frame, seat, action, table) {
        table.reveal();
        pools.deck.pop();
        honest.take(pools, frame, seat, action, table);
      },
    }),
  ],
  [
    'an event is not applied',
    /events lead from the view before to the view after/,
    {
      ...tidePools,
      applyEvent: (view, event) =>
        event.type === 'drew' ? view : (tidePools.applyEvent?.(view, event) ?? view),
    },
  ],
  [
    'an event affects a seat that is not at the table',
    /an event affects seats of the table/,
    { ...tidePools, affects: () => [tidePools.seats.max] },
  ],
  [
    'an event is applied to the very view',
    /leaves the view before it unchanged/,
    {
      ...tidePools,
      applyEvent: (view, event) => Object.assign(view, tidePools.applyEvent?.(view, event)),
    },
  ],
  ['a stand-in cheats', /stand-in/, { ...tidePools, standIn: () => ({ type: 'pick', shell: 99 }) }],
  [
    'only the holder of a hidden card is asked whether to play it',
    /everyone sees who must decide/,
    withShout({
      lapses: ({ hands }) => !hands.some((hand) => hand.includes(7)),
      deciders: ({ hands }) => ({
        must: hands.flatMap((hand, seat) => (hand.includes(7) ? [seat] : [])),
        may: [],
      }),
      offer({ hands }, _frame, seat, menu) {
        if (!hands[seat]?.includes(7)) return;
        menu.allow({ type: 'stay-quiet' }, 'TP-8');
        menu.allow({ type: 'shout' }, 'TP-8');
      },
      take(pools, frame, seat, action, table) {
        fair.take(pools, frame, seat, action, table);
        if (action.type === 'stay-quiet') table.done();
      },
    }),
  ],
  [
    'a judge allows what is not offered',
    /`judge` agrees with `offer`/,
    withPick({
      judge: (pools, frame, seat, action) =>
        action.type === 'pick'
          ? { allowed: true, rule: 'TP-1' }
          : (honest.judge?.(pools, frame, seat, action) ?? null),
    }),
  ],
  [
    'a judge has another reason than the menu',
    /`judge` agrees with `offer`/,
    withPick({
      judge: (pools, frame, seat, action) =>
        action.type === 'pick' && action.shell > 18
          ? { allowed: false, rule: 'TP-3' }
          : (honest.judge?.(pools, frame, seat, action) ?? null),
    }),
  ],
  [
    'what is out of place is allowed',
    /`outOfPlace` allows nothing/,
    { ...tidePools, outOfPlace: () => ({ allowed: true, rule: 'TP-1' }) },
  ],
  [
    'what is out of place is blamed on a rule that forbids nothing',
    /every bar cites a rule that forbids/,
    {
      ...tidePools,
      outOfPlace: () => ({
        allowed: false,
        rule: 'TP-1',
        reason: { because: 'too-heavy', over: 1 },
      }),
    },
  ],
  [
    'a refusal depends on the hand of another seat',
    /tells no secret/,
    {
      ...tidePools,
      outOfPlace: ({ hands }, seat) => {
        const over = hands[(seat + 1) % hands.length]?.[0] ?? 0;
        return { allowed: false, rule: 'TP-3', reason: { because: 'too-heavy', over } };
      },
    },
  ],
  ['a refusal names no rule', /every refusal names a rule/, withPick({ rule: () => '' })],
  [
    'a refusal blames the time where a rule fails',
    /refused by its own rule/,
    withPick({
      judge: (pools, frame, seat, action) => {
        const found = honest.judge?.(pools, frame, seat, action) ?? null;
        return action.type === 'pick' && found?.rule === 'TP-5' ? null : found;
      },
    }),
  ],
  [
    'an open action cannot be played',
    /an open action that is filled in can be played/,
    withPick({ fillIn: () => ({ type: 'boast', to: 0, shells: 0 }) }),
  ],
  [
    'a game does not end',
    /not ended within/,
    {
      ...unfolded,
      steps: {
        pick,
        shout,
        showdown: {
          run(pools, _frame, table) {
            table.done();
            pools.hands = pools.hands.map((hand, seat) =>
              [...hand, pools.picks[seat] || 0].filter(Boolean),
            );
            pools.picks.fill(null);
            table.push({ step: 'pick' });
          },
        },
      },
    },
  ],
];

describe('the laws notice that', () => {
  it.each(BROKEN)('%s', (_fault, wanted, game) => {
    expect(complaint(game)).toMatch(wanted);
  });

  it('an honest game gives no cause', () => {
    expect(complaint(tidePools)).toBe('nothing to complain about');
  });
});
