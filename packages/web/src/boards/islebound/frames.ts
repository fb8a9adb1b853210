// What is being decided, and by whom.
import type { Frame, FrameOf, View } from '@tidetable/islebound/public';

export function onTop<K extends Frame['step']>(
  view: View,
  ...steps: readonly K[]
): FrameOf<K> | null {
  const frame = view.agenda.at(-1);
  return frame !== undefined && (steps as readonly string[]).includes(frame.step)
    ? (frame as FrameOf<K>)
    : null;
}

/** The seat whose turn it is. */
export function turnOf({ agenda }: View): number | null {
  const frame = agenda.find(
    ({ step }) => step === 'act' || step === 'end-turn' || step === 'turn' || step === 'move',
  );
  return frame !== undefined && 'seat' in frame ? frame.seat : null;
}
