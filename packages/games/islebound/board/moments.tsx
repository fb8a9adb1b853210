// Shows outcomes over the boards for two seconds, animated or not; a touch or a key dismisses them.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { captainsFor, type Event, type View } from '../public.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';

/** Milliseconds that each is shown. */
const HOLD = 2000;
/** At most this many at once; minor ones go first. */
const MOST = 3;

interface Shown {
  readonly key: number;
  readonly outcome: Outcome;
}

export function Moments({ lately, view, seat }: BoardProps<View>) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const last = useRef(lately.at(-1) ?? null);
  const count = useRef(0);
  useLayoutEffect(() => {
    const from = last.current === null ? -1 : lately.lastIndexOf(last.current);
    const isGoingOn = last.current === null || from >= 0;
    last.current = lately.at(-1) ?? null;
    // Another moment of the game is shown, or something was undone.
    if (!isGoingOn) return setShown([]);
    const events = lately as readonly Event[];
    const who = captainsFor(seat);
    const fresh = events.flatMap((_event, nth) => {
      const outcome = nth > from ? outcomeOf(events.slice(0, nth + 1), view, who) : null;
      return outcome === null ? [] : [{ key: count.current++, outcome }];
    });
    if (fresh.length === 0) return;
    setShown((were) => mostOf([...were, ...fresh]));
    const keys = fresh.map(({ key }) => key);
    setTimeout(() => setShown((were) => were.filter(({ key }) => !keys.includes(key))), HOLD);
  }, [lately]);
  useAway(shown.length > 0, () => setShown([]));
  if (shown.length === 0) return null;
  return (
    <ul class="moments" aria-hidden="true">
      {shown.map(({ key, outcome }) => (
        <MomentCard key={key} outcome={outcome} />
      ))}
    </ul>
  );
}

function mostOf(shown: readonly Shown[]): readonly Shown[] {
  if (shown.length <= MOST) return shown;
  const least = shown.find(({ outcome }) => outcome.isSlight) ?? shown[0];
  return mostOf(shown.filter((one) => one !== least));
}

function MomentCard({
  outcome: { icon, title, lines, seat, isWon, isSlight },
}: Omit<Shown, 'key'>) {
  const fate = isWon === undefined ? '' : isWon ? ' won' : ' lost';
  return (
    <li class={`moment${fate}${isSlight ? ' slight' : ''} ${seat === null ? '' : seatClass(seat)}`}>
      <Icon name={icon} />
      <div>
        <h4>{title}</h4>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  );
}

/** The next touch or key dismisses it. */
function useAway(isShown: boolean, away: () => void): void {
  useEffect(() => {
    if (!isShown) return;
    addEventListener('pointerdown', away);
    addEventListener('keydown', away);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', away);
    };
  }, [isShown]);
}
