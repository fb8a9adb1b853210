// One PostgreSQL for all test files that need one.
import type { TestProject } from 'vitest/node';
import { Postgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its address. */
    readonly postgres?: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await Postgres.start();
  provide('postgres', postgres.address);
  return () => postgres.stop();
}
