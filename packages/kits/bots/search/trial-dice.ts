// Dice for trials that are compared: over the rounds each face comes up equally often, and a turn has the same dice however many were rolled before it.
import { Generator } from '@tidetable/engine';

const DIE = 6;
/** How many turns, and how many dice in each, are spread evenly. */
const TURNS = 3;
const DICE = 6;

/** The dice of six rounds at a time. */
export class TrialDice {
  readonly #seeds: readonly [number, number];
  readonly #faces: number[][] = [];
  #block = -1;

  constructor(seeds: readonly [number, number]) {
    this.#seeds = seeds;
  }

  of(round: number): RoundDice {
    const block = Math.floor(round / DIE);
    if (block !== this.#block) this.#deal(block);
    const faces = this.#faces.map((column) => column[round % DIE] as number);
    return new RoundDice([...this.#seeds, round], faces);
  }

  #deal(block: number): void {
    this.#block = block;
    const chance = new Generator(...this.#seeds, block, DIE);
    for (let column = 0; column < TURNS * DICE; column++) {
      const faces = Array.from({ length: DIE }, (_none, face) => face + 1);
      chance.shuffle(faces);
      this.#faces[column] = faces;
    }
  }
}

/** The dice of one round. */
export class RoundDice extends Generator {
  readonly #seeds: readonly [number, number, number];
  readonly #faces: readonly number[];
  #turn: Generator;
  #turns = 0;
  #rolled = 0;

  constructor(seeds: readonly [number, number, number], faces: readonly number[]) {
    super(...seeds);
    this.#seeds = seeds;
    this.#faces = faces;
    this.#turn = new Generator(...seeds, 1);
  }

  /** Switches to the dice of the next turn. */
  nextTurn(): void {
    this.#turns += 1;
    this.#rolled = 0;
    this.#turn = new Generator(...this.#seeds, this.#turns + 1);
  }

  override roll(sides: number): number {
    if (sides !== DIE || this.#turns >= TURNS || this.#rolled >= DICE)
      return this.#turn.roll(sides);
    const face = this.#faces[this.#turns * DICE + this.#rolled] as number;
    this.#rolled += 1;
    return face;
  }

  override below(limit: number): number {
    return this.#turn.below(limit);
  }

  override shuffle<T>(pile: T[]): void {
    this.#turn.shuffle(pile);
  }
}
