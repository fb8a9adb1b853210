// The store in a folder.
import { describe } from 'vitest';
import { keepsTheContract } from './contract.ts';
import { keepsPeople } from './people-contract.ts';
import { emptyFolder } from './places.ts';

describe('a store in a folder', () => {
  keepsTheContract(async () => ({ folder: emptyFolder() }));
  keepsPeople(async () => ({ folder: emptyFolder() }));
});
