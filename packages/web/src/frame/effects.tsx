// What is drawn over the board while an event is shown: a glow, a splash, a card on its way.
import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pause } from '../app/settings.ts';
import type { Cue, Mark } from '../boards/cues.ts';
import { Icon } from '../look/icon.tsx';
import { type Box, boxOfSpot, middleOf } from './box.ts';
import type { Stage } from './stage.ts';
import './effects.css';

/** How many drops, rings or rays a mark is made of. */
const PARTS: Readonly<Record<Mark, number>> = {
  glow: 0,
  splash: 7,
  sink: 3,
  strike: 0,
  sparkle: 10,
  'lift-off': 0,
};

export function Effects({ stage }: { stage: Stage }) {
  // What moves by style sheet keeps the pace as well.
  useSignalEffect(() => document.documentElement.style.setProperty('--beat', `${pause()}ms`));
  const playing = stage.playing.value;
  if (playing === null) return null;
  const { cue, event } = playing;
  return (
    <div class="effects" aria-hidden="true">
      {cue.mark !== undefined &&
        (cue.at ?? []).map((spot) => (
          <Marked key={`${event.type} ${spot}`} spot={spot} mark={cue.mark ?? 'glow'} />
        ))}
      {cue.flight !== undefined && <Flight key={JSON.stringify(event)} {...cue.flight} />}
    </div>
  );
}

function Marked({ spot, mark }: { spot: string; mark: Mark }) {
  const box = boxOfSpot(spot);
  if (box === null) return null;
  return (
    <span class={`mark ${mark}`} style={styleOf(box)}>
      {Array.from({ length: PARTS[mark] }, (_none, nth) => (
        <i key={nth} style={{ '--nth': nth, '--turn': `${(nth * 360) / PARTS[mark]}deg` }} />
      ))}
      {mark === 'lift-off' && <Icon name="helicopter" />}
    </span>
  );
}

function Flight({ icon, from, to, look }: NonNullable<Cue['flight']>) {
  const flying = useRef<HTMLSpanElement>(null);
  const [start, end] = [boxOfSpot(from), boxOfSpot(to)];
  useLayoutEffect(() => {
    if (start === null || end === null) return;
    const [x, y] = [middleOf(end).x - middleOf(start).x, middleOf(end).y - middleOf(start).y];
    const way = (part: number, scale: number): string =>
      `translate(calc(-50% + ${x * part}px), calc(-50% + ${y * part - 40 * Math.sin(part * Math.PI)}px)) scale(${scale})`;
    flying.current?.animate(
      [
        { transform: way(0, 0.5), opacity: 0 },
        { transform: way(0.2, 1.25), opacity: 1, offset: 0.25 },
        { transform: way(0.6, 1.15), opacity: 1, offset: 0.65 },
        { transform: way(1, 0.6), opacity: 0.6 },
      ],
      { duration: pause(), easing: 'ease-in-out', fill: 'forwards' },
    );
  }, []);
  if (start === null || end === null) return null;
  const { x, y } = middleOf(start);
  return (
    <span ref={flying} class={`flight ${look ?? ''}`} style={{ left: `${x}px`, top: `${y}px` }}>
      <Icon name={icon} />
    </span>
  );
}

function styleOf({ left, top, width, height }: Box) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
