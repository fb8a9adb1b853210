// The current decision, and who makes it.
import type { Frame, FrameOf, View } from '../public.ts';

export function onTop<K extends Frame['step']>(
  view: View,
  ...steps: readonly K[]
): FrameOf<K> | null {
  const frame = view.agenda.at(-1);
  return frame !== undefined && (steps as readonly string[]).includes(frame.step)
    ? (frame as FrameOf<K>)
    : null;
}

/** The seat whose turn it is: ports are chosen in turn, buildings drafted by all at once. */
export function turnOf(view: View): number | null {
  const ports = onTop(view, 'home-port');
  if (ports !== null) return ports.seat;
  if (onTop(view, 'draft') !== null) return null;
  const frame = view.agenda.find(
    ({ step }) => step === 'act' || step === 'end-turn' || step === 'turn' || step === 'move',
  );
  return frame !== undefined && 'seat' in frame ? frame.seat : null;
}
