// The coach: one line at a time, and a finger that points at its subject.
import { useComputed, useSignal } from '@preact/signals';
import { type Hint, type Lesson, nextHint, type Scene } from '@tidetable/board/lesson.ts';
import { useEffect, useRef } from 'preact/hooks';
import { offersIn } from '../frame/offers.ts';
import type { Stage } from '../frame/stage.ts';
import { words } from '../words/index.ts';
import { Pointer, usePlace } from './pointer.tsx';
import './learn.css';

export function Coach({ stage, lesson }: { stage: Stage; lesson: Lesson }) {
  const said = useSignal<ReadonlySet<string>>(new Set());
  const isOff = useSignal(false);
  const scene = useComputed((): Scene | null => {
    const shown = stage.shown.value;
    const seat = stage.table.seat.value;
    if (shown === null || seat === null || !stage.isSettled.value) return null;
    const events = stage.lines.value.flatMap(({ event }) => (event === null ? [] : [event]));
    return { view: shown.view, seat, offers: offersIn(shown, stage.kit), events };
  });
  const say = (hint: Hint): void => {
    said.value = new Set([...said.value, hint.id]);
  };
  const now = scene.value === null ? null : nextHint(lesson, scene.value, said.value);
  useLearning(now, stage.last.value, say);
  const points = scene.value === null ? [] : (now?.point?.(scene.value) ?? []);
  const place = usePlace(points, stage.last.value);
  if (isOff.value || stage.isOver.value || scene.value === null || now === null) return null;
  const isAbove = place !== null && place.y < innerHeight / 2;
  return (
    <>
      <section
        class={isAbove ? 'coach below' : 'coach'}
        aria-live="polite"
        aria-label={words().learn.coach}
      >
        <p>{lesson.texts()[now.id]}</p>
        <div class="answers">
          {!now.isTask && (
            <button type="button" onClick={() => say(now)}>
              {words().learn.gotIt}
            </button>
          )}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              isOff.value = true;
            }}
          >
            {words().learn.skip}
          </button>
        </div>
      </section>
      {place !== null && <Pointer key={now.id} {...place} />}
    </>
  );
}

/** A task is done once the learner has acted. */
function useLearning(now: Hint | null, last: number, say: (hint: Hint) => void): void {
  const begun = useRef<{ readonly hint: Hint; readonly at: number } | null>(null);
  useEffect(() => {
    const before = begun.current;
    if (before?.hint.isTask && last > before.at) say(before.hint);
    if (now !== null && now !== before?.hint) begun.current = { hint: now, at: last };
  }, [now, last]);
}
