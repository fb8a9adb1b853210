// What is drawn over the board while an event is shown: a glow, a splash, a card on its way.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Cue } from '../boards/cues.ts';
import { Icon } from '../look/icon.tsx';
import type { Stage } from './stage.ts';
import './effects.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function Effects({ stage }: { stage: Stage }) {
  const playing = stage.playing.value;
  if (playing === null) return null;
  const { cue } = playing;
  return (
    <div class="effects" aria-hidden="true">
      {cue.mark !== undefined &&
        (cue.at ?? []).map((spot) => <Marked key={spot} spot={spot} mark={cue.mark ?? 'glow'} />)}
      {cue.flight !== undefined && <Flight key={cue.flight.to} flight={cue.flight} />}
    </div>
  );
}

function Marked({ spot, mark }: { spot: string; mark: string }) {
  const box = boxOf(spot);
  return box === null ? null : <span class={`mark ${mark}`} style={styleOf(box)} />;
}

function Flight({ flight: { icon, from, to, look } }: { flight: NonNullable<Cue['flight']> }) {
  const flying = useRef<HTMLSpanElement>(null);
  const [start, end] = [boxOf(from), boxOf(to)];
  useLayoutEffect(() => {
    if (start === null || end === null) return;
    const [x, y] = [middle(end).x - middle(start).x, middle(end).y - middle(start).y];
    flying.current?.animate(
      [
        { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0.2 },
        { transform: 'translate(-50%, -50%) scale(1.1)', opacity: 1, offset: 0.25 },
        { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px))`, opacity: 1 },
      ],
      { duration: 420, easing: 'ease-in-out', fill: 'forwards' },
    );
  }, []);
  if (start === null || end === null) return null;
  const { x, y } = middle(start);
  return (
    <span ref={flying} class={`flight ${look ?? ''}`} style={{ left: `${x}px`, top: `${y}px` }}>
      <Icon name={icon} />
    </span>
  );
}

/** Where a thing is on the screen. */
function boxOf(spot: string): Box | null {
  const thing = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  return thing?.getBoundingClientRect() ?? null;
}

const middle = ({ left, top, width, height }: Box) => ({
  x: left + width / 2,
  y: top + height / 2,
});

function styleOf({ left, top, width, height }: Box) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
