// Scenes for great events: the waters rise, a treasure is captured, the last flight leaves, the sea takes the island.
import { useSignal } from '@preact/signals';
import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { pause } from '@tidetable/board/settings.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import {
  CARD_NAMES,
  type Event,
  FLOOD_CARDS,
  face,
  SKULL,
  TILE_NAMES,
  TREASURE_NAMES,
  type View,
} from '../words/en/face.ts';
import { whoIn } from '../words/en/names.ts';
import { TREASURE_ICONS } from './scenery.ts';
import { boardWords } from './words.ts';

export function Theatre({ board }: { readonly board: BoardProps<View> }) {
  const still = useStill(board.lately as readonly Event[]);
  const playing = board.playing as Event | null;
  const event = playing ?? still;
  const scene = event === null ? null : sceneOf(event, board);
  if (event === null || scene === null) return null;
  return (
    <div
      key={keyOf(event)}
      class={playing === null ? 'theatre still' : 'theatre'}
      aria-hidden="true"
    >
      {scene}
    </div>
  );
}

/** The rise and its consequences form one scene. */
function keyOf(event: Event): string {
  return event.type === 'flood-returned' ? 'waters-rose' : event.type;
}

/** Milliseconds that a message stays without animation. */
const STILL = 5000;

/** Events worth a message even without animation: they change what all should do. */
const TOLD_STILL: ReadonlySet<Event['type']> = new Set(['waters-rose', 'captured', 'sank']);

/** Without animation: the latest great event, for a while. */
function useStill(lately: readonly Event[]): Event | null {
  const still = useSignal<Event | null>(null);
  const seen = useRef(lately.at(-1));
  useEffect(() => {
    const since = seen.current === undefined ? -1 : lately.lastIndexOf(seen.current);
    seen.current = lately.at(-1);
    if (since < 0 || pause() > 0) return;
    still.value =
      lately.slice(since + 1).findLast(({ type }) => TOLD_STILL.has(type)) ?? still.value;
  }, [lately.at(-1)]);
  useEffect(() => {
    if (still.value === null) return;
    const end = (): void => {
      still.value = null;
    };
    const timer = setTimeout(end, STILL);
    addEventListener('keydown', end);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
      removeEventListener('pointerdown', end);
    };
  }, [still.value]);
  return still.value;
}

function sceneOf(event: Event, { view, seat }: BoardProps<View>): ComponentChildren {
  const say = boardWords().theatre;
  switch (event.type) {
    case 'waters-rose':
      return <Rise level={event.level} />;
    case 'flood-returned':
      return <Rise level={view.waterLevel} returned={event.cards} />;
    case 'captured':
      return (
        <div class={`scene won ${event.treasure}`}>
          <span class="prize">
            <Icon name={TREASURE_ICONS[event.treasure]} />
          </span>
          <h4 data-own>{TREASURE_NAMES[event.treasure]}</h4>
          <p>{say.captured(whoIn(view, seat)(event.seat).name)}</p>
        </div>
      );
    case 'sank':
      return (
        <p class="scene low" data-own>
          {say.sinks(TILE_NAMES[event.tile])}
        </p>
      );
    case 'escaped':
      return (
        <div class="scene away">
          <h4>{say.away}</h4>
        </div>
      );
    case 'ended':
      return event.outcome.winners.length > 0 ? null : (
        <>
          <Wave />
          <h4 class="lost" data-own>
            {face.result(event.outcome)}
          </h4>
        </>
      );
    default:
      return null;
  }
}

const MARKS = Array.from({ length: SKULL }, (_none, below) => below + 1);

function Rise({ level, returned }: { readonly level: number; readonly returned?: number }) {
  const say = boardWords().theatre;
  return (
    <>
      <Wave />
      <div class="scene rise">
        <h4 data-own>{CARD_NAMES['waters-rise']}</h4>
        <ol class="marks">
          {MARKS.map((mark) => (
            <li key={mark} class={mark === level ? 'here' : mark < level ? 'under' : ''}>
              {mark === SKULL ? <Icon name="skull-crossed-bones" /> : FLOOD_CARDS[mark]}
            </li>
          ))}
        </ol>
        <p>{say.risen(FLOOD_CARDS[level] ?? 0)}</p>
        <p class={returned === undefined ? 'returned later' : 'returned'}>
          <Icon name="big-wave" /> {say.returned(returned ?? 0)}
        </p>
      </div>
    </>
  );
}

/** The sea flooding the board. */
function Wave() {
  return (
    <svg class="surge" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 20q25 -18 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0V300H0Z" />
    </svg>
  );
}
