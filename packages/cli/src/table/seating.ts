// Who plays which seat: people first, then bots.
import { type Bot, sitting } from '@tidetable/bots';
import type { Seat } from '@tidetable/engine';
import type { GameParts } from '../games.ts';

type Player = 'person' | Bot;

/** One player a seat. */
export type Seating = readonly Player[];

export function seated(people: number, bots: number, bot: Bot): Seating {
  return [...Array<Player>(people).fill('person'), ...sitting(Array<Bot>(bots).fill(bot))];
}

export function isPerson(seating: Seating, seat: Seat): boolean {
  return seating[seat] === 'person';
}

export function botAt(seating: Seating, seat: Seat): Bot | null {
  const player = seating[seat];
  return player === undefined || player === 'person' ? null : player;
}

export function people(seating: Seating): Seat[] {
  return seating.flatMap((player, seat) => (player === 'person' ? [seat] : []));
}

/** What stands beside each role: the person's seat where several share the keyboard. */
export function playerLabels(seating: Seating): string[] {
  const alone = people(seating).length === 1;
  return seating.map((player, seat) => {
    if (player !== 'person') return 'bot';
    return alone ? 'you' : `seat ${seat + 1}`;
  });
}

/** A text of the engine with people's names for seats, which it counts from 0. */
export function withNames({ board }: GameParts, view: object, text: string): string {
  return text.replace(
    /\b([Ss])eat (\d+)\b/g,
    (_all, capital: string, seat: string) =>
      `${capital === 'S' ? 'The' : 'the'} ${board.seatName(view, Number(seat))}`,
  );
}
