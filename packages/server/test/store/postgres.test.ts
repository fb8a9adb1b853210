// The store in PostgreSQL.
import { afterAll, beforeAll, describe } from 'vitest';
import { keepsTheContract } from './contract.ts';
import { Postgres } from './places.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres?.stop());

describe('a store in PostgreSQL', () => {
  keepsTheContract(async () => ({ url: await postgres.emptyDatabase() }));
});
