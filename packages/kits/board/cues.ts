// How an event is shown and heard: one typed table per game, so that no kind of event is forgotten.
import type { GameEvent } from '@tidetable/engine';
import type { Spot } from './board.ts';
import type { IconName } from './look/icon-names.ts';
import type { SoundName } from './sound/sounds.ts';

/** What is drawn over a spot while an event is shown. */
export type Mark = 'glow' | 'splash' | 'sink' | 'strike' | 'sparkle' | 'lift-off';

export interface Cue {
  /** Duration in beats of the chosen pace; 0 for none. */
  readonly beats: number;
  /** Held for reading: a key or a touch ends it. */
  readonly isHeld?: true;
  /** It answers what was asked: the prompt tells it until the next question. */
  readonly isVerdict?: true;
  readonly sound?: SoundName;
  readonly mark?: Mark;
  /** Where it happens. */
  readonly at?: readonly Spot[];
  /** Something that flies from one place to another. */
  readonly flight?: {
    readonly icon: IconName;
    readonly from: Spot;
    readonly to: Spot;
    /** A class that sets its colours. */
    readonly look?: string;
  };
}

type OfKind<E extends GameEvent, K> = E extends GameEvent
  ? K extends E['type']
    ? E
    : never
  : never;

export type Cues<E extends GameEvent, V> = {
  readonly [K in E['type']]: (event: OfKind<E, K>, view: V) => Cue;
};

export const AT_ONCE: Cue = { beats: 0 };

export function cueFrom<E extends GameEvent, V>(
  cues: Cues<E, V>,
): (event: GameEvent, view: V) => Cue {
  const table = cues as unknown as Readonly<
    Record<string, ((event: GameEvent, view: V) => Cue) | undefined>
  >;
  return (event, view) => table[event.type]?.(event, view) ?? AT_ONCE;
}
