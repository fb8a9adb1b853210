// Cards as details of actions: `giveWood=2 askGold=1` or `wood=1 gold=1`, without zeros.
import { type Cards, KINDS, type Kind } from './data/resources.ts';

export type Given = { readonly [K in `give${Capitalize<Kind>}`]?: number };
export type Asked = { readonly [K in `ask${Capitalize<Kind>}`]?: number };
export type Bundle = { readonly [K in Kind]?: number };

/** The names of the details, in the order of `KINDS`. */
export const GIVEN = [
  'giveWood',
  'giveIron',
  'giveRum',
  'giveGold',
] as const satisfies readonly (keyof Given)[];
export const ASKED = [
  'askWood',
  'askIron',
  'askRum',
  'askGold',
] as const satisfies readonly (keyof Asked)[];

export const NOTHING: Cards = KINDS.map(() => 0);

function detailed(names: readonly string[], cards: Cards): Readonly<Record<string, number>> {
  const details: Record<string, number> = {};
  names.forEach((name, kind) => {
    if (cards[kind]) details[name] = cards[kind];
  });
  return details;
}

function counted(names: readonly string[], action: object): number[] {
  return names.map((name) => (action as Readonly<Record<string, number>>)[name] ?? 0);
}

/** `{ giveWood: 2 }`. */
export function given(cards: Cards): Given {
  return detailed(GIVEN, cards);
}

/** `{ askGold: 1 }`. */
export function asked(cards: Cards): Asked {
  return detailed(ASKED, cards);
}

/** `{ wood: 1, gold: 1 }`. */
export function bundle(cards: Cards): Bundle {
  return detailed(KINDS, cards);
}

export function cardsGiven(action: Given): number[] {
  return counted(GIVEN, action);
}

export function cardsAsked(action: Asked): number[] {
  return counted(ASKED, action);
}

export function cardsIn(action: Bundle): number[] {
  return counted(KINDS, action);
}

/** Kind by kind. */
export function isWithin(cards: Cards, limit: Cards): boolean {
  return cards.every((count, kind) => count <= (limit[kind] as number));
}

export function areSame(one: Cards, other: Cards): boolean {
  return one.every((count, kind) => count === other[kind]);
}

/** Missing cards by kind, without zeros. */
export function shortOf(held: Cards, wanted: Cards): number[] {
  return wanted.map((count, kind) => Math.max(0, count - (held[kind] as number)));
}

/** Every bundle of this size within a limit. */
export function bundlesOf(size: number, limit: Cards): number[][] {
  let found: number[][] = [[]];
  for (const kind of KINDS.keys())
    found = found.flatMap((cards) => {
      const left = size - total(cards);
      const most = Math.min(left, limit[kind] as number);
      const least = kind === KINDS.length - 1 ? left : 0;
      return Array.from({ length: Math.max(0, most - least + 1) }, (_none, index) => [
        ...cards,
        most - index,
      ]);
    });
  return found;
}

/** Every bundle within a limit, the empty one first. */
export function bundlesWithin(limit: Cards): number[][] {
  return Array.from({ length: total(limit) + 1 }, (_none, size) => bundlesOf(size, limit)).flat();
}

function total(cards: Cards): number {
  return cards.reduce((all, count) => all + count, 0);
}
