// Dice rolls, visible to all: attacks, raids, the way through the fog.

import type { BoardProps } from '@tidetable/board/board.ts';
import { seatClass } from '@tidetable/board/look/seats.ts';
import type { Who } from '@tidetable/engine';
import { type ComponentChild, type ComponentChildren, Fragment } from 'preact';
import { captainsFor, type Event, placeName, type View } from '../public.ts';
import { DieFace } from './dice.tsx';
import { boardWords } from './words.ts';

export function Rolls({ playing, seat }: BoardProps<View>) {
  const event = playing as Event | null;
  const roll = event === null ? null : rollOf(event, captainsFor(seat));
  return roll === null ? null : <Fragment key={JSON.stringify(event)}>{roll}</Fragment>;
}

function rollOf(event: Event, who: Who): ComponentChild {
  const say = boardWords().rolls;
  switch (event.type) {
    case 'rolled':
      return (
        <Roll seat={event.seat} title={say.rolls(who(event.seat))}>
          {event.dice.map((die, nth) => (
            <DieFace key={nth} die={die} />
          ))}
        </Roll>
      );
    case 'rerolled':
      return (
        <Roll seat={event.seat} title={say.rerolls(who(event.seat))}>
          <DieFace die={event.to} />
        </Roll>
      );
    case 'struck':
      return (
        <Roll seat={event.seat} title={say.strikes(event.strength, event.needed)}>
          <b class="outcome-of-roll">{event.strength >= event.needed ? say.enough : say.short}</b>
        </Roll>
      );
    case 'braved-fog':
      return (
        <Roll seat={event.seat} title={say.fog(placeName(event.to), event.needed)}>
          <DieFace die={event.die} />
          <b class="outcome-of-roll">{event.die >= event.needed ? say.through : say.lost}</b>
        </Roll>
      );
    case 'raided':
      return (
        <Roll seat={event.seat} title={say.raid(who(event.seat), who(event.ship))}>
          <b class="outcome-of-roll">{event.hits.join(' : ')}</b>
        </Roll>
      );
    default:
      return null;
  }
}

function Roll({
  seat,
  title,
  children,
}: {
  seat: number;
  title: string;
  children: ComponentChildren;
}) {
  return (
    <div class={`roll over-chart ${seatClass(seat)}`} aria-hidden="true">
      <p>{title}</p>
      <div>{children}</div>
    </div>
  );
}
