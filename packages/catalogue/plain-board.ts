// A board for the terminal for games that bring none: everything that is seen, line by line.
import type { Board, Scene } from '@tidetable/terminal/board';
import { FAINT, STRONG } from '@tidetable/terminal/ink';
import { wrapped } from '@tidetable/terminal/text';
import { type PlainField, plainFields } from './plain-view.ts';

function lines({ name, value }: PlainField, scene: Scene, indent = 2): string[] {
  const label = scene.ink(name, FAINT);
  if (typeof value === 'string') return wrapped(`${label} ${value}`, scene.columns, indent);
  return [
    `${' '.repeat(indent)}${label}`,
    ...value.flatMap((field) => lines(field, scene, indent + 2)),
  ];
}

const draw = (view: object, scene: Scene): string[] => [
  ...scene.players.map(
    (player, seat) =>
      `${scene.ink(`player ${seat + 1}`, STRONG)}${player === '' ? '' : `: ${player}`}`,
  ),
  ...plainFields(view).flatMap((field) => lines(field, scene)),
];

export const plainBoard: Board = {
  draw,
  piles: draw,
  legend: () => [],
  tone: () => null,
  seatName: (_view, seat) => `player ${seat + 1}`,
  passing: null,
};
