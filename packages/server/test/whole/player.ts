// A script at a seat: random legal moves, until it is stopped or the game is over.
import type { TableFeed } from '@tidetable/client';
import type { Generator } from '@tidetable/engine';
import type { TableView } from '@tidetable/protocol';

export function offersOf(shown: TableView | null): string[] {
  return Object.values(shown?.menu?.allowed ?? {}).flat();
}

export const isOver = (shown: TableView | null): boolean =>
  shown !== null && shown.must.length === 0;

export class Player {
  readonly table: TableFeed;
  readonly #chance: Generator;
  readonly #asked: () => boolean;
  isStopped = false;
  moves = 0;

  constructor(table: TableFeed, chance: Generator) {
    this.table = table;
    this.#chance = chance;
    this.#asked = () =>
      this.isStopped ||
      isOver(table.shown) ||
      (table.shown?.must.includes(table.seat as number) ?? false);
  }

  async run(): Promise<void> {
    for (;;) {
      await this.table.until(this.#asked);
      const { shown } = this.table;
      if (this.isStopped || isOver(shown)) return;
      const offers = offersOf(shown);
      const action = offers[this.#chance.below(offers.length)];
      if (action === undefined) throw new Error('asked, and offered nothing');
      const answer = await this.table.play(action);
      if (answer.kind === 'accepted') await this.#shownAt(answer.seq);
      this.moves += Number(answer.kind === 'accepted');
    }
  }

  #shownAt(seq: number): Promise<void> {
    return this.table.until(({ shown }) => this.isStopped || (shown?.seq ?? 0) >= seq);
  }

  stop(): void {
    this.isStopped = true;
    this.table.receive({ is: 'beat' }); // looks again
  }
}
