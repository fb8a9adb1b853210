// How long something took, by kind, in the text format of Prometheus. Every move is counted, so counting is one addition.
import { itemAt } from '@tidetable/engine';

interface Histogram {
  /** One for each bound, and one for times beyond them all. */
  readonly counts: number[];
  seconds: number;
}

export class Durations {
  readonly #name: string;
  readonly #help: string;
  /** In seconds, rising. */
  readonly #bounds: readonly number[];
  readonly #kinds = new Map<string, Histogram>();

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  add(kind: string, seconds: number): void {
    let known = this.#kinds.get(kind);
    if (known === undefined) {
      known = { counts: Array<number>(this.#bounds.length + 1).fill(0), seconds: 0 };
      this.#kinds.set(kind, known);
    }
    const within = this.#bounds.findIndex((bound) => seconds <= bound);
    const nth = within === -1 ? this.#bounds.length : within;
    known.counts[nth] = itemAt(known.counts, nth) + 1;
    known.seconds += seconds;
  }

  text(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    for (const [kind, { counts, seconds }] of this.#kinds) {
      let sum = 0;
      for (const [nth, count] of counts.entries()) {
        sum += count;
        lines.push(
          `${this.#name}_bucket{le="${this.#bounds[nth] ?? '+Inf'}",kind="${kind}"} ${sum}`,
        );
      }
      lines.push(`${this.#name}_sum{kind="${kind}"} ${seconds}`);
      lines.push(`${this.#name}_count{kind="${kind}"} ${sum}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
