// Wald's sequential test of two hypotheses.

export interface Hypotheses {
  /** The mean of a result under each. */
  readonly low: number;
  readonly high: number;
  /** How often it may decide for the high one though the low one is true, and the other way round. */
  readonly alpha: number;
  readonly beta: number;
  /** No result lies outside. */
  readonly range: readonly [number, number];
}

export type Verdict = 'low' | 'high' | null;

/** With fewer results their spread is not known well enough. */
const FEWEST = 12;

/** For results of any spread, by the generalized likelihood ratio of their mean. */
export class SequentialTest {
  readonly #hypotheses: Hypotheses;
  #count = 0;
  #sum = 0;
  #squares = 0;

  constructor(hypotheses: Hypotheses) {
    this.#hypotheses = hypotheses;
  }

  add(result: number): void {
    this.#count += 1;
    this.#sum += result;
    this.#squares += result ** 2;
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  /** With half an imagined result at either end of the range: a few equal results prove little. */
  get variance(): number {
    const [least, most] = this.#hypotheses.range;
    const around = this.#squares - this.#count * this.mean ** 2;
    const imagined = ((least - this.mean) ** 2 + (most - this.mean) ** 2) / 2;
    return (Math.max(0, around) + imagined) / (this.#count + 1);
  }

  /** Of the mean. */
  get error(): number {
    return Math.sqrt(this.variance / Math.max(1, this.#count));
  }

  /** Log-likelihood of the high hypothesis over the low one. */
  get ratio(): number {
    const { low, high } = this.#hypotheses;
    return (this.#count * (high - low) * (this.mean - (low + high) / 2)) / this.variance;
  }

  get bounds(): readonly [number, number] {
    const { alpha, beta } = this.#hypotheses;
    return [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  }

  get verdict(): Verdict {
    if (this.#count < FEWEST) return null;
    const [lower, upper] = this.bounds;
    if (this.ratio >= upper) return 'high';
    return this.ratio <= lower ? 'low' : null;
  }
}
