// Dice on the table: on attackers, rerolled for wood, and placed by hand where the table wants that.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { PIPS } from '@tidetable/board/look/pips.ts';
import { type Fighter, type FrameOf, strengthNeeded, type View } from '../public.ts';
import { FIGHTER_ICONS } from './looks.ts';
import { SpotButton } from './parts.tsx';
import { attackersOf, bestPlacement, made, strengthIn } from './placement.ts';
import { boardWords } from './words.ts';

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

interface Props<F extends 'battle' | 'place-dice'> {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<F>;
}

/** The best use of the dice; where they are placed by hand, that follows once the strike has begun. */
export function BattleDice({ board, frame: { group, dice, region } }: Props<'battle'>) {
  const attackers = attackersOf(group);
  const placement = bestPlacement(attackers, dice);
  const total = strengthIn(attackers, dice, placement);
  const need = strengthNeeded(board.view, region);
  const say = boardWords().attack;
  const isByHand = board.view.options.placeDice === 'by-hand';
  const die = (nth: number) => <Die key={nth} board={board} nth={nth} die={dice[nth] ?? 1} />;
  const left = dice.flatMap((_die, nth) => (isByHand || !placement.includes(nth) ? [nth] : []));
  return (
    <div class="battle-dice">
      <ul class="attackers">
        {attackers.map((fighter, at) => {
          const nth = isByHand ? null : (placement[at] ?? null);
          return (
            <li key={at} class={`attacker ${fighter}`}>
              <AttackerMark
                fighter={fighter}
                strength={nth === null ? null : made(fighter, dice[nth])}
              />
              {nth === null ? <span class="no-die" /> : die(nth)}
            </li>
          );
        })}
      </ul>
      {left.length > 0 && (
        <div class="spare-dice">
          <span>{isByHand ? say.rolled : say.spare}</span>
          {left.map(die)}
        </div>
      )}
      <p class="live-total" aria-live="polite">
        <b>{isByHand ? say.atMost(total, need) : say.total(total, need)}</b>
        <b class={total >= need ? 'is-enough' : 'is-short'}>
          {say.isEnough(total >= need, need - total)}
        </b>
        <small>{isByHand ? say.byHand : say.automatic}</small>
      </p>
    </div>
  );
}

/** `strength` is null without a die. */
function AttackerMark({ fighter, strength }: { fighter: Fighter; strength: number | null }) {
  return (
    <span
      class="attacker-mark"
      role="img"
      aria-label={boardWords().attack.attacker(fighter, strength)}
    >
      <Icon name={FIGHTER_ICONS[fighter]} />
      {strength !== null && <b>+{strength}</b>}
    </span>
  );
}

interface DieProps {
  readonly board: BoardProps<View>;
  readonly nth: number;
  readonly die: number;
}

function Die({ board, nth, die }: DieProps) {
  const say = boardWords().attack;
  return (
    <span class="die-and-reroll">
      <span class="battle-die" role="img" aria-label={say.die(die)}>
        <DieFace die={die} />
      </span>
      <SpotButton board={board} name={`die:${nth}`} look="reroll" label={say.reroll(die)}>
        ↻<Icon name="log" />
      </SpotButton>
    </span>
  );
}

type Turn = 'done' | 'now' | 'later';

/** Die by die: the attacker that takes the next one, and what each die would make there. */
export function PlaceDice({ board, frame }: Props<'place-dice'>) {
  const { group, dice, next, left, strength, region } = frame;
  const attackers = attackersOf(group);
  const first = attackers.indexOf(next);
  const now = first + attackers.filter((one) => one === next).length - left;
  const turnOf = (at: number): Turn => (at < now ? 'done' : at === now ? 'now' : 'later');
  const say = boardWords().attack;
  const faces = [...new Set(dice)].reverse();
  return (
    <>
      <ul class="attackers">
        {attackers.map((fighter, at) => (
          <li
            key={at}
            class={`attacker ${fighter} ${turnOf(at)}`}
            aria-current={at === now ? 'step' : undefined}
          >
            <AttackerMark fighter={fighter} strength={null} />
            <small>{say.turns[turnOf(at)]}</small>
          </li>
        ))}
      </ul>
      <p class="note" aria-live="polite">
        {say.placeNow(next, left)} <b>{say.soFar(strength, strengthNeeded(board.view, region))}</b>
      </p>
      <ul class="counts">
        {faces.map((die) => (
          <li key={die}>
            <SpotButton
              board={board}
              name={`scene:place-die:${die}`}
              look="send"
              label={say.placeDie(die, made(next, die))}
            >
              <DieFace die={die} />
              <small>
                +{made(next, die)} {say.ofThese(dice.filter((other) => other === die).length)}
              </small>
            </SpotButton>
          </li>
        ))}
      </ul>
      <SpotButton board={board} name="scene:no-die" look="plain-spot" label={say.noDie(next, left)}>
        {say.noDie(next, left)}
      </SpotButton>
    </>
  );
}
