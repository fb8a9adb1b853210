// The store in memory, as far as tests rely on it.
import { describe } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import { keepsTime } from './time-contract.ts';

describe('a store in memory', () => {
  keepsTime(async () => new MemoryStore());
});
