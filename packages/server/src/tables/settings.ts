// How a table is run, beside its game's own options.
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
  /** How long a seat may make the others wait before what cannot be taken back; 0 for not at all. */
  readonly holdSeconds: number;
}

const USUAL: Settings = {
  pace: { kind: 'untimed' },
  undo: 'free',
  atZero: 'nothing',
  leaver: 'wait',
  holdSeconds: 20,
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
  holdSeconds: whole(0, 600),
});

/** Settings from untrusted data: what is not said is as usual. */
export function readSettings(input: unknown): Settings {
  return readAll({ ...USUAL, ...plainObject(input ?? {}, 'settings') }, 'settings');
}
