// The landscapes behind the icons, in the style of an engraving: outlines, shaded slopes and hatching.
import { short } from './strokes.ts';

/** Fine lines, and shaded areas. */
export interface Drawing {
  readonly lines: string;
  readonly shades: string;
}

type Chance = () => number;
export type Terrain = (next: Chance) => Drawing;

const from = (low: number, high: number, next: Chance): number => low + next() * (high - low);
const times = <T>(count: number, draw: (nth: number) => T): readonly T[] =>
  Array.from({ length: count }, (_none, nth) => draw(nth));
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

function merged(drawings: readonly Drawing[]): Drawing {
  return {
    lines: drawings.map(({ lines }) => lines).join(''),
    shades: drawings.map(({ shades }) => shades).join(''),
  };
}

/** A mountain, shaded on the right. */
function peak(x: number, base: number, high: number, wide: number): Drawing {
  const top = base - high;
  const hatching = times(7, (nth) => {
    const down = (nth + 1) / 8;
    return `M${at(x + wide * down, top + high * down)}L${at(x + wide * down * 0.55 - 1, top + high * Math.min(1, down + 0.3))}`;
  });
  return {
    lines: `M${at(x - wide, base)}L${at(x, top)}L${at(x + wide, base)}M${at(x, top)}l-2 7l3 5l-3 7${hatching.join('')}`,
    shades: `M${at(x, top)}L${at(x + wide, base)}H${short(x - 2)}l3 -${short(high / 2)}Z`,
  };
}

export const peaks: Terrain = (next) =>
  merged([
    peak(from(14, 24, next), 72, from(30, 46, next), from(20, 26, next)),
    peak(from(74, 86, next), 70, from(34, 52, next), from(20, 28, next)),
    peak(from(44, 56, next), 74, from(20, 30, next), from(16, 22, next)),
  ]);

/** Rows of dunes, dotted in the lee. */
export const dunes: Terrain = (next) =>
  merged(
    times(4, (nth) => {
      const y = 46 + nth * 11;
      const shift = from(-24, 0, next);
      const crest = `M${at(shift, y)}q18 -15 36 -2t38 -3t42 -1t40 0`;
      const dots = times(9, (dot) => `M${at(shift + 10 + dot * 13, y + from(2, 7, next))}h1.4`);
      return {
        lines: `${crest}${dots.join('')}`,
        shades: nth % 2 === 0 ? `${crest}v30h-160Z` : '',
      };
    }),
  );

function conifer(x: number, y: number, high: number): Drawing {
  const w = high * 0.36;
  return {
    lines: `M${at(x, y - high)}l${short(-w)} ${short(high * 0.8)}h${short(2 * w)}ZM${at(x, y - high * 0.2)}v${short(high * 0.2)}M${at(x + w * 0.3, y - high * 0.6)}v${short(high * 0.35)}`,
    shades: `M${at(x, y - high)}l${short(w)} ${short(high * 0.8)}h${short(-w)}Z`,
  };
}

export const woods: Terrain = (next) =>
  merged([
    hillside(62, next),
    ...times(9, (nth) =>
      conifer(4 + nth * 11.5 + from(-2, 2, next), from(60, 74, next), from(13, 21, next)),
    ),
  ]);

function hillside(y: number, next: Chance): Drawing {
  const line = `M-4 ${short(y)}q${at(from(18, 30, next), from(-20, -10, next))} 52 -3t58 -2`;
  return { lines: line, shades: `${line}V104H-4Z` };
}

const tuft = (x: number, y: number): string =>
  `M${at(x, y)}l-2.4 -5M${at(x, y)}v-6.4M${at(x, y)}l2.4 -5`;

export const meadow: Terrain = (next) =>
  merged([
    hillside(from(44, 54, next), next),
    hillside(from(60, 68, next), next),
    {
      lines: times(10, () => tuft(from(4, 96, next), from(58, 80, next))).join(''),
      shades: '',
    },
  ]);

export const marsh: Terrain = (next) =>
  merged([
    {
      lines: times(
        15,
        () => `M${at(from(0, 84, next), from(46, 84, next))}h${short(from(5, 17, next))}`,
      ).join(''),
      shades: 'M-4 60q26 -7 52 0t56 0V104H-4Z',
    },
    {
      lines: times(6, (nth) => {
        const [x, y] = [nth < 3 ? from(4, 24, next) : from(78, 96, next), from(60, 76, next)];
        return `${tuft(x, y)}M${at(x, y - 6)}v-7`;
      }).join(''),
      shades: '',
    },
  ]);

/** A steep coast on the left, open sea on the right. */
export const cliffs: Terrain = (next) => {
  const edge = 'M-4 40l14 -4l9 3l8 -3l5 9l-2 10l5 8l-3 10l6 9';
  const hatching = times(
    11,
    (nth) =>
      `M${at(2 + nth * 3.2, 44 + (nth > 7 ? (nth - 7) * 5 : 0))}v${short(from(7, 24, next))}`,
  );
  const waves = times(
    3,
    (nth) => `M${at(46 + nth * 4, 62 + nth * 8)}q5 -4 10 0t10 0t10 0t10 0t10 0`,
  );
  return {
    lines: `${edge}${hatching.join('')}${waves.join('')}M52 52H104`,
    shades: `${edge}V104H-4Z`,
  };
};

/** Old walls, course upon course. */
export const walls: Terrain = (next) => {
  const courses = times(4, (row) => {
    const y = 52 + row * 7;
    const joints = times(
      8,
      (nth) => `M${at(nth * 14 + (row % 2) * 7 + from(-1.5, 1.5, next), y)}v7`,
    );
    return `M-4 ${y}H104${joints.join('')}`;
  });
  const broken = 'M-4 45h8v4h9v-5h11v8H76v-7h9v-4h10v5h9';
  return { lines: `${broken}${courses.join('')}M-4 80H104`, shades: `${broken}V80H-4Z` };
};

export const lagoon: Terrain = (next) =>
  merged([
    hillside(50, next),
    {
      lines: `M6 70q10 -12 44 -12t44 12q-8 11 -44 11t-44 -11Z${times(6, (nth) => `M${at(from(16, 44, next), 63 + nth * 3)}h${short(from(14, 34, next))}`).join('')}`,
      shades: 'M6 70q10 -12 44 -12t44 12q-8 11 -44 11t-44 -11Z',
    },
  ]);

/** Boulders, shaded on one side. */
export const crags: Terrain = (next) =>
  merged(
    times(7, (nth) => {
      const [x, y] = [nth * 16 + from(-6, 4, next), from(62, 80, next)];
      const [w, h] = [from(9, 15, next), from(12, 30, next)];
      const hatching = times(
        5,
        (line) => `M${at(x + w * 0.5 + line * 1.9, y - h * 0.75 + line * 2)}v${short(h * 0.55)}`,
      );
      return {
        lines: `M${at(x - w, y)}l${short(w * 0.4)} ${short(-h * 0.8)}l${short(w * 0.6)} ${short(-h * 0.2)}l${short(w * 0.7)} ${short(h * 0.4)}l${short(w * 0.3)} ${short(h * 0.6)}${hatching.join('')}`,
        shades: `M${at(x, y - h)}l${short(w * 0.7)} ${short(h * 0.4)}l${short(w * 0.3)} ${short(h * 0.6)}h${short(-w)}Z`,
      };
    }),
  );
