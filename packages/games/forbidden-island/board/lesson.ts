// A guided first game of Forbidden Island.

import { canDo, type Hint, hasHappened, type Lesson, type Scene } from '@tidetable/board/lesson.ts';
import { settings } from '@tidetable/board/settings.ts';
import { inLanguage } from '@tidetable/board/words/language.ts';
import { type Action, TREASURES, type View } from '../words/en/face.ts';
import { lesson as texts } from '../words/en/lesson.ts';

type Island = Scene<View>;

const spot = (name: string): string => `[data-spot="${name}"]`;
const WEIGHTY = '.actions .weighty';

/** The first spot where an action of this kind can be done. */
function tileFor({ offers }: Island, type: 'move' | 'shore-up'): readonly string[] {
  return offers.flatMap(({ action, allowed }) => {
    const one = action as Action;
    if (!allowed || one.type !== type) return [];
    return [spot(`tile:${one.type === 'move' ? one.to : one.tile}`)];
  });
}

/** A step that brings a flooded tile within reach, if there is one. */
function towardsWater(scene: Island): readonly string[] {
  return tileFor(scene, 'move');
}

function myTurn({ view, seat }: Island): boolean {
  const frame = view.agenda.at(-1);
  return frame?.step === 'take-actions' && frame.seat === seat;
}

function leftToDo({ view }: Island): number {
  const frame = view.agenda.at(-1);
  return frame?.step === 'take-actions' ? frame.left : 0;
}

function mine({ view, seat }: Island): readonly string[] {
  return view.hands[seat] ?? [];
}

/** Whether the page waits for an answer: passes without alternatives are played automatically. */
function isAsked({ offers }: Island): boolean {
  return !settings.value.flows || offers.filter(({ allowed }) => allowed).length > 1;
}

const HINTS: readonly Hint<View>[] = [
  { id: 'welcome', when: () => true },
  { id: 'pawn', when: myTurn, point: ({ seat }) => [spot(`pawn:${seat}`)] },
  {
    id: 'shore',
    isTask: true,
    when: (scene) => canDo(scene, 'shore-up'),
    point: (scene) => tileFor(scene, 'shore-up'),
  },
  {
    id: 'move',
    isTask: true,
    when: (scene) => myTurn(scene) && leftToDo(scene) > 0 && canDo(scene, 'move'),
    point: towardsWater,
  },
  {
    id: 'undo',
    when: (scene) =>
      myTurn(scene) && (hasHappened(scene, 'moved') || hasHappened(scene, 'shored-up')),
    point: () => ['.steps button[aria-disabled]'],
  },
  {
    id: 'done',
    isTask: true,
    when: (scene) => myTurn(scene) && leftToDo(scene) === 0 && isAsked(scene),
    point: () => [WEIGHTY],
  },
  {
    id: 'drew',
    when: (scene) =>
      scene.events.some(
        (event) => event.type === 'drew' && 'seat' in event && event.seat === scene.seat,
      ),
    point: () => ['.hand'],
  },
  {
    id: 'pause',
    isTask: true,
    when: (scene) => canDo(scene, 'pass') && isAsked(scene),
    point: () => [WEIGHTY],
  },
  {
    id: 'waters',
    when: (scene) => hasHappened(scene, 'waters-rose'),
    point: () => [spot('meter')],
  },
  { id: 'flooded', when: (scene) => hasHappened(scene, 'flooded') },
  { id: 'sank', when: (scene) => hasHappened(scene, 'sank') },
  {
    id: 'special',
    when: (scene) => mine(scene).some((card) => card === 'sandbags' || card === 'helicopter-lift'),
    point: (scene) =>
      mine(scene)
        .filter((card) => card === 'sandbags' || card === 'helicopter-lift')
        .map((card) => spot(`card:${card}`)),
  },
  {
    id: 'give',
    when: (scene) => myTurn(scene) && canDo(scene, 'give'),
    point: ({ seat }) => [spot(`player:${1 - seat}`)],
  },
  { id: 'limit', when: (scene) => canDo(scene, 'discard'), point: () => ['.hand'] },
  {
    id: 'goal',
    when: (scene) => scene.events.filter(({ type }) => type === 'turn-began').length > 2,
  },
  {
    id: 'capture',
    isTask: true,
    when: (scene) => canDo(scene, 'capture'),
    point: () => ['.treasures .open'],
  },
  {
    id: 'leave',
    when: ({ view }) => TREASURES.every((treasure) => view.captured[treasure] !== null),
    point: () => [spot('tile:fools-landing')],
  },
];

export const lesson: Lesson<View> = {
  opening: {
    game: 'forbidden-island',
    seats: 2,
    options: { difficulty: 'novice', roles: ['messenger', 'engineer'], first: '1' },
    seed: '7'.repeat(63).concat('1'),
  },
  hints: HINTS,
  texts: () => inLanguage(texts),
};
