// How a table is run, besides its game's own options.
import { reading } from '@tidetable/engine';

/** How much time a seat has; all times are in seconds. */
export type Pace =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'per-move'; readonly time: number };

const UNDO = ['free', 'consent'] as const;
const AT_ZERO = ['nothing', 'stand-in', 'bot', 'loss'] as const;
const LEAVER = ['wait', 'bot', 'stand-in'] as const;

export interface Settings {
  readonly pace: Pace;
  /** Whether the others are asked before something is taken back. */
  readonly undo: (typeof UNDO)[number];
  /** What happens to a seat whose time is up. */
  readonly atZero: (typeof AT_ZERO)[number];
  /** Who plays for a person who has left. */
  readonly leaver: (typeof LEAVER)[number];
}

const USUAL: Settings = {
  pace: { kind: 'untimed' },
  undo: 'free',
  atZero: 'nothing',
  leaver: 'wait',
};

const { oneOf, plainObject, shape, variants, whole } = reading;

const YEAR = 366 * 24 * 60 * 60;
const kind = oneOf(['untimed', 'live', 'per-move']);
const readPace = variants<Pace>('kind', {
  untimed: shape({ kind }) as reading.Reader<Pace>,
  live: shape({ kind, bank: whole(1, YEAR), increment: whole(0, YEAR) }) as reading.Reader<Pace>,
  'per-move': shape({ kind, time: whole(1, YEAR) }) as reading.Reader<Pace>,
});
const readAll = shape({
  pace: readPace,
  undo: oneOf(UNDO),
  atZero: oneOf(AT_ZERO),
  leaver: oneOf(LEAVER),
});

/** Settings from untrusted data: what is not said is as usual. */
export function readSettings(input: unknown): Settings {
  // `holdSeconds` was a setting until version 3 of the store.
  const { holdSeconds: _hold, ...said } = plainObject(input ?? {}, 'settings');
  return readAll({ ...USUAL, ...said }, 'settings');
}
