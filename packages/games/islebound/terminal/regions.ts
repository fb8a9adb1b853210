// One region in words: the town with its banner, who owns it, who lies there, what happens there.

import { type Ink, STRONG } from '@tidetable/terminal/ink';
import { flowed, padded } from '@tidetable/terminal/text';
import {
  eventCard,
  eventsShown,
  type Region,
  regionOfEvent,
  signOf,
  TOWN_NAMES,
  type View,
} from '../public.ts';
import { townIn } from '../rules/questions.ts';
import { bannerMark, EVENT_AT, NUMBER, OWNED_BY, SHIP_AT, shipMark } from './looks.ts';
import { centred, type Spot, type Words } from './sheet.ts';

/** The choices that lead to each region, by number. */
export type Numbers = readonly (readonly string[])[];

/** Where the lines of a region stand, and how much room they have. */
export interface Cell extends Spot {
  readonly width: number;
}

/** A table as seen, and what it is drawn with. */
export interface Sight {
  readonly view: View;
  readonly numbers: Numbers;
  readonly ink: Ink;
}

/** The name with its banner, and what stands there, one under the other and centred. */
export function inTwoLines(sight: Sight, region: Region, cell: Cell): Words[] {
  const { row, column, width } = cell;
  const [marks = ''] = flowed(marksAt(sight, region), { width });
  return [
    centred(bannered(sight, region), cell, width),
    centred(marks, { row: row + 1, column }, width),
  ];
}

/** The same in one line. */
export function inOneLine(sight: Sight, region: Region, width: number): string {
  const [shown = ''] = flowed([bannered(sight, region), ...marksAt(sight, region)], { width });
  return shown;
}

/** One line of a list, filled up to the next column. */
export function listed(sight: Sight, region: Region, width: number): string {
  return padded(inOneLine(sight, region, width - 1), width);
}

function bannered({ view, ink }: Sight, region: Region): string {
  const name = TOWN_NAMES[townIn(view, region)];
  const visited = view.captains.some((captain) => captain.region === region);
  return `${visited ? ink(name, STRONG) : name} ${bannerMark(signOf(view, region), ink)}`;
}

/** Owner, ships, events and choices of a region; the last are the first to be left out. */
export function marksAt({ view, numbers, ink }: Sight, region: Region): string[] {
  const ships = view.captains.flatMap((captain, seat) =>
    captain.region === region ? [shipMark(seat, ink)] : [],
  );
  const owner = view.owners[region] ?? null;
  return [
    ...(owner === null ? [] : [OWNED_BY + shipMark(owner, ink)]),
    ...(ships.length === 0 ? [] : [SHIP_AT + ships.join('')]),
    ...eventsAt(view, region).map((cubes) => `${EVENT_AT}${cubes}`),
    ...(numbers[region] ?? []).map((number) => ink(number, NUMBER)),
  ];
}

/** The cubes of the events that show and are completed here. */
function eventsAt(view: View, region: Region): number[] {
  return eventsShown(view)
    .filter((event) => regionOfEvent(view, event) === region)
    .map((event) => eventCard(view, event).cubes);
}
