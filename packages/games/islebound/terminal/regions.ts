// A region in words: town, banner, owner, ships and events.

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

/** By region, the numbers of the choices that lead there. */
export type Numbers = readonly (readonly string[])[];

/** Where a region's lines go, and their width. */
export interface Cell extends Spot {
  readonly width: number;
}

/** A view and what it is drawn with. */
export interface Drawing {
  readonly view: View;
  readonly numbers: Numbers;
  readonly ink: Ink;
}

/** Name and banner above the rest, both centred. */
export function inTwoLines(drawing: Drawing, region: Region, cell: Cell): Words[] {
  const { row, column, width } = cell;
  const [marks = ''] = flowed(marksAt(drawing, region), { width });
  return [
    centred(bannered(drawing, region), cell, width),
    centred(marks, { row: row + 1, column }, width),
  ];
}

/** The same in one line. */
export function inOneLine(drawing: Drawing, region: Region, width: number): string {
  const [shown = ''] = flowed([bannered(drawing, region), ...marksAt(drawing, region)], { width });
  return shown;
}

/** One line of a list, padded to the next column. */
export function listLine(drawing: Drawing, region: Region, width: number): string {
  return padded(inOneLine(drawing, region, width - 1), width);
}

function bannered({ view, ink }: Drawing, region: Region): string {
  const name = TOWN_NAMES[townIn(view, region)];
  const visited = view.captains.some((captain) => captain.region === region);
  return `${visited ? ink(name, STRONG) : name} ${bannerMark(signOf(view, region), ink)}`;
}

/** Owner, ships, events and choices; cut from the end if too long. */
export function marksAt({ view, numbers, ink }: Drawing, region: Region): string[] {
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

/** The cubes of the current events here. */
function eventsAt(view: View, region: Region): number[] {
  return eventsShown(view)
    .filter((event) => regionOfEvent(view, event) === region)
    .map((event) => eventCard(view, event).cubes);
}
