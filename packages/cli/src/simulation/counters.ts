// Counters by name. Sums do not depend on the order of games, the number of threads, or interruptions.

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export class Counters {
  readonly #all = new Map<string, Map<string, number>>();

  add(name: string, key: string | number, by = 1): void {
    let counter = this.#all.get(name);
    if (counter === undefined) {
      counter = new Map();
      this.#all.set(name, counter);
    }
    const word = String(key);
    counter.set(word, (counter.get(word) ?? 0) + by);
  }

  join(counts: Counts): void {
    for (const [name, counter] of Object.entries(counts))
      for (const [key, count] of Object.entries(counter)) this.add(name, key, count);
  }

  count(name: string, key: string | number): number {
    return this.#all.get(name)?.get(String(key)) ?? 0;
  }

  /** In the order in which they were first counted. */
  unsorted(name: string): [string, number][] {
    return [...(this.#all.get(name) ?? [])];
  }

  /** Sorted by key, numbers as numbers. */
  entries(name: string): [string, number][] {
    return this.unsorted(name).sort(([one], [other]) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
  }

  plain(): Counts {
    return Object.fromEntries(
      [...this.#all].map(([name, counter]) => [name, Object.fromEntries(counter)]),
    );
  }
}
