// The words on the picture of a finished game.
import { expect, it } from 'vitest';
import { fitted } from '../src/frame/endings/picture.ts';

const SIX =
  'Bosun 5 wins with 10 points; Bosun 2 with 8, Bosun 1 with 7, Bosun 4 with 4, Anna with 1 and Bosun 3 with 1.';

it('tells a result of six players to its end, in smaller letters', () => {
  const { size, lines } = fitted(SIX);
  expect(lines.join(' ')).toBe(SIX);
  expect(size).toBeLessThan(fitted('Anna wins with 10 points.').size);
  expect(size).toBeGreaterThan(24);
});

it('keeps a bot’s name on one line', () => {
  const { lines } = fitted('Anna and Bosun 2 win with 11 + 5; Bosun 1 with 7.');
  expect(lines.join('\n')).not.toMatch(/Bosun\n/);
});
