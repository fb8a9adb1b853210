// A toy game with everything a real one may hide: secret hands, simultaneous picks, a card to be shouted out of turn, a deck, a die.
import {
  type Automatic,
  aSeat,
  type Core,
  type Decision,
  from,
  type Game,
  type GameEvent,
  itemAt,
  Malformed,
  number,
  optional,
  type Reason,
  type Seat,
  type Verdict,
  type Viewer,
} from '@tidetable/engine';

type Options = { readonly rounds: number };
type Frame =
  | { readonly step: 'pick' }
  | { readonly step: 'shout'; readonly quiet: Seat[] }
  | { readonly step: 'showdown' };
type Action =
  | { readonly type: 'pick'; readonly shell: number }
  | { readonly type: 'pass' | 'stay-quiet' | 'shout' }
  | { readonly type: 'boast'; readonly to: Seat; readonly shells?: number };
type TooHeavy = Reason & { readonly because: 'too-heavy'; readonly over: number };
type Event = GameEvent &
  (
    | { readonly type: 'picked'; readonly seat: Seat; readonly shell: number | null }
    | { readonly type: 'shown'; readonly shells: readonly (number | null)[]; readonly wave: number }
    | { readonly type: 'drew'; readonly seat: Seat; readonly shell: number | null }
    | { readonly type: 'boasted'; readonly seat: Seat; readonly to: Seat; readonly shells: number }
    | { readonly type: 'stayed-quiet' | 'shouted'; readonly seat: Seat }
  );

/** `null` is a pick not made yet, 0 a pass. */
interface Pools extends Core<Frame, Options> {
  deck: number[];
  hands: number[][];
  picks: (number | null)[];
  found: number[][];
  scores: number[];
  round: number;
  boasts: number;
}

interface View extends Omit<Pools, 'deck' | 'hands' | 'picks'> {
  readonly viewer: Viewer;
  readonly deck: number;
  readonly hand: readonly number[];
  readonly counts: readonly number[];
  readonly pick: number | null;
  readonly picked: readonly boolean[];
}

export type TidePools = {
  state: Pools;
  frame: Frame;
  action: Action;
  event: Event;
  view: View;
  options: Options;
  reason: TooHeavy;
};

const SHELLS = Array.from({ length: 20 }, (_none, index) => index + 1);

/** The largest shell that can be picked. */
const LIGHT = 18;
/** The shell that can be shouted out of turn. */
const CONCH = 7;
const MOST_BOASTS = 2;

function judgePick(pools: Pools, seat: Seat, shell: number): Verdict<TooHeavy> {
  if (!pools.hands[seat]?.includes(shell)) return { allowed: false, rule: 'TP-5' };
  if (shell > LIGHT)
    return {
      allowed: false,
      rule: 'TP-3',
      reason: { because: 'too-heavy', over: shell - LIGHT },
    };
  return { allowed: true, rule: 'TP-1' };
}

function judgeBoast(pools: Pools, seat: Seat, to: Seat, shells = 0): Verdict<TooHeavy> {
  const fits = to !== seat && shells >= 1 && pools.boasts < MOST_BOASTS;
  return fits ? { allowed: true, rule: 'TP-6' } : { allowed: false, rule: 'TP-7' };
}

const pick: Decision<TidePools, { step: 'pick' }> = {
  deciders: (pools) => ({
    must: pools.picks.flatMap((shell, seat) => (shell === null ? [seat] : [])),
    may: [],
  }),
  rule: () => 'TP-1',
  offer(pools, _frame, seat, menu) {
    if (pools.picks[seat] !== null) return;
    for (const shell of itemAt(pools.hands, seat)) {
      const found = judgePick(pools, seat, shell);
      if (found.allowed) menu.allow({ type: 'pick', shell }, found.rule);
      else menu.bar({ type: 'pick', shell }, found.rule, found.reason);
    }
    for (let to = 0; to < pools.seats && pools.boasts < MOST_BOASTS; to++)
      if (to !== seat) menu.open({ type: 'boast', to }, 'TP-6');
    menu.allow({ type: 'pass' }, 'TP-2');
  },
  judge(pools, _frame, seat, action) {
    if (action.type === 'pick') return judgePick(pools, seat, action.shell);
    if (action.type === 'boast') return judgeBoast(pools, seat, action.to, action.shells);
    return action.type === 'pass' ? { allowed: true, rule: 'TP-2' } : null;
  },
  fillIn: (_pools, _frame, _seat, open, chance) => ({
    ...(open as Extract<Action, { type: 'boast' }>),
    shells: chance.roll(9),
  }),
  take(pools, _frame, seat, action, table) {
    if (action.type === 'boast') {
      pools.boasts += 1;
      return table.tell({ type: 'boasted', seat, to: action.to, shells: action.shells as number });
    }
    const shell = action.type === 'pick' ? action.shell : 0;
    pools.picks[seat] = shell;
    pools.hands[seat] = itemAt(pools.hands, seat).filter((held) => held !== shell);
    table.tell({ type: 'picked', seat, shell });
    if (pools.picks.includes(null)) return;
    table.done();
    table.inOrder({ step: 'shout', quiet: [] }, { step: 'showdown' });
  },
};

