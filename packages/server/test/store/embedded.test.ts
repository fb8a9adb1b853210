// The store in a folder.
import { describe } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { keepsTheContract } from './contract.ts';
import { keepsPeople } from './people-contract.ts';
import { emptyFolder } from './places.ts';
import { keepsPresence } from './presence-contract.ts';
import { keepsTime } from './time-contract.ts';

describe('a store in a folder', () => {
  keepsTheContract(async () => ({ folder: emptyFolder() }));
  keepsPeople(async () => ({ folder: emptyFolder() }));
  keepsPresence(async () => ({ folder: emptyFolder() }));
  keepsTime(() => openStore({ folder: emptyFolder() }));
});
