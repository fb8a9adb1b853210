// The sign of a town as a row of icons: what it costs and what it gives.

import type { IconName } from '@tidetable/board/look/icon-names.ts';
import type { Cost, Gains, Good, SignStep } from '../public.ts';
import { GOOD_ICONS, WANTED_ICONS } from './looks.ts';
import { boardWords } from './words.ts';

/** An icon, or a letter or two between icons. */
export type Mark = { readonly icon: IconName } | { readonly text: string };

export function marksOf(step: SignStep): readonly Mark[] {
  switch (step.do) {
    case 'rest':
      return [{ icon: 'person-in-bed' }];
    case 'gain':
      return gainMarks(step.gain);
    case 'gain-per-worker':
      return [
        ...(step.plus > 0 ? [...counted(step.plus, GOOD_ICONS[step.good]), { text: '+' }] : []),
        { icon: GOOD_ICONS[step.good] },
        { text: '/' },
        { icon: WANTED_ICONS.work },
      ];
    case 'choose':
      return step.from.flatMap((gain, nth) => [
        ...(nth === 0 ? [] : [{ text: boardWords().or }]),
        ...gainMarks(gain),
      ]);
    case 'barter':
      return [...costMarks(step.pay), { text: '▸' }, ...gainMarks(step.gain)];
    case 'hire':
      return [
        { icon: WANTED_ICONS.any },
        ...(step.surcharge > 0
          ? [{ text: '+' }, ...counted(step.surcharge, GOOD_ICONS.coins)]
          : []),
      ];
    case 'reputation':
      return [{ icon: 'trumpet-flag' }];
    case 'build':
      return [{ icon: 'hammer-nails' }];
    case 'place-cube':
      return [{ icon: 'cube' }];
  }
}

function counted(count: number, icon: IconName): Mark[] {
  return count === 1 ? [{ icon }] : [{ text: String(count) }, { icon }];
}

export function gainMarks(gain: Gains): Mark[] {
  return (Object.entries(gain) as [Good, number][]).flatMap(([good, count]) =>
    counted(count, GOOD_ICONS[good]),
  );
}

export function costMarks({ cargo = 0, crew = [], ...goods }: Cost): Mark[] {
  return [
    ...gainMarks(goods),
    ...(cargo > 0 ? [{ icon: GOOD_ICONS.fish }, { text: '/' }, { icon: GOOD_ICONS.wood }] : []),
    ...crew.map((wanted) => ({ icon: WANTED_ICONS[wanted] })),
  ];
}

/** Width of a mark; an icon is 1. */
export function widthOf(mark: Mark): number {
  return 'icon' in mark ? 1 : 0.3 + 0.24 * mark.text.length;
}

const WIDEST = 6.6;

/** Steps side by side while they fit, separated by a dot; else stacked. */
export function signRows(action: readonly SignStep[]): readonly (readonly Mark[])[] {
  const rows: Mark[][] = [];
  for (const step of action) {
    const marks = marksOf(step);
    const last = rows.at(-1);
    const joined = [...(last ?? []), { text: '·' }, ...marks];
    if (last !== undefined && rowWidth(joined) <= WIDEST) rows[rows.length - 1] = joined;
    else rows.push([...marks]);
  }
  return rows;
}

export function rowWidth(marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => sum + widthOf(mark), 0);
}
