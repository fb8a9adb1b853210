// Dice on the table: they lie on attackers, are moved by drag or by two touches, and are rolled again for wood.
import type { Fighter, FrameOf, View } from '@tidetable/islebound/public';
import type { TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import { PIPS } from '../../look/pips.ts';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { FIGHTER_ICONS } from './looks.ts';
import { SpotButton } from './parts.tsx';
import {
  attackersOf,
  bestPlacement,
  made,
  type Placement,
  placed,
  strengthIn,
} from './placement.ts';

export function DieFace({ die }: { die: number }) {
  return (
    <svg class="die-face" viewBox="-20 -20 40 40" aria-hidden="true">
      <rect x="-18" y="-18" width="36" height="36" rx="8" />
      {(PIPS[die] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 9} cy={y * 9} r="3.600" />
      ))}
    </svg>
  );
}

interface Props {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<'battle'>;
}

export function BattleDice({ board, frame: { group, dice, region: _where } }: Props) {
  const attackers = attackersOf(group);
  const [placement, place] = useState<Placement>(() => bestPlacement(attackers, dice));
  const [chosen, choose] = useState<number | null>(null);
  const best = strengthIn(attackers, dice, bestPlacement(attackers, dice));
  const total = strengthIn(attackers, dice, placement);
  const say = words().islebound.attack;
  const put = (die: number, attacker: number): void => {
    place(placed(placement, die, attacker));
    choose(null);
  };
  const spare = dice.flatMap((_die, nth) => (placement.includes(nth) ? [] : [nth]));
  const tile = (nth: number) => (
    <Die
      key={nth}
      board={board}
      nth={nth}
      die={dice[nth] ?? 1}
      isChosen={chosen === nth}
      choose={() => choose(chosen === nth ? null : nth)}
      put={(attacker) => put(nth, attacker)}
    />
  );
  return (
    <div class="battle-dice">
      <ul class="attackers">
        {attackers.map((fighter, at) => {
          const die = placement[at] ?? null;
          return (
            <li key={at} class={`attacker ${fighter}`} data-attacker={at}>
              <AttackerMark
                fighter={fighter}
                strength={die === null ? 0 : made(fighter, dice[die])}
                take={chosen === null ? null : () => put(chosen, at)}
              />
              {die === null ? <span class="no-die" /> : tile(die)}
            </li>
          );
        })}
      </ul>
      {spare.length > 0 && (
        <div class="spare-dice">
          <span>{say.spare}</span>
          {spare.map(tile)}
        </div>
      )}
      <p class="live-total" aria-live="polite">
        <b>{say.total(total)}</b>
        {total < best && (
          <button type="button" class="quiet" onClick={() => place(bestPlacement(attackers, dice))}>
            {say.best(best)}
          </button>
        )}
      </p>
    </div>
  );
}

function AttackerMark({
  fighter,
  strength,
  take,
}: {
  fighter: Fighter;
  strength: number;
  take: (() => void) | null;
}) {
  return (
    <button
      type="button"
      class="bare attacker-mark"
      disabled={take === null}
      aria-label={words().islebound.attack.placeOn(fighter, strength)}
      onClick={() => take?.()}
    >
      <Icon name={FIGHTER_ICONS[fighter]} />
      <b>+{strength}</b>
    </button>
  );
}

interface DieProps {
  readonly board: BoardProps<View>;
  readonly nth: number;
  readonly die: number;
  readonly isChosen: boolean;
  choose(): void;
  put(attacker: number): void;
}

/** Farther than this, in pixels, a touch is a drag. */
const SLIP = 8;

function Die({ board, nth, die, isChosen, choose, put }: DieProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const say = words().islebound.attack;
  type Pointer = TargetedPointerEvent<HTMLButtonElement>;
  const moved = (event: Pointer): void => {
    if (from.current === null) return;
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
    event.currentTarget.style.transform = `translate(${x}px, ${y}px)`;
  };
  const released = (event: Pointer): void => {
    const start = from.current;
    from.current = null;
    const button = event.currentTarget;
    button.style.transform = '';
    if (start === null || Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLIP)
      return;
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .flatMap((element) => element.closest<HTMLElement>('[data-attacker]') ?? [])[0];
    if (under !== undefined) put(Number(under.dataset.attacker));
  };
  return (
    <span class="die-and-reroll">
      <button
        type="button"
        class={`bare battle-die${isChosen ? ' chosen' : ''}`}
        aria-pressed={isChosen}
        aria-label={say.die(die)}
        onClick={choose}
        onPointerDown={(event: Pointer) => {
          from.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={moved}
        onPointerUp={released}
        onPointerCancel={released}
      >
        <DieFace die={die} />
      </button>
      <SpotButton board={board} name={`die:${nth}`} look="reroll" label={say.reroll(die)}>
        ↻<Icon name="log" />
      </SpotButton>
    </span>
  );
}
