// Who sits where at a server table, in its own words.

import { capital, type Seat } from '@tidetable/engine';
import type { TableShown } from '@tidetable/protocol';
import { words } from '../../words/index.ts';

type SeatShown = TableShown['seats'][number];

export function namesAt({ seats }: Pick<TableShown, 'seats'>): readonly string[] {
  return seats.map((sitting) => nameAt(sitting, seats));
}

function nameAt(sitting: SeatShown, seats: readonly SeatShown[]): string {
  const say = words().online.seats;
  const { person, bot, reserved } = sitting;
  if (person !== null) {
    const name =
      seats.filter((one) => one.person?.id === person.id).length > 1
        ? say.ofSeat(person.name, sitting.seat + 1)
        : person.name;
    return bot === null ? name : say.sitsIn(name);
  }
  if (bot !== null) return botName(sitting, seats);
  return reserved === null ? say.free : say.kept(reserved.name);
}

/** Bots that share a name are numbered. */
function botName({ seat, bot }: SeatShown, seats: readonly SeatShown[]): string {
  const alike = seats.filter((one) => one.person === null && one.bot === bot);
  const name = capital(bot ?? '');
  return alike.length > 1 ? `${name} ${alike.findIndex((one) => one.seat === seat) + 1}` : name;
}

/** The seats of a person: usually one, none for a spectator. */
export function seatsOf({ seats }: TableShown, person: string | null): readonly Seat[] {
  if (person === null) return [];
  return seats.filter((one) => one.person?.id === person).map(({ seat }) => seat);
}
