// Chance is handed in: the state holds no generator, and every ply gets a source of its own.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOfSeed, type Seed } from './seed.ts';

export interface Chance {
  /** A whole number from 1 to `sides`. */
  roll(sides: number): number;
  /** Shuffles in place. A pile is drawn from its end. */
  shuffle<T>(pile: T[]): void;
}

/** xoshiro128** 1.1 (Blackman and Vigna, public domain): fast, and good enough for dice and playouts. */
export class Generator implements Chance {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(a: number, b = 0x9e3779b9, c = 0x243f6a88, d = 0xb7e15162) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#d = d | 0;
    for (let warmUp = 0; warmUp < 8; warmUp++) this.#next();
  }

  /** 32 random bits, as a signed number. */
  #next(): number {
    const product = Math.imul(this.#b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result;
  }

  roll(sides: number): number {
    return this.below(sides) + 1;
  }

  /** A whole number from 0 to `limit` − 1, each as likely as the others. */
  below(limit: number): number {
    if (limit <= 1) {
      if (limit === 1) return 0;
      throw new RangeError(`nothing to choose from: ${limit}`);
    }
    const unused = Math.clz32(limit - 1);
    let bits = this.#next() >>> unused;
    while (bits >= limit) bits = this.#next() >>> unused;
    return bits;
  }

  shuffle<T>(pile: T[]): void {
    for (let last = pile.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const held = pile[last] as T;
      pile[last] = pile[other] as T;
      pile[other] = held;
    }
  }
}

/** Derived on first use: most plies need none. */
class PlyChance implements Chance {
  readonly #seed: Seed;
  readonly #ply: number;
  #generator: Generator | undefined;

  constructor(seed: Seed, ply: number) {
    this.#seed = seed;
    this.#ply = ply;
  }

  roll(sides: number): number {
    return this.#derived().roll(sides);
  }

  shuffle<T>(pile: T[]): void {
    this.#derived().shuffle(pile);
  }

  #derived(): Generator {
    if (this.#generator === undefined) {
      const mac = hmac(sha256, bytesOfSeed(this.#seed), utf8ToBytes(`ply ${this.#ply}`));
      const words = new DataView(mac.buffer, mac.byteOffset);
      this.#generator = new Generator(
        words.getInt32(0),
        words.getInt32(4),
        words.getInt32(8),
        words.getInt32(12),
      );
    }
    return this.#generator;
  }
}

/** HMAC-SHA-256 of the ply number under the table's seed: one ply's dice tell nothing of another's. */
export function chanceOfPly(seed: Seed, ply: number): Chance {
  return new PlyChance(seed, ply);
}

/** The next rolls, and what the next shuffles put on top, first drawn first. */
export interface Rig {
  readonly rolls?: readonly number[];
  readonly order?: readonly unknown[];
}

/** Uses up the rig, then falls back on chance. */
export class RiggedChance implements Chance {
  readonly #chance: Chance;
  readonly #rolls: number[];
  readonly #order: unknown[];

  constructor(chance: Chance, rig: Rig) {
    this.#chance = chance;
    this.#rolls = [...(rig.rolls ?? [])];
    this.#order = [...(rig.order ?? [])];
  }

  /** The unused part of the rig. */
  get left(): Rig {
    return { rolls: this.#rolls, order: this.#order };
  }

  roll(sides: number): number {
    const next = this.#rolls[0];
    if (next === undefined) return this.#chance.roll(sides);
    if (next > sides) throw new RangeError(`a rigged roll of ${next} on a die with ${sides} sides`);
    this.#rolls.shift();
    return next;
  }

  shuffle<T>(pile: T[]): void {
    this.#chance.shuffle(pile);
    const onTop: T[] = [];
    for (const wanted of [...this.#order]) {
      const found = pile.indexOf(wanted as T);
      if (found < 0) continue;
      onTop.unshift(...pile.splice(found, 1));
      this.#order.splice(this.#order.indexOf(wanted), 1);
    }
    pile.push(...onTop);
  }
}
