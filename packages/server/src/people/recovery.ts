// A code to write down: with it a forgotten password is replaced, once.
import { randomBytes } from 'node:crypto';
import { hashOf } from './tokens.ts';

/** Without letters that look like digits (Crockford). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 100 bits, as `XXXXX-XXXXX-XXXXX-XXXXX`. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(20)].map((byte) => LETTERS[byte % LETTERS.length]);
  return [0, 5, 10, 15].map((from) => letters.slice(from, from + 5).join('')).join('-');
}

/** However it was typed. */
export function hashOfCode(code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return hashOf(plain);
}
