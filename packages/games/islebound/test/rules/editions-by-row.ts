// Every difference between retail and prototype, in both editions.
import './editions-pieces.ts';
import './editions-visits.ts';
import './editions-actions.ts';
import './editions-renown.ts';
import './editions-end.ts';
import { describe } from 'vitest';
import { everyRowIsPlayed } from './editions-rows.ts';

describe('the comparison of retail and prototype', everyRowIsPlayed);
