// Pairs of tables that differ only in what one viewer may not know, in two stores that are alike in all else.
import {
  attempt,
  type Core,
  canonical,
  commitmentTo,
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  Match,
  type Seat,
  seedFrom,
  type Viewer,
  write,
} from '@tidetable/engine';
import { hashOf } from '../../src/people/tokens.ts';
import type { Store, TableRow } from '../../src/store/store.ts';
import { newTable } from '../../src/tables/new-table.ts';
import { judgePlay, openingPosition, type Position } from '../../src/tables/position.ts';
import { emptySeat } from '../../src/tables/seating.ts';
import { TableSetup } from '../../src/tables/table-setup.ts';
import { RULES, TITLES } from '../tables/kit.ts';

const LONG_AGO = 1_763_000_000_000;

/** Everybody who sits somewhere, by seat; the fifth watches, and the last four sit with bots. */
export const tokenOf = (seat: number): string => `token-${seat}-${'x'.repeat(40)}`;

/** Both worlds of one pair, known to the test in full. */
export interface Pair {
  readonly viewer: Viewer;
  readonly game: Game;
  readonly rows: readonly [TableRow, TableRow];
  readonly differ: boolean;
  /** Whether the viewer's seat is held by a bot, and asked at once. */
  readonly isBot: boolean;
}

export async function layPeople(store: Store): Promise<void> {
  for (let nth = 0; nth < 9; nth++) {
    const id = `person-${nth}`;
    const [since, lastSeen] = [LONG_AGO, Date.now()];
    await store.addPerson({ id, name: id, kind: 'guest', since, login: null, banned: false });
    await store.addSession({
      tokenHash: hashOf(tokenOf(nth)),
      person: id,
      since,
      lastSeen,
      label: '',
    });
  }
}

/** For every title and viewer one pair from this round's game, and one with a bot at the seat that is asked. */
export function pairsOf(round: number): Pair[] {
  return TITLES.flatMap((title) => {
    const game = RULES.newest(title.game) as Game;
    const state = someState(game, title, round);
    if (state === null) return [];
    const asked = itemAt(deciders(game, state).must, 0);
    const viewers = [0, 1, 2, 3, 'spectator'] as const;
    const name = `${title.title.replaceAll(' ', '')}-${round}`;
    return [
      ...viewers.map((viewer) => pairOf(game, state, viewer, `${name}-${viewer}`, false)),
      pairOf(game, state, asked, `${name}-bot`, true),
    ];
  });
}

function someState(
  game: Game,
  { title, seats, options }: (typeof TITLES)[number],
  round: number,
): Core | null {
  const chance = new Generator(round + 1);
  const match = Match.start(game, { seats, seed: seedFrom(`${title} ${round}`), options });
  for (let left = chance.below(80); left > 0 && match.state.outcome === null; left--) {
    const seat = itemAt(match.deciders.must, 0);
    const actions = match.legal(seat);
    match.play(seat, actions[chance.below(actions.length)] as { type: string });
  }
  return match.state.outcome === null ? match.state : null;
}

function pairOf(game: Game, state: Core, viewer: Viewer, id: string, isBot: boolean): Pair {
  const imagined = game.imagine(game.view(state, viewer), new Generator(id.length * 7919));
  const isPublic = !isBot; // they move on by themselves, and would show up in lists at any moment
  const rows = [
    { ...rowOf(game, state, id), isPublic },
    { ...rowOf(game, imagined, id), isPublic },
  ] as const;
  return { viewer, game, rows, differ: rows[0].opening !== rows[1].opening, isBot };
}

function rowOf(game: Game, state: Core, id: string): TableRow {
  const seed = seedFrom('both worlds');
  const spec = { game: game.id, seats: state.seats, options: state.options, isPublic: true };
  const fresh = newTable(RULES, spec, 'person-4', LONG_AGO);
  return {
    ...fresh,
    id,
    seed,
    commitment: commitmentTo(seed),
    opening: canonical(state),
    status: 'playing',
  };
}

export async function layTable(
  store: Store,
  { viewer, isBot }: Pair,
  row: TableRow,
): Promise<void> {
  const sittings = Array.from({ length: row.seats }, (_none, seat) =>
    isBot && seat === viewer
      ? { ...emptySeat(row.id, seat), bot: 'bosun' }
      : { ...emptySeat(row.id, seat), person: `person-${isBot ? seat + 5 : seat}` },
  );
  await store.addTable(row, sittings);
}

/** Where both worlds of a pair stand. */
export class Standing {
  readonly #setup: readonly [TableSetup, TableSetup];
  #positions: readonly [Position, Position];
  readonly #viewer: Viewer;
  readonly #chance: Generator;

  constructor({ game, rows, viewer }: Pair) {
    this.#setup = [new TableSetup(rows[0], game), new TableSetup(rows[1], game)];
    this.#positions = [openingPosition(this.#setup[0]), openingPosition(this.#setup[1])];
    this.#viewer = viewer;
    this.#chance = new Generator(rows[0].id.length + 31);
  }

  get seq(): number {
    return this.#positions[0].seq;
  }

  /** An action that is possible in both worlds and tells the viewer nothing; null if there is none. */
  commonMove(): { readonly seat: Seat; readonly action: string } | null {
    const [here, there] = this.#positions;
    const { game } = this.#setup[0];
    const { must, may } = deciders(game, here.state);
    const moves = [...must, ...may].flatMap((seat) => {
      const other = new Set(legal(game, there.state, seat).map(write));
      return legal(game, here.state, seat)
        .filter((action) => other.has(write(action)))
        .map((action) => ({ seat, action }));
    });
    const move = moves[this.#chance.below(moves.length || 1)];
    if (move === undefined) return null;
    const { seat, action } = move;
    const tells = this.#setup.some((setup, world) => {
      const { state, ply } = itemAt(this.#positions, world);
      const tried = attempt(game, state, seat, action, setup.chanceOf(ply + 1));
      return !tried.ok || this.#isTold(tried.disclosed);
    });
    if (tells) return null;
    this.#positions = this.#positions.map((position, world) => {
      const judged = judgePlay(itemAt(this.#setup, world), position, seat, action);
      if (!judged.ok) throw new Error(judged.refusal.message);
      return judged.position;
    }) as unknown as readonly [Position, Position];
    return { seat, action: write(action) };
  }

  #isTold(disclosed: number): boolean {
    return this.#viewer === 'spectator'
      ? disclosed === -1
      : (disclosed & (1 << this.#viewer)) !== 0;
  }
}
