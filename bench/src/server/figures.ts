// The figures of the rounds, and the goals.
import { itemAt } from '@tidetable/engine';
import { median } from '../measure.ts';
import { type Played, quantile } from './load.ts';
import { MOVES, RATE, type Result } from './rounds.ts';

export interface Figure {
  readonly name: string;
  /** One number for each round. */
  of(result: Result): readonly number[];
  write(number: number): string;
}

type Read = (played: Played) => number;

function fast(name: string, write: Figure['write'], read: Read): Figure {
  return { name, write, of: (result) => result.fast.map(read) };
}

function steady(name: string, write: Figure['write'], read: Read): Figure {
  return { name: `at ${RATE} moves/s: ${name}`, write, of: (result) => result.steady.map(read) };
}

const whole = (number: number): string => Math.round(number).toLocaleString('en');
const milliseconds = (number: number): string => `${number.toFixed(2)} ms`;
const kilobytes = (number: number): string => `${(number / 1_000).toFixed(2)} kB`;
const kibibytes = (number: number): string => `${(number / 1_024).toFixed(1)} KiB`;

const waited =
  (until: 'known' | 'shown', share: number): Read =>
  ({ timings }) =>
    quantile(
      timings.map((timing) => timing[until]),
      share,
    );
const perCpu: Read = ({ timings, cpuSeconds }) => timings.length / cpuSeconds;

const PER_CPU = fast('moves per server-CPU-second', whole, perCpu);
const BYTES = fast(
  'bytes out per move, four seats',
  kilobytes,
  ({ bytes, timings }) => bytes / timings.length,
);
const P99 = steady('p99, all are shown', milliseconds, waited('shown', 0.99));
const HEAP: Figure = {
  name: 'heap per table with four sockets',
  write: kibibytes,
  of: ({ memory }) => [memory.watched],
};

export const FIGURES: readonly Figure[] = [
  PER_CPU,
  fast(
    'moves per second, as fast as it answers',
    whole,
    ({ timings, seconds }) => timings.length / seconds,
  ),
  fast('  p50, mover knows', milliseconds, waited('known', 0.5)),
  fast('  p99, mover knows', milliseconds, waited('known', 0.99)),
  fast('  p99, all are shown', milliseconds, waited('shown', 0.99)),
  steady('p50, mover knows', milliseconds, waited('known', 0.5)),
  steady('p99, mover knows', milliseconds, waited('known', 0.99)),
  steady('p50, all are shown', milliseconds, waited('shown', 0.5)),
  P99,
  steady('moves per CPU-second', whole, perCpu),
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
  return median(of(ours).map((number, round) => number / itemAt(peer, round)));
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
