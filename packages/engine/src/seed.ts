// The table's secret: 256 bits, kept until the game is over, committed to before it begins.
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
  return isSeed(text) ? text : bytesToHex(sha256(utf8ToBytes(`tidetable seed ${text}`)));
}

export function bytesOfSeed(seed: Seed): Uint8Array {
  return hexToBytes(seed);
}

/** What may be shown before the game begins: it fixes the seed and tells nothing of it. */
export function commitmentTo(seed: Seed): string {
  return bytesToHex(sha256(utf8ToBytes(`tidetable commitment ${seed}`)));
}
