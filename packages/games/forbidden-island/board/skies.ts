// The sky above each tile.
import { short } from './strokes.ts';

export const SKIES = {
  none: '',
  sun: `M74 20a8 8 0 1 0 16 0a8 8 0 1 0 -16 0${rays(82, 20, 11, 16)}`,
  moon: 'M84 10a10 10 0 1 0 8 15a8 8 0 1 1 -8 -15Z',
  stars: [
    [18, 16],
    [80, 14],
    [90, 30],
    [12, 36],
    [64, 9],
  ]
    .map(([x = 0, y = 0]) => `M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5`)
    .join(''),
  clouds:
    'M8 26q2 -7 9 -5q4 -7 11 -2q7 -1 7 7ZM66 18q2 -6 8 -4q4 -6 10 -1q7 -1 7 5ZM12 30h20M72 22h14',
  birds: 'M64 16q4 -5 7 0q4 -5 7 0M80 25q3 -4 5 0q3 -4 5 0M74 34q3 -3 4 0q3 -3 4 0',
  mist: 'M6 20q10 -5 20 0t20 0M50 14q9 -5 18 0t18 0M60 28q9 -4 17 0t17 0M4 38q8 -4 16 0t14 0',
  smoke: 'M52 20c-6 -4 6 -7 0 -12c-4 -4 4 -6 2 -10M58 18c-4 -4 5 -6 1 -11',
} as const;

export type Sky = keyof typeof SKIES;

function rays(x: number, y: number, near: number, far: number): string {
  return Array.from({ length: 12 }, (_none, nth) => {
    const [dx, dy] = [Math.cos((nth * Math.PI) / 6), Math.sin((nth * Math.PI) / 6)];
    return `M${short(x + dx * near)} ${short(y + dy * near)}L${short(x + dx * far)} ${short(y + dy * far)}`;
  }).join('');
}
