// An emblem is what its name says.
import { emblemOf } from '@tidetable/board/look/seats.ts';
import { expect, it } from 'vitest';
import { EMBLEMS } from '../../public.ts';

it('each captain has the animal it is called after', () => {
  for (const [seat, animal] of EMBLEMS.entries()) expect(emblemOf(seat)).toContain(animal);
});
