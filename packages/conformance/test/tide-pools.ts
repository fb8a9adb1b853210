// A toy game with everything a real one may hide: secret hands, simultaneous picks, a deck, a die.
import {
  type Automatic,
  type Core,
  type Decision,
  type Game,
  type GameEvent,
  Malformed,
  number,
  type Seat,
  type Viewer,
} from '@tidetable/engine';

type Options = { readonly rounds: number };
type Frame = { readonly step: 'pick' } | { readonly step: 'showdown' };
type Action = { readonly type: 'pick'; readonly shell: number } | { readonly type: 'pass' };
type Event = GameEvent &
  (
    | { readonly type: 'picked'; readonly seat: Seat; readonly shell: number | null }
    | { readonly type: 'shown'; readonly shells: readonly (number | null)[]; readonly wave: number }
    | { readonly type: 'drew'; readonly seat: Seat; readonly shell: number | null }
  );

/** `null` is a pick not made yet, 0 a pass. */
interface Pools extends Core<Frame, Options> {
  deck: number[];
  hands: number[][];
  picks: (number | null)[];
  found: number[][];
  scores: number[];
  round: number;
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
};

const SHELLS = Array.from({ length: 20 }, (_none, index) => index + 1);

const pick: Decision<TidePools, { step: 'pick' }> = {
  deciders: (pools) => ({
    must: pools.picks.flatMap((shell, seat) => (shell === null ? [seat] : [])),
    may: [],
  }),
  offer(pools, _frame, seat, menu) {
    if (pools.picks[seat] !== null) return;
    for (const shell of pools.hands[seat] as number[]) {
      if (shell > 18) menu.bar({ type: 'pick', shell }, 'TP-3');
      else menu.allow({ type: 'pick', shell }, 'TP-1');
    }
    menu.allow({ type: 'pass' }, 'TP-2');
  },
  take(pools, _frame, seat, action, table) {
    const shell = action.type === 'pick' ? action.shell : 0;
    pools.picks[seat] = shell;
    pools.hands[seat] = (pools.hands[seat] as number[]).filter((held) => held !== shell);
    table.tell({ type: 'picked', seat, shell });
    if (pools.picks.includes(null)) return;
    table.done();
    table.push({ step: 'showdown' });
  },
};

const showdown: Automatic<TidePools, { step: 'showdown' }> = {
  run(pools, _frame, table) {
    table.done();
    const wave = table.chance.roll(6);
    table.tell({ type: 'shown', shells: [...pools.picks], wave });
    pools.picks.forEach((shell, seat) => {
      if (shell !== null && shell > 0) (pools.found[seat] as number[]).push(shell);
      if (shell !== null && shell % 6 === wave % 6) (pools.scores[seat] as number) += 1;
      pools.picks[seat] = null;
      const drawn = pools.deck.pop();
      if (drawn === undefined) return;
      (pools.hands[seat] as number[]).push(drawn);
      table.reveal(seat);
      table.tell({ type: 'drew', seat, shell: drawn });
    });
    pools.round += 1;
    if (pools.round <= pools.options.rounds) return table.push({ step: 'pick' });
    const best = Math.max(...pools.scores);
    const winners = pools.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    const ending = winners.length > 1 ? 'tie' : 'win';
    table.end({ winners, endings: [{ ending, rule: 'TP-4' }], scores: [...pools.scores] });
  },
};

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
  },
  steps: { pick, showdown },
  events: ['picked', 'shown', 'drew'],
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
    agenda: pools.agenda.map((frame) => ({ ...frame })),
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
      hand: viewer === 'spectator' ? [] : [...(hands[viewer] as number[])],
      counts: hands.map((hand, seat) => hand.length + (picks[seat] ? 1 : 0)),
      pick: viewer === 'spectator' ? null : (picks[viewer] as number | null),
      picked: picks.map((shell) => shell !== null),
    };
  },

  redact(event, viewer) {
    return event.type !== 'shown' && event.seat !== viewer ? { ...event, shell: null } : event;
  },

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

  standIn: () => ({ type: 'pass' }),

  inventory: (pools) => ({
    shells: [pools.deck, ...pools.hands, ...pools.found, pools.picks]
      .flat()
      .filter((shell) => shell).length,
  }),
};
