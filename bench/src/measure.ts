// CPU time, in rounds that go round the contestants, so that a noisy machine is noisy to all of them alike.

export interface Contestant {
  readonly name: string;
  readonly unit: string;
  /** Works for a while and tells how many units it did. */
  work(): number;
}

export interface Result {
  readonly name: string;
  readonly unit: string;
  /** Units per CPU-second, one for each round. */
  readonly rates: readonly number[];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Seconds of CPU that some work takes. */
export function timed(work: () => void): number {
  const before = cpuSeconds();
  work();
  return cpuSeconds() - before;
}

/** Warms every contestant up once, then lets each work in turn, round after round. */
export function compete(contestants: readonly Contestant[], rounds: number): Result[] {
  const rates = contestants.map((): number[] => []);
  for (let round = -1; round < rounds; round++)
    contestants.forEach(({ name, work }, index) => {
      progress(round < 0 ? `warming up: ${name}` : `round ${round + 1} of ${rounds}: ${name}`);
      let units = 0;
      let spent = 0;
      while (spent < 0.4) spent += timed(() => (units += work()));
      if (round >= 0) (rates[index] as number[]).push(units / spent);
    });
  progress('');
  return contestants.map(({ name, unit }, index) => ({
    name,
    unit,
    rates: rates[index] as number[],
  }));
}

export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

/** The median of the ratios of two results, round by round, with its spread. */
export function ratio(ours: Result, theirs: Result): { median: number; low: number; high: number } {
  const ratios = ours.rates.map((rate, round) => rate / (theirs.rates[round] as number));
  return { median: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}
