// Well-formed actions that are not on offer, sent to the engine in random games of every kind.
import { Generator, itemAt } from '@tidetable/engine';
import { EngineProcess, type Refused } from './engine-process.ts';

export interface Tried {
  readonly game: string;
  readonly options: object;
  readonly ply: number;
  readonly step: string;
  readonly seat: number;
  readonly action: { readonly type: string };
  /** What this seat saw. */
  readonly view: object;
  readonly refused: Refused;
}

/** Whether a refusal only says what is asked instead, and of whom: without a rule and a fact about the action itself. */
export function isPendingOnly({ refused: { code, reason } }: Tried): boolean {
  return (code === 'not-offered' || code === 'not-asked') && reason === undefined;
}

export interface Trial {
  readonly tried: readonly Tried[];
  /** Games that do not say yet what a well-formed action is. */
  readonly skipped: readonly string[];
}

interface GameShown {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionShown>>;
}

interface OptionShown {
  readonly kind: string;
  readonly default: unknown;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

type Detail = string | number | boolean;
type Forms = Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly values: readonly Detail[]; readonly optional?: true }>>
  >
>;

interface Position {
  readonly state: {
    readonly seats: number;
    readonly options: object;
    readonly agenda: readonly { readonly step: string }[];
  };
  readonly ply: number;
}

type Offers = readonly { readonly action: { readonly type: string } }[];
interface Menu {
  readonly actions: Offers;
  readonly barred: Offers;
  readonly open: Offers;
}

/** Plies after which another game is begun: later ones bring little that is new. */
const LONGEST = 400;
/** A step is tried at every occasion until it was tried so often, and then now and then. */
const OFTEN = 12;
const SELDOM = 10;

/** Spreads the tries evenly over the games that can be tried. */
export async function tryRefusals(count: number, seed: number): Promise<Trial> {
  const engine = new EngineProcess();
  try {
    const { games } = await engine.tell<{ games: readonly GameShown[] }>('games');
    const chance = new Generator(seed);
    const skipped: string[] = [];
    const able: GameShown[] = [];
    for (const game of games) {
      await engine.tell('new', { game: game.id, seats: game.seats.min, seed });
      const { forms } = await engine.tell<{ forms: Forms | null }>('actions');
      if (forms === null) skipped.push(game.id);
      else able.push(game);
    }
    const tried: Tried[] = [];
    for (const [index, game] of able.entries()) {
      const share = Math.round(((index + 1) * count) / able.length) - tried.length;
      tried.push(...(await new Trier(engine, game, chance).tries(share)));
    }
    return { tried, skipped };
  } finally {
    engine.close();
  }
}

class Trier {
  readonly #engine: EngineProcess;
  readonly #game: GameShown;
  readonly #chance: Generator;
  readonly #tried: Tried[] = [];
  readonly #bySteps = new Map<string, number>();
  #begun = 0;

  constructor(engine: EngineProcess, game: GameShown, chance: Generator) {
    this.#engine = engine;
    this.#game = game;
    this.#chance = chance;
  }

  async tries(count: number): Promise<readonly Tried[]> {
    while (this.#tried.length < count) await this.#play(count);
    return this.#tried;
  }

  /** One random game, or the first part of it. */
  async #play(count: number): Promise<void> {
    await this.#begin();
    for (let ply = 0; ply < LONGEST && this.#tried.length < count; ply++) {
      const { must } = await this.#engine.tell<{ must: readonly number[] }>('deciders');
      if (must.length === 0) return;
      const seat = this.#pick(must);
      await this.#tryHere(seat);
      await this.#move(seat);
    }
  }

  async #begin(): Promise<void> {
    const { id, seats, options } = this.#game;
    this.#begun += 1;
    const setting = {
      game: id,
      seats: seats.min + this.#chance.below(seats.max - seats.min + 1),
      seed: `refusals ${this.#begun}`,
    };
    const varied = Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, this.#value(option)]),
    );
    const begun = await this.#engine.ask('new', { ...setting, options: varied });
    // Not all options go together.
    if (!begun.ok) await this.#engine.tell('new', setting);
  }

  /** Most options as usual, so that many of the varied go together. */
  #value({ kind, choices = [], min = 0, max = 0, default: usual }: OptionShown): unknown {
    if (kind === 'list' || this.#chance.below(3) > 0) return usual;
    if (kind === 'flag') return this.#chance.below(2) === 0;
    if (kind === 'choice') return this.#pick(choices);
    return min + this.#chance.below(Math.min(max - min + 1, 100));
  }

  async #tryHere(decider: number): Promise<void> {
    const { state, ply } = await this.#engine.tell<Position>('state');
    const { step } = state.agenda.at(-1) as { step: string };
    const before = this.#bySteps.get(step) ?? 0;
    if (before >= OFTEN && this.#chance.below(SELDOM) > 0) return;
    const { forms } = await this.#engine.tell<{ forms: Forms }>('actions');
    // Most tries are of the seat that decides.
    const isOther = this.#chance.below(6) === 0;
    const seat = isOther ? this.#chance.below(state.seats) : decider;
    const action = this.#wellFormed(forms, await this.#kinds(forms, seat));
    if (action === null) return;
    const { allowed } = await this.#engine.tell<{ allowed: boolean }>('why', { seat, action });
    if (allowed) return;
    const { view } = await this.#engine.tell<{ view: object }>('view', { seat });
    const answer = await this.#engine.ask('play', { seat, action });
    if (answer.ok) throw new Error(`played, though it was not allowed: ${JSON.stringify(action)}`);
    const { options } = state;
    const game = this.#game.id;
    this.#tried.push({ game, options, ply, step, seat, action, view, refused: answer.error });
    this.#bySteps.set(step, before + 1);
  }

  /** Every other time only such kinds as the menu of the seat names: the near misses. */
  async #kinds(forms: Forms, seat: number): Promise<readonly string[]> {
    const { actions, barred, open } = await this.#engine.tell<Menu>('menu', { seat });
    const named = [...actions, ...barred, ...open].map(({ action }) => action.type);
    const isAny = named.length === 0 || this.#chance.below(2) === 0;
    return isAny ? Object.keys(forms) : [...new Set(named)];
  }

  #wellFormed(forms: Forms, kinds: readonly string[]): { type: string } | null {
    const type = this.#pick(kinds);
    const action: Record<string, Detail> & { type: string } = { type };
    for (const [name, { values, optional }] of Object.entries(forms[type] ?? {})) {
      if (optional && this.#chance.below(2) === 0) continue;
      if (values.length === 0) return null;
      action[name] = this.#pick(values);
    }
    return action;
  }

  /** At random; where all is to be filled in, as a bot does. */
  async #move(seat: number): Promise<void> {
    const { actions } = await this.#engine.tell<{ actions: Offers }>('legal', { seat });
    const { action } =
      actions.length > 0
        ? this.#pick(actions)
        : await this.#engine.tell<{ action: object }>('choose', { seat, bot: 'bosun' });
    await this.#engine.tell('play', { seat, action });
  }

  #pick<T>(among: readonly T[]): T {
    return itemAt(among, this.#chance.below(among.length));
  }
}