/**
 * A moment before the wave rolls in, for a card that only its holder knows of. Every seat with cards could hold it, so
 * every one is asked in the same way: who is asked, and how often, tells nothing.
 */
const shout: Decision<TidePools, { step: 'shout'; quiet: Seat[] }> = {
  lapses: (pools, { quiet }) => askedToShout(pools, quiet).length === 0,
  deciders: (pools, { quiet }) => ({ must: askedToShout(pools, quiet), may: [] }),
  rule: () => 'TP-8',
  offer(pools, { quiet }, seat, menu) {
    if (!askedToShout(pools, quiet).includes(seat)) return;
    menu.allow({ type: 'stay-quiet' }, 'TP-8');
    if (pools.hands[seat]?.includes(CONCH)) menu.allow({ type: 'shout' }, 'TP-8');
    else menu.bar({ type: 'shout' }, 'TP-5');
  },
  judge(pools, _frame, seat, action) {
    if (action.type === 'stay-quiet') return { allowed: true, rule: 'TP-8' };
    if (action.type !== 'shout') return null;
    const holds = pools.hands[seat]?.includes(CONCH) === true;
    return holds ? { allowed: true, rule: 'TP-8' } : { allowed: false, rule: 'TP-5' };
  },
  take(pools, { quiet }, seat, action, table) {
    if (action.type === 'stay-quiet') {
      quiet.push(seat);
      return table.tell({ type: 'stayed-quiet', seat });
    }
    table.done();
    table.reveal();
    pools.hands[seat] = itemAt(pools.hands, seat).filter((held) => held !== CONCH);
    pools.found[seat]?.push(CONCH);
    (pools.scores[seat] as number) += 1;
    table.tell({ type: 'shouted', seat });
  },
};

function askedToShout(pools: Pools, quiet: readonly Seat[]): Seat[] {
  return pools.hands.flatMap((hand, seat) =>
    hand.length > 0 && !quiet.includes(seat) ? [seat] : [],
  );
}

const showdown: Automatic<TidePools, { step: 'showdown' }> = {
  run(pools, _frame, table) {
    table.done();
    const wave = table.chance.roll(6);
    table.tell({ type: 'shown', shells: [...pools.picks], wave });
    pools.picks.forEach((shell, seat) => {
      if (shell !== null && shell > 0) itemAt(pools.found, seat).push(shell);
      if (shell !== null && shell % 6 === wave % 6) (pools.scores[seat] as number) += 1;
      pools.picks[seat] = null;
      const drawn = pools.deck.pop();
      if (drawn === undefined) return;
      itemAt(pools.hands, seat).push(drawn);
      table.reveal(seat);
      table.tell({ type: 'drew', seat, shell: drawn });
    });
    pools.round += 1;
    pools.boasts = 0;
    if (pools.round <= pools.options.rounds) return table.push({ step: 'pick' });
    const best = Math.max(...pools.scores);
    const winners = pools.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    const ending = winners.length > 1 ? 'tie' : 'win';
    table.end({ winners, endings: [{ ending, rule: 'TP-4' }], scores: [...pools.scores] });
  },
};

function applyEvent(view: View, event: Event): View {
  const isOwn = 'seat' in event && event.seat === view.viewer;
  switch (event.type) {
    case 'picked': {
      const picked = view.picked.with(event.seat, true);
      if (!isOwn) return { ...view, picked };
      return { ...view, picked, pick: event.shell, hand: without(view.hand, event.shell) };
    }
    case 'shown':
      return {
        ...view,
        pick: null,
        picked: view.picked.map(() => false),
        counts: view.counts.map((count, seat) => (event.shells[seat] ? count - 1 : count)),
        found: view.found.map((shells, seat) => [...shells, ...[event.shells[seat] || []].flat()]),
        scores: view.scores.map((score, seat) =>
          (event.shells[seat] ?? -1) % 6 === event.wave % 6 ? score + 1 : score,
        ),
      };
    case 'drew': {
      const counts = grown(view.counts, event.seat, 1);
      const hand = isOwn && event.shell !== null ? [...view.hand, event.shell] : view.hand;
      return { ...view, counts, hand, deck: view.deck - 1 };
    }
    case 'shouted':
      return {
        ...view,
        counts: grown(view.counts, event.seat, -1),
        hand: isOwn ? without(view.hand, CONCH) : view.hand,
        found: view.found.map((shells, seat) =>
          seat === event.seat ? [...shells, CONCH] : shells,
        ),
        scores: grown(view.scores, event.seat, 1),
      };
    default:
      return view;
  }
}

