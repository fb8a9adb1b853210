// The legend.

import type { Scene } from '@tidetable/terminal/board';
import { type Action, SHIP_NAMES, SKILL_NAMES, SKILLS, type View } from '../public.ts';
import type { Note } from './chart.ts';
import { EVENT_AT, OWNED_BY, SHIP_AT, SKILL_WORDS, shipMark } from './looks.ts';
import { section } from './tracks.ts';

export function legendOf(
  view: View,
  { ink, columns: width }: Scene<Action>,
  notes: readonly Note[],
): string[] {
  const line = (label: string, items: readonly string[]): string[] =>
    section(label, items, { width, ink, gap: 3 });
  return [
    ...line(
      'Ships',
      SHIP_NAMES.slice(0, view.seats).map((name, seat) => `${shipMark(seat, ink)} ${name}`),
    ),
    ...line('Towns', [
      'R5 red: attack it with 5',
      'B5 blue: win it by diplomacy',
      'RB8 either way',
      '2 more where somebody owns it',
    ]),
    ...line('Marks', [
      `${OWNED_BY}G owned by the Gull`,
      `${SHIP_AT}G the Gull lies here`,
      `${EVENT_AT}3 an event for 3 cubes`,
      'numbers: the choices that lead there',
    ]),
    ...notes.flatMap(([label, items]) => line(label, items)),
    ...line('Influence', ['2 G·· slots worth 2, one with a cube of the Gull', '# blocked']),
    ...line('Buildings', [
      '[2b] show 2 books',
      '7c 7 coins to buy it',
      '2f3w 2 fish and 3 wood to build it',
    ]),
    ...line('Captains', [
      '★3/7+2×7 renown 3 and two sevens',
      'c coins',
      'f fish',
      'w wood',
      'b books',
    ]),
    ...line(
      'Crew',
      SKILLS.map((skill) => `${SKILL_WORDS[skill]} ${SKILL_NAMES[skill]}`),
    ),
  ];
}
