// Who sits where at a table on a server, as the table says it.
import type { TableShown } from '@tidetable/protocol';
import { words } from '../../words/index.ts';

type SeatShown = TableShown['seats'][number];

export function namesAt({ seats }: TableShown): readonly string[] {
  return seats.map((sitting) => nameAt(sitting, seats));
}

function nameAt(sitting: SeatShown, seats: readonly SeatShown[]): string {
  const say = words().online.seats;
  const { person, bot, reserved } = sitting;
  if (person !== null) return bot === null ? person.name : say.sitsIn(person.name);
  if (bot !== null) return botName(sitting, seats);
  return reserved === null ? say.free : say.kept(reserved.name);
}

/** Where several bots go by one name they are counted. */
function botName({ seat, bot }: SeatShown, seats: readonly SeatShown[]): string {
  const alike = seats.filter((one) => one.person === null && one.bot === bot);
  const name = titled(bot ?? '');
  return alike.length > 1 ? `${name} ${alike.findIndex((one) => one.seat === seat) + 1}` : name;
}

export function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The first seat of a person, if there is one. */
export function seatOf({ seats }: TableShown, person: string | null): number | null {
  const found = person === null ? undefined : seats.find((one) => one.person?.id === person);
  return found?.seat ?? null;
}
