// An emblem is what its name says.
import { expect, it } from 'vitest';
import { emblemOfShip } from '../../board/looks.ts';
import { shipName } from '../../public.ts';

it('each ship has the bird it is called after', () => {
  const ships = [0, 1, 2, 3].map((seat) => `${shipName(seat)}: ${emblemOfShip(seat)}`);
  expect(ships).toEqual(['Gull: seagull', 'Heron: heron', 'Osprey: eagle-head', 'Tern: tern']);
});
