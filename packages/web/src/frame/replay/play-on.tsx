// Plays on from this moment as a game of its own: at which seat?
import { useSignal } from '@preact/signals';
import type { Seat } from '@tidetable/engine';
import { useRef } from 'preact/hooks';
import { words } from '../../words/index.ts';
import { Beside } from '../beside.tsx';
import type { Stage } from '../stage.ts';

interface Props {
  readonly stage: Stage;
  readonly ply: number;
  playOn(ply: number, seat: Seat): void;
}

export function PlayOn({ stage, ply, playOn }: Props) {
  const isOpen = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const say = words().replay;
  // After the end there is nothing to play.
  if (stage.isOver.value && ply === stage.last.value) return null;
  return (
    <div
      class="play-on"
      onKeyDown={(event) => {
        if (event.key === 'Escape') isOpen.value = false;
      }}
    >
      <button
        ref={button}
        type="button"
        class="quiet"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {say.playOn}
      </button>
      {isOpen.value && button.current !== null && (
        <Beside class="seats-to-take" of={button.current} role="group" label={say.playOnAs}>
          <strong>{say.playOnAs}</strong>
          {stage.table.names.value.map((name, seat) => (
            <button key={seat} type="button" data-own onClick={() => playOn(ply, seat)}>
              {name}
            </button>
          ))}
          <p>{say.playOnHelp}</p>
        </Beside>
      )}
    </div>
  );
}
