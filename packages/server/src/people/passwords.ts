// Passwords, hashed by scrypt: expensive on purpose, so never more than two at a time.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Busy } from '../errors.ts';
import { ConcurrencyLimit, QueueFull } from '../limits/concurrency-limit.ts';

interface Cost {
  /** As a power of two. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB and about a quarter of a second. A password stored at another cost is checked at that one. */
const COST: Cost = { n: 15, r: 8, p: 3 };
const BYTES = 32;

const limit = new ConcurrencyLimit(2, 64);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derived(password, salt, COST);
  return `scrypt$${COST.n}$${COST.r}$${COST.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Matches no password, and takes as long to check as any other. */
const NOBODYS = `scrypt$${COST.n}$${COST.r}$${COST.p}$${randomBytes(16).toString('base64')}$${randomBytes(BYTES).toString('base64')}`;

/** Whether it is the stored password; for null the answer is no, and takes as long. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, n, r, p, salt = '', key = ''] = (stored ?? NOBODYS).split('$');
  if (kind !== 'scrypt') throw new Error(`a password stored as ${kind}`);
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  const found = await derived(password, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(found, Buffer.from(key, 'base64'));
}

async function derived(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** n;
  const options = { N, r, p, maxmem: 256 * N * r };
  const work = (): Promise<Buffer> =>
    new Promise((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) =>
        error === null ? resolve(key) : reject(error),
      ),
    );
  try {
    return await limit.run(work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new Busy('busy', 'Too many are logging in just now: try again in a moment.');
  }
}
