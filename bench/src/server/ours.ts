// Our server as a contestant.

import { Generator } from '@tidetable/engine';
import { apply, type Json, type Shown } from '@tidetable/server';
import { type Contestant, many, type Running, SEATS } from './contestant.ts';
import { ServerProcess } from './server-process.ts';
import { type Heard, Table, type Talk } from './table.ts';
import { Wire } from './wire.ts';

/** Chosen first where they are offered, so that games go on for long. */
const PRUDENT = ['capture', 'shore-up', 'sandbags'];

class IslandTalk implements Talk {
  readonly #shown: (Shown | null)[] = [null, null, null, null];
  readonly #chance: Generator;

  constructor(seed: number) {
    this.#chance = new Generator(seed);
  }

  next(): { seat: number; text: string } | null {
    const seat = this.#shown[0]?.must[0];
    if (seat === undefined) return null;
    const { seq, menu } = this.#shown[seat] as Shown;
    const offers = Object.values(menu?.allowed ?? {}).flat();
    const prudent = offers.filter((offer) => PRUDENT.includes(offer.split(' ')[0] as string));
    const choices = prudent.length > 0 ? prudent : offers;
    const action = choices[this.#chance.below(choices.length)];
    return { seat, text: JSON.stringify({ request: `m-${seq}`, base: seq, action }) };
  }

  hear(seat: number, text: string): Heard {
    const heard = JSON.parse(text);
    if (heard.answer) {
      if (heard.answer.kind !== 'accepted') throw new Error(text);
      return { known: heard.answer.seq };
    }
    this.#shown[seat] = heard.shown ?? apply(heard.patch, this.#shown[seat] as unknown as Json);
    return { shown: (this.#shown[seat] as Shown).seq };
  }
}

class OurServer implements Running {
  readonly process: ServerProcess;
  #tables = 0;

  constructor(process: ServerProcess) {
    this.process = process;
  }

  prepare(tables: number): Promise<readonly Table[]> {
    return many(tables, () => this.#table());
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  async #table(): Promise<Table> {
    const { port } = this.process;
    const id = await (await fetch(`http://localhost:${port}/`)).text();
    const table = new Table(new IslandTalk(++this.#tables));
    const wires: Wire[] = [];
    for (const seat of SEATS) {
      let first = (): void => {};
      const shown = new Promise<void>((resolve) => {
        first = resolve;
      });
      wires.push(
        await Wire.open(`ws://localhost:${port}/?table=${id}&seat=${seat}`, (text) => {
          table.hear(seat, text);
          first();
        }),
      );
      await shown;
    }
    table.seat(wires);
    return table;
  }
}

function ours(name: string, storage: 'durable' | 'memory'): Contestant {
  return {
    name,
    start: async () => new OurServer(await ServerProcess.start('./ours-program.ts', [storage])),
  };
}

export const DURABLE = ours('Tidetable, durable', 'durable');
export const IN_MEMORY = ours('Tidetable, in memory', 'memory');
