// Moving over any game's board with the arrow keys, from spot to spot.

import { isTyping } from '@tidetable/board/keys.ts';
import { useEffect, useRef } from 'preact/hooks';
import { type Box, boxOf, middleOf } from './box.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const TO_LIT: Readonly<Record<string, 1 | -1>> = { n: 1, N: -1 };

type Thing = HTMLElement | SVGElement;

const things = (): Thing[] => [...document.querySelectorAll<Thing>('.sea [data-spot][tabindex]')];

/** Of spots at the same place, focus the one that can be touched now, else the topmost. */
const WORTH = ['plain', 'barred', 'picked', 'open'];

const worthOf = ({ classList }: Thing): number =>
  WORTH.findLastIndex((kind) => classList.contains(kind));

function isSamePlace(one: Box, other: Box): boolean {
  const [from, to] = [middleOf(one), middleOf(other)];
  return (
    Math.abs(from.x - to.x) < Math.min(one.width, other.width) / 4 &&
    Math.abs(from.y - to.y) < Math.min(one.height, other.height) / 4
  );
}

/** Roving tabindex: Tab returns to the last spot, and to every lit button beside the drawing. */
function setTabStop(there: Thing | undefined): void {
  for (const thing of things()) {
    const stop = thing === there || isLitButton(thing) ? '0' : '-1';
    if (thing.getAttribute('tabindex') !== stop) thing.setAttribute('tabindex', stop);
  }
}

function isLitButton(thing: Thing): boolean {
  return thing instanceof HTMLElement && thing.classList.contains('open');
}

function step(way: Point, last: Thing | undefined): boolean {
  const all = things();
  const here = all.find((thing) => thing === document.activeElement);
  const next = here === undefined ? last : nextTo(here, way, all);
  if (next === undefined) return here !== undefined;
  focusOn(next);
  return true;
}

/** A drawing must not scroll under the focus; boards beside it may have to. */
function focusOn(thing: Thing): void {
  thing.focus({ preventScroll: !(thing instanceof HTMLElement) });
}

function nextTo(here: Thing, way: Point, all: readonly Thing[]): Thing | undefined {
  const from = boxOf(here);
  const elsewhere = all
    .map((thing) => ({ thing, box: boxOf(thing) }))
    .filter(({ box }) => !isSamePlace(from, box));
  const middles = elsewhere.map(({ box }) => middleOf(box));
  const next = elsewhere[nearest(middleOf(from), way, middles)];
  if (next === undefined) return undefined;
  const there = elsewhere.filter(({ box }) => isSamePlace(next.box, box));
  return there.reduce((best, one) => (worthOf(one.thing) >= worthOf(best.thing) ? one : best))
    .thing;
}

/** Index of the nearest in that direction, those straight ahead first; -1 if there is none. */
export function nearest(from: Point, way: Point, others: readonly Point[]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, { x, y }] of others.entries()) {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    const far = ahead + 2.5 * aside;
    if (ahead > 1 && aside < ahead * 3 && far < least) [best, least] = [at, far];
  }
  return best;
}

/** To the next or previous spot that can be touched now, wrapping around. */
function stepToLit(by: 1 | -1, last: Thing | undefined): boolean {
  const lit = things().filter(({ classList }) => classList.contains('open'));
  if (lit.length === 0) return false;
  const here = lit.indexOf(document.activeElement as Thing);
  const next = here >= 0 ? here + by : Math.max(0, lit.indexOf(last as Thing));
  focusOn(lit.at(next % lit.length) as Thing);
  return true;
}

export function useArrowKeys(): void {
  /** Where the focus was last. */
  const last = useRef<Thing | undefined>(undefined);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event)) return;
      const way = DIRECTIONS[event.key];
      const by = TO_LIT[event.key];
      const hasMoved =
        way !== undefined
          ? step(way, last.current)
          : by !== undefined && stepToLit(by, last.current);
      if (hasMoved) event.preventDefault();
    };
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.matches('.sea [data-spot]')) return;
      last.current = target as Thing;
      setTabStop(last.current);
    };
    addEventListener('keydown', pressed);
    addEventListener('focusin', focused);
    return () => {
      removeEventListener('keydown', pressed);
      removeEventListener('focusin', focused);
    };
  }, []);
  useEffect(() => {
    if (last.current?.isConnected !== true) {
      const all = things();
      last.current = all.find((thing) => thing.classList.contains('open')) ?? all[0];
    }
    setTabStop(last.current);
  });
}
