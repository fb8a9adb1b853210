// What is read off the rounds, and what is asked of us.
import { median } from '../measure.ts';
import { type Played, quantile } from './load.ts';
import { MOVES, RATE, type Result, type Round } from './rounds.ts';

export interface Figure {
  readonly name: string;
  /** One number for each round. */
  of(result: Result): readonly number[];
  write(number: number): string;
}

function eachRound(name: string, write: Figure['write'], read: (round: Round) => number): Figure {
  return { name, write, of: ({ rounds }) => rounds.map(read) };
}

const whole = (number: number): string => Math.round(number).toLocaleString('en');
const milliseconds = (number: number): string => `${number.toFixed(2)} ms`;
const kilobytes = (number: number): string => `${(number / 1_000).toFixed(2)} kB`;
const kibibytes = (number: number): string => `${(number / 1_024).toFixed(1)} KiB`;

const known = ({ timings }: Played, share: number): number =>
  quantile(
    timings.map((timing) => timing.known),
    share,
  );
const shown = ({ timings }: Played, share: number): number =>
  quantile(
    timings.map((timing) => timing.shown),
    share,
  );

const PER_CPU = eachRound(
  'moves per server-CPU-second',
  whole,
  ({ fast }) => fast.timings.length / fast.cpuSeconds,
);
const BYTES = eachRound(
  'bytes out per move, four seats',
  kilobytes,
  ({ fast }) => fast.bytes / fast.timings.length,
);
const P99 = eachRound(`at ${RATE} moves/s: p99, all are shown`, milliseconds, ({ steady }) =>
  shown(steady, 0.99),
);
const HEAP: Figure = {
  name: 'heap per table with four sockets',
  write: kibibytes,
  of: ({ memory }) => [memory.watched],
};

export const FIGURES: readonly Figure[] = [
  PER_CPU,
  eachRound(
    'moves per second, as fast as it answers',
    whole,
    ({ fast }) => fast.timings.length / fast.seconds,
  ),
  eachRound('  p50, mover knows', milliseconds, ({ fast }) => known(fast, 0.5)),
  eachRound('  p99, mover knows', milliseconds, ({ fast }) => known(fast, 0.99)),
  eachRound('  p99, all are shown', milliseconds, ({ fast }) => shown(fast, 0.99)),
  eachRound(`at ${RATE} moves/s: p50, mover knows`, milliseconds, ({ steady }) =>
    known(steady, 0.5),
  ),
  eachRound(`at ${RATE} moves/s: p99, mover knows`, milliseconds, ({ steady }) =>
    known(steady, 0.99),
  ),
  eachRound(`at ${RATE} moves/s: p50, all are shown`, milliseconds, ({ steady }) =>
    shown(steady, 0.5),
  ),
  P99,
  eachRound(
    `at ${RATE} moves/s: moves per CPU-second`,
    whole,
    ({ steady }) => steady.timings.length / steady.cpuSeconds,
  ),
  BYTES,
  HEAP,
  {
    name: `  after ${MOVES} moves`,
    write: kibibytes,
    of: ({ memory }) => [memory.played],
  },
  { name: '  when the sockets are gone', write: kibibytes, of: ({ memory }) => [memory.left] },
];

/** Ours against theirs: the median of the ratios, round by round. */
export function ratio({ of }: Figure, ours: Result, theirs: Result): number {
  const peer = of(theirs);
  return median(of(ours).map((number, round) => number / (peer[round] as number)));
}

interface Goal {
  readonly rank: 'must' | 'aim';
  readonly text: string;
  readonly value: string;
  readonly isMet: boolean;
}

export function goals(theirs: Result, durable: Result, inMemory: Result): Goal[] {
  const times = (figure: Figure, ours: Result): number => ratio(figure, ours, theirs);
  const atLeast = (rank: Goal['rank'], name: string, ours: Result, bound: number): Goal => {
    const value = times(PER_CPU, ours);
    const text = `${name}: at least ${bound}× its moves per CPU-second`;
    return { rank, text, value: `${value.toFixed(2)}×`, isMet: value >= bound };
  };
  const atMost = (rank: Goal['rank'], figure: Figure, bound: number): Goal => {
    const value = median(figure.of(durable));
    const text = `${figure.name}: at most ${figure.write(bound)}`;
    return { rank, text, value: figure.write(value), isMet: value <= bound };
  };
  const share = times(P99, durable);
  return [
    atLeast('must', 'durable', durable, 1),
    atLeast('must', 'in memory', inMemory, 3),
    atMost('must', BYTES, 3_000),
    atMost('must', HEAP, 30 * 1_024),
    atLeast('aim', 'durable', durable, 5),
    atMost('aim', BYTES, 1_500),
    atMost('aim', HEAP, 20 * 1_024),
    {
      rank: 'aim',
      text: `${P99.name}: at most a third of its`,
      value: `${share.toFixed(2)}×`,
      isMet: share <= 1 / 3,
    },
  ];
}
