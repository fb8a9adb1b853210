// The table's secret: 256 bits, kept until the game is over, committed to before it begins; and what the seats add to it.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 64 lower-case hexadecimal digits. */
export type Seed = string;

const SEED = /^[0-9a-f]{64}$/;

export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && SEED.test(text);
}

/** Any text makes a seed; 64 hexadecimal digits are taken as they are. */
export function seedFrom(text: string): Seed {
  return isSeed(text) ? text : digest(`tidetable seed ${text}`);
}

export function bytesOfSeed(seed: Seed): Uint8Array {
  return hexToBytes(seed);
}

/** What may be shown before the game begins: it fixes the seed and tells nothing of it. */
export function commitmentTo(seed: Seed): string {
  return digest(`tidetable commitment ${seed}`);
}

/** What each seat has added to the chance of its table; null for a seat that added nothing. */
export type Contributions = readonly (string | null)[];

/**
 * The seed of play. No contributor can foresee it, because the table's own seed is secret; those who know that seed are
 * committed to it. Contributions are hashed, so that no two lists mix to the same text.
 */
export function mixed(seed: Seed, contributions: Contributions = []): Seed {
  if (contributions.every((given) => given === null)) return seed;
  const parts = contributions.map((given) => (given === null ? '-' : digest(given)));
  return digest(`tidetable mixed ${[seed, ...parts].join(' ')}`);
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
