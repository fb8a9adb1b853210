// The bar above the board in a replay: step, scrub, play back, change eyes.
import type { Viewer } from '@tidetable/engine';
import type { NextActions } from '../../tables/next-actions.ts';
import { words } from '../../words/index.ts';
import type { Stage } from '../stage.ts';
import { CopyLink } from './copy-link.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { PlayOn } from './play-on.tsx';
import { useReplayKeys } from './replay-keys.ts';
import './replay.css';

interface Props {
  readonly stage: Stage;
  readonly nextActions: NextActions;
  /** Shows the result again, if there is one. */
  showResult?: (() => void) | undefined;
}

export function ReplayBar({ stage, nextActions, showResult }: Props) {
  useReplayKeys(stage);
  const { moments, table } = stage;
  const isLooking = stage.ply.value !== null;
  if (!isLooking && !stage.isOver.value && !table.isRecord) return null;
  const say = words().replay;
  const last = stage.last.value;
  const ply = stage.ply.value ?? last;
  const isRunning = moments.isRunning.value;
  const step = (glyph: GlyphName, label: string, isOff: boolean, act: () => void) => (
    <button
      type="button"
      class="quiet glyph"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : act}
    >
      <Glyph name={glyph} />
    </button>
  );
  return (
    <section class="replay" aria-label={say.bar}>
      <div class="steps-through">
        {step('first', say.first, ply === 0, () => void stage.look(0))}
        {step('back', say.back, ply === 0, () => void moments.step(-1))}
        {isRunning
          ? step('pause', say.pause, false, () => moments.halt())
          : step('play', say.play, last === 0, () => void moments.run())}
        {step('next', say.next, ply >= last, () => void moments.step(1))}
        {step('last', say.last, ply >= last, () => void stage.look(last))}
      </div>
      <input
        type="range"
        class="scrubber"
        min={0}
        max={last}
        value={ply}
        aria-label={say.moment}
        aria-valuetext={say.move(ply, last)}
        onInput={({ currentTarget }) => void stage.look(currentTarget.valueAsNumber)}
      />
      <span class="at" aria-hidden="true">
        {say.short(ply, last)}
      </span>
      <div class="from-here">
        {(stage.isOver.value || table.isRecord) && <Eyes stage={stage} />}
        {nextActions.playOn !== undefined && (
          <PlayOn stage={stage} playOn={nextActions.playOn} ply={ply} key={ply} />
        )}
        <CopyLink ply={ply} />
        {showResult !== undefined && (
          <button type="button" class="quiet" onClick={showResult}>
            {words().endings.result}
          </button>
        )}
        {isLooking && !table.isRecord && <BackToNow stage={stage} />}
      </div>
      {moments.fault.value !== null && (
        <p class="fault" role="alert" data-own>
          {moments.fault.value}
        </p>
      )}
    </section>
  );
}

function Eyes({ stage }: { stage: Stage }) {
  const { table, moments } = stage;
  const eyes = moments.eyes.value ?? table.seat.value ?? 'spectator';
  const choose = (value: string): void => {
    const viewer: Viewer = value === 'spectator' ? value : Number(value);
    void stage.look(moments.wanted, viewer);
  };
  return (
    <label class="eyes">
      {words().replay.eyes}
      <select value={String(eyes)} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="spectator">{words().replay.spectator}</option>
        {table.names.value.map((name, seat) => (
          <option key={seat} value={String(seat)} data-own>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Never interrupts: if it has become my turn meanwhile, the button says so. */
function BackToNow({ stage }: { stage: Stage }) {
  const { table } = stage;
  const seat = table.seat.value;
  const isMine = seat !== null && table.shown.value?.must.includes(seat) === true;
  return (
    <button type="button" class={isMine ? 'to-now weighty' : 'to-now'} onClick={() => stage.now()}>
      <span aria-live="polite">{isMine ? words().replay.nowYours : words().replay.now}</span>
    </button>
  );
}
