// Drawn over the board while an event is shown: a glow, a splash, a card on its way.
import { useSignalEffect } from '@preact/signals';
import type { Cue, Mark } from '@tidetable/board/cues.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { pause } from '@tidetable/board/settings.ts';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { boxOfSpot, middleOf } from './box.ts';
import type { Stage } from './stage.ts';
import './effects.css';

/** Drops, rings or rays per mark. */
const PARTS: Readonly<Record<Mark, number>> = {
  glow: 0,
  splash: 7,
  sink: 3,
  strike: 0,
  sparkle: 10,
  'lift-off': 0,
};

export function Effects({ stage }: { stage: Stage }) {
  // CSS animations follow the chosen speed too.
  useSignalEffect(() => document.documentElement.style.setProperty('--beat', `${pause()}ms`));
  const playing = stage.playing.value;
  useSkipping(stage, playing?.cue.isHeld === true);
  if (playing === null) return null;
  const { cue, event } = playing;
  return (
    <div key={JSON.stringify(event)} class="effects" aria-hidden="true">
      {cue.mark !== undefined &&
        (cue.at ?? []).map((spot) => <Marked key={spot} spot={spot} mark={cue.mark ?? 'glow'} />)}
      {cue.flight !== undefined && <Flight {...cue.flight} />}
    </div>
  );
}

/** Modifiers and navigation keys. */
const NO_SKIP = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** A key or touch dismisses what is held for reading, and does nothing else on the board. */
function useSkipping(stage: Stage, isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const skip = (event: Event): void => {
      if (event instanceof KeyboardEvent && NO_SKIP.has(event.key)) return;
      const isOnBoard = event.target instanceof Element && event.target.closest('.waters') !== null;
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isOnBoard)
        event.stopPropagation();
      stage.skip();
    };
    addEventListener('keydown', skip, { capture: true });
    addEventListener('click', skip, { capture: true });
    return () => {
      removeEventListener('keydown', skip, { capture: true });
      removeEventListener('click', skip, { capture: true });
    };
  }, [stage, isHeld]);
}

function Marked({ spot, mark }: { spot: string; mark: Mark }) {
  const marked = useRef<HTMLSpanElement>(null);
  useOnceDrawn(() => {
    const box = boxOfSpot(spot);
    if (box === null || marked.current === null) return;
    for (const side of ['left', 'top', 'width', 'height'] as const)
      marked.current.style[side] = `${box[side]}px`;
    marked.current.hidden = false;
  });
  return (
    <span ref={marked} class={`mark ${mark}`} hidden>
      {Array.from({ length: PARTS[mark] }, (_none, nth) => (
        <i key={nth} style={{ '--nth': nth, '--turn': `${(nth * 360) / PARTS[mark]}deg` }} />
      ))}
      {mark === 'lift-off' && <Icon name="helicopter" />}
    </span>
  );
}

function Flight({ icon, from, to, look }: NonNullable<Cue['flight']>) {
  const flying = useRef<HTMLSpanElement>(null);
  useOnceDrawn(() => {
    const [start, end] = [boxOfSpot(from), boxOfSpot(to)];
    if (start === null || end === null || flying.current === null) return;
    const [{ x: left, y: top }, there] = [middleOf(start), middleOf(end)];
    const [x, y] = [there.x - left, there.y - top];
    const way = (part: number, scale: number): string =>
      `translate(calc(-50% + ${x * part}px), calc(-50% + ${y * part - 40 * Math.sin(part * Math.PI)}px)) scale(${scale})`;
    Object.assign(flying.current.style, { left: `${left}px`, top: `${top}px` });
    flying.current.hidden = false;
    flying.current.animate(
      [
        { transform: way(0, 0.5), opacity: 0 },
        { transform: way(0.2, 1.25), opacity: 1, offset: 0.25 },
        { transform: way(0.6, 1.15), opacity: 1, offset: 0.65 },
        { transform: way(1, 0.6), opacity: 0.6 },
      ],
      { duration: pause(), easing: 'ease-in-out', fill: 'forwards' },
    );
  });
  return (
    <span ref={flying} class={`flight ${look ?? 'plain'}`} hidden>
      <Icon name={icon} />
    </span>
  );
}

/** Measures after everything is drawn: measuring in between would force a second layout of the whole page. */
function useOnceDrawn(look: () => void): void {
  useLayoutEffect(() => {
    const waiting = requestAnimationFrame(look);
    return () => cancelAnimationFrame(waiting);
  }, []);
}
