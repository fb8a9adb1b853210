// The sounds as data: tones and the hiss of water.

export interface Note {
  readonly kind: 'sine' | 'triangle' | 'noise';
  /** Start and duration, in seconds. */
  readonly at: number;
  readonly long: number;
  /** In hertz, and where it slides to. */
  readonly pitch: number;
  readonly slide?: number;
  readonly loud: number;
  readonly attack?: number;
  /** The Q of the filter on the hiss: higher is narrower. */
  readonly narrow?: number;
}

export type Score = readonly Note[];

const tone = (at: number, pitch: number, long: number, loud: number): Note => ({
  kind: 'triangle',
  at,
  long,
  pitch,
  loud,
});

export const SCORES = {
  step: [
    { kind: 'sine', at: 0, long: 0.09, pitch: 170, slide: 90, loud: 0.7 },
    { kind: 'noise', at: 0, long: 0.06, pitch: 900, loud: 0.25 },
  ],
  shore: [
    { kind: 'noise', at: 0, long: 0.16, pitch: 420, slide: 260, loud: 0.7 },
    { kind: 'sine', at: 0.06, long: 0.14, pitch: 130, slide: 85, loud: 0.8 },
  ],
  card: [{ kind: 'noise', at: 0, long: 0.13, pitch: 2600, slide: 1200, loud: 0.5, narrow: 1.4 }],
  splash: [
    { kind: 'noise', at: 0, long: 0.5, pitch: 1500, slide: 420, loud: 0.8, attack: 0.04 },
    { kind: 'sine', at: 0.05, long: 0.18, pitch: 420, slide: 760, loud: 0.22 },
    { kind: 'sine', at: 0.17, long: 0.16, pitch: 520, slide: 900, loud: 0.14 },
  ],
  sink: [
    { kind: 'noise', at: 0, long: 1.3, pitch: 700, slide: 110, loud: 0.9, attack: 0.15 },
    { kind: 'sine', at: 0, long: 1.2, pitch: 150, slide: 46, loud: 0.9, attack: 0.1 },
    { kind: 'sine', at: 0.7, long: 0.2, pitch: 260, slide: 520, loud: 0.18 },
    { kind: 'sine', at: 0.9, long: 0.2, pitch: 300, slide: 620, loud: 0.12 },
  ],
  rise: [
    { kind: 'noise', at: 0, long: 1.1, pitch: 200, slide: 1400, loud: 0.6, attack: 0.6 },
    { kind: 'triangle', at: 0.05, long: 0.5, pitch: 196, loud: 0.4, attack: 0.08 },
    { kind: 'triangle', at: 0.45, long: 0.65, pitch: 233, loud: 0.45, attack: 0.08 },
  ],
  treasure: [
    tone(0, 523, 0.5, 0.4),
    tone(0.1, 659, 0.5, 0.4),
    tone(0.2, 784, 0.6, 0.4),
    tone(0.32, 1047, 0.9, 0.45),
  ],
  lift: Array.from(
    { length: 9 },
    (_none, nth): Note => ({
      kind: 'noise',
      at: nth * 0.085,
      long: 0.075,
      pitch: 240 + nth * 22,
      loud: 0.55,
    }),
  ),
  turn: [tone(0, 587, 0.35, 0.35), tone(0.14, 880, 0.6, 0.35)],
  end: [tone(0, 392, 0.7, 0.35), tone(0.18, 494, 0.7, 0.3), tone(0.36, 587, 1.2, 0.35)],
} satisfies Readonly<Record<string, Score>>;

export type SoundName = keyof typeof SCORES;
