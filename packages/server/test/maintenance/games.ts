// Stored games: real ones, of every title, that stop somewhere in the middle.
import { deciders, Generator, itemAt, legal, type Seat } from '@tidetable/engine';
import { openStore, type Place } from '../../src/store/open.ts';
import type { Store, TableRow } from '../../src/store/store.ts';
import { barrier, judgePlay, openingPosition, type Position } from '../../src/tables/position.ts';
import { TableSetup } from '../../src/tables/table-setup.ts';
import { begun, nameOf, RULES, TITLES } from '../tables/kit.ts';

/** A game that can be played on, move by move. */
export class Running {
  readonly row: TableRow;
  readonly #store: Store;
  readonly #setup: TableSetup;
  readonly #chance: Generator;
  position: Position;

  constructor(store: Store, row: TableRow, seed: number) {
    this.row = row;
    this.#store = store;
    this.#setup = new TableSetup(row, RULES.newest(row.game) as never);
    this.#chance = new Generator(seed);
    this.position = openingPosition(this.#setup);
  }

  get isOver(): boolean {
    return this.position.state.outcome !== null;
  }

  /** One move, with a snapshot if wanted. */
  async step(): Promise<void> {
    const { game } = this.#setup;
    const [seat] = deciders(game, this.position.state).must as [Seat];
    const offers = legal(game, this.position.state, seat);
    const action = offers[this.#chance.below(offers.length)] as never;
    const judged = judgePlay(this.#setup, this.position, seat, action);
    if (!judged.ok) throw new Error('an offer was refused');
    const { position } = judged;
    const { seq, hash } = position;
    const entry = { table: this.row.id, seq, request: `r${seq}`, at: seq, seat, hash };
    await this.#store.append({
      ...entry,
      kind: 'play',
      action: judged.action,
      rulesVersion: game.rulesVersion,
    });
    this.position = position;
  }

  async save(): Promise<void> {
    const { seq, ply, state } = barrier(this.position);
    if (seq === 0) return;
    const text = JSON.stringify(state);
    await this.#store.saveSnapshot({ table: this.row.id, seq, ply, state: text });
  }
}

/** Unfinished games of every title. */
export async function someGames(store: Store, count: number, moves: number): Promise<Running[]> {
  for (let seat = 0; seat < 4; seat++)
    await store.addPerson({
      id: nameOf(seat),
      name: `Ännchen ${seat}\u2028`,
      kind: 'guest',
      since: 1,
      login: null,
      banned: false,
    });
  const games: Running[] = [];
  for (let nth = 0; nth < count; nth++) {
    const title = itemAt(TITLES, nth % TITLES.length);
    games.push(new Running(store, await begun(store, title), nth));
  }
  await Promise.all(games.map((game, nth) => advance(game, 1 + ((nth * 7) % moves))));
  return games;
}

export async function advance(game: Running, moves: number): Promise<void> {
  for (let left = moves; left > 0 && !game.isOver; left--) await game.step();
  await game.save();
}

/** The hash after every entry of every game. */
export async function hashesIn(place: Place): Promise<Map<string, string[]>> {
  const store = await openStore(place);
  const hashes = new Map<string, string[]>();
  for await (const { id } of store.allTables())
    hashes.set(
      id,
      (await store.entries(id, 0)).map(({ hash }) => hash),
    );
  await store.close();
  return hashes;
}
