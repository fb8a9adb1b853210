// The fog in words: the way in, the stacks of boards, the card, and towns out of sight.
import type { Seat } from '@tidetable/engine';
import {
  advancedShows,
  boardOf,
  DEEP_FOG,
  FOG_ROLL,
  fogRoll,
  MONSTER_BUILDINGS,
  MONSTER_STRENGTH,
  type SeenFog,
  shipName,
  TOWN_NAMES,
  type View,
} from '../public.ts';
import { OWNED_BY, shipMark } from './looks.ts';
import { type Drawing, marksAt } from './regions.ts';

/** What reaching the board on top of the fog takes: `roll 4+`, `open`, or that there is none. */
export function wayIn(view: View, seat: Seat | null): string {
  const { mist, emerged } = view.fog as SeenFog;
  if (mist.length === 0) return 'empty';
  if (emerged) return 'open';
  if (seat !== null) return `roll ${fogRoll(view, seat, 0)}+`;
  const rolls = Object.values(FOG_ROLL).map((roll) => `${roll}+`);
  return `roll ${rolls.join(' ')} by speed`;
}

/** Which sides show, and how many boards lie beneath. */
export function boardsItems(view: View, reader: Seat | null): string[] {
  const { boards, mist } = view.fog as SeenFog;
  const inTheFog = Math.max(0, mist.length - 1);
  return [
    advancedShows(view) ? 'advanced sides' : 'basic sides',
    `more beneath: sea ${boards.length - 1}, fog ${inTheFog} (${wayIn(view, reader)})`,
    `${shipName(view.firstPlayer)} first`,
  ];
}

/** The fog, or the monster with who is there, who can go and who has defeated it. */
export function cardItems(drawing: Drawing): string[] {
  const { view, ink } = drawing;
  const { emerged, victors } = view.fog as SeenFog;
  if (!emerged) return [`fog, until somebody owns ${MONSTER_BUILDINGS} buildings`];
  const beaten = victors.map((seat) => shipMark(seat, ink)).join('');
  const there = marksAt(drawing, DEEP_FOG);
  return [
    `the monster: ${MONSTER_STRENGTH} strength or ${MONSTER_STRENGTH} influence`,
    victors.length === 0 ? 'undefeated' : `defeated by ${beaten}`,
    ...(there.length === 0 ? [] : [`there: ${there.join(' ')}`]),
  ];
}

/** Owned towns out of reach, captain by captain. */
export function titles({ view, ink }: Drawing): string[] {
  const { boards, mist } = view.fog as SeenFog;
  const inSight = [null, boards.at(-1), mist.at(-1)];
  const hidden = view.towns.filter((_town, region) => !inSight.includes(boardOf(region)));
  return view.captains.flatMap((_none, seat) => {
    const names = hidden
      .filter((town) => view.owners[view.towns.indexOf(town)] === seat)
      .map((town) => TOWN_NAMES[town]);
    return names.length === 0 ? [] : [`${OWNED_BY}${shipMark(seat, ink)} ${names.join(', ')}`];
  });
}