function grown(counts: readonly number[], seat: Seat, by: number): number[] {
  return counts.map((count, one) => (one === seat ? count + by : count));
}

function without(hand: readonly number[], shell: number | null): number[] {
  return hand.filter((held) => held !== shell);
}

export const tidePools: Game<TidePools> = {
  id: 'tide-pools',
  title: 'Tide Pools',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: {
    fields: { rounds: number(1, 4, { label: 'Rounds', help: 'How long it lasts.', default: 3 }) },
    conflict: () => null,
  },
  rulebook: {
    'TP-1': { page: 1, heading: 'Picking', text: 'Pick a shell from your hand.' },
    'TP-2': { page: 1, heading: 'Picking', text: 'You may pass.' },
    'TP-3': {
      page: 1,
      heading: 'Picking',
      text: 'The two largest shells are too heavy.',
      forbids: true,
    },
    'TP-4': { page: 1, heading: 'End', text: 'Most points win.' },
    'TP-5': { page: 1, heading: 'Picking', text: 'Only what you hold.', forbids: true },
    'TP-6': { page: 1, heading: 'Boasting', text: 'Boast of any number of shells.' },
    'TP-7': {
      page: 1,
      heading: 'Boasting',
      text: 'Twice a round, to another, of one shell at least.',
      forbids: true,
    },
    'TP-8': { page: 1, heading: 'Shouting', text: 'Before the wave the conch may be shouted.' },
  },
  actions: {
    pick: { shell: from(1, SHELLS.length) },
    pass: {},
    boast: { to: aSeat, shells: optional(from(0, 9)) },
    'stay-quiet': {},
    shout: {},
  },
  steps: { pick, shout, showdown },
  events: ['picked', 'shown', 'drew', 'boasted', 'stayed-quiet', 'shouted'],
  endings: ['win', 'tie'],

  setup(seats, options, chance) {
    const deck = [...SHELLS];
    chance.shuffle(deck);
    return {
      seats,
      options,
      deck,
      hands: Array.from({ length: seats }, () => deck.splice(-3)),
      picks: Array<null>(seats).fill(null),
      found: Array.from({ length: seats }, () => []),
      scores: Array<number>(seats).fill(0),
      round: 1,
      boasts: 0,
      agenda: [{ step: 'pick' }],
      outcome: null,
    };
  },

  clone: (pools) => ({
    ...pools,
    deck: [...pools.deck],
    hands: pools.hands.map((hand) => [...hand]),
    picks: [...pools.picks],
    found: pools.found.map((shells) => [...shells]),
    scores: [...pools.scores],
    agenda: pools.agenda.map((frame) =>
      frame.step === 'shout' ? { ...frame, quiet: [...frame.quiet] } : { ...frame },
    ),
  }),

  read(input) {
    const pools = input as Pools;
    const all = [pools.deck, ...pools.hands, ...pools.found, pools.picks]
      .flat()
      .filter((shell) => shell);
    if (new Set(all).size !== SHELLS.length)
      throw new Malformed('state', 'every shell once', all.length);
    return pools;
  },

  view(pools, viewer) {
    const { deck, hands, picks, ...open } = pools;
    return {
      ...open,
      viewer,
      deck: deck.length,
      hand: viewer === 'spectator' ? [] : [...itemAt(hands, viewer)],
      counts: hands.map((hand, seat) => hand.length + (picks[seat] ? 1 : 0)),
      pick: viewer === 'spectator' ? null : itemAt(picks, viewer),
      picked: picks.map((shell) => shell !== null),
    };
  },

  redact(event, viewer) {
    const isHidden = event.type === 'picked' || event.type === 'drew';
    return isHidden && event.seat !== viewer ? { ...event, shell: null } : event;
  },

  /** All but what is pending. */
  shown: ({ agenda: _agenda, round: _round, boasts: _boasts, outcome: _outcome, ...pools }) =>
    pools,
  applyEvent,

  imagine(view, chance) {
    const { viewer, hand, pick: own, counts, picked, deck, ...open } = view;
    const known = [...hand, ...open.found.flat(), own ?? 0];
    const unknown = SHELLS.filter((shell) => !known.includes(shell));
    chance.shuffle(unknown);
    const hands = counts.map((count, seat) =>
      seat === viewer ? [...hand] : unknown.splice(0, count),
    );
    const picks = picked.map((done, seat) => {
      if (seat === viewer) return own;
      return done ? (hands[seat]?.pop() ?? 0) : null;
    });
    return { ...open, deck: unknown.slice(0, deck), hands, picks };
  },

  standIn: ({ agenda }) =>
    agenda.at(-1)?.step === 'shout' ? { type: 'stay-quiet' } : { type: 'pass' },

  inventory: (pools) => ({
    shells: [pools.deck, ...pools.hands, ...pools.found, pools.picks]
      .flat()
      .filter((shell) => shell).length,
  }),
};
