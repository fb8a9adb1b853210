// Plunder in the terminal: the chart, the captains, the stacks and one's own hand.

import type { Board, Scene } from '@tidetable/terminal/board';
import { beside } from '@tidetable/terminal/text';
import {
  type Action,
  CAPTAIN_NAMES,
  captainName,
  chart,
  EMBLEMS,
  NONE,
  type Plunder,
  type Square,
  squareAt,
  treasureText,
  treasureTitle,
  type View,
} from '../public.ts';
import { shortcuts } from './bargains.ts';
import { drawCaptain, drawCaptainInBrief } from './captains.ts';
import { chartWidth, drawChart, type Numbers } from './chart.ts';
import { captainMark } from './looks.ts';
import { odds } from './odds.ts';
import {
  drawIslands,
  drawPanel,
  drawPanelInBrief,
  drawPrices,
  type Paper,
  section,
} from './panel.ts';

const GAP = 2;
/** The least width for a panel beside the chart. */
const NARROWEST = 28;

/** The chart with the panels beside or below it; with few lines, less of them. */
function draw(view: View, scene: Scene<Action>): string[] {
  const { columns, ink, lines = Number.POSITIVE_INFINITY } = scene;
  const map = drawChart(view, numbersBySquare(view, scene), ink);
  const side = columns - chartWidth(view) - GAP;
  const paper = (width: number): Paper => ({ width, ink });
  const rest = (width: number, captain: typeof drawCaptain): string[] => [
    ...captainLines(view, scene, width, captain),
    ...drawPanel(view, paper(width)),
  ];
  const islands = drawIslands(view, paper(side));
  const own = scene.chooser === null ? [] : drawCaptainInBrief(view, scene.chooser, scene, columns);
  const pictures = [
    ...(side < NARROWEST
      ? []
      : [
          beside(map, [...rest(side, drawCaptain), ...islands], GAP),
          beside(map, rest(side, drawCaptain), GAP),
          beside(map, rest(side, drawCaptainInBrief), GAP),
        ]),
    [...map, ...rest(columns, drawCaptain)],
    [...map, ...rest(columns, drawCaptainInBrief)],
    [...map, ...own, ...drawPanelInBrief(view, paper(columns))],
  ];
  return (
    pictures.find((picture) => picture.length <= lines) ?? [
      ...map,
      ...drawPanelInBrief(view, paper(columns)),
    ]
  );
}

function captainLines(
  view: View,
  scene: Scene<Action>,
  width: number,
  captain: typeof drawCaptain,
): string[] {
  return [...view.captains.keys()].flatMap((seat) => captain(view, seat, scene, width));
}

/** The square of a choice: to sail to, to place a ship on, or to begin at. */
function numbersBySquare(view: View, { choices }: Scene<Action>): Numbers {
  const numbers = new Map<Square, string>();
  const several = new Set<Square>();
  for (const { action, number } of choices) {
    const square = squareIn(view, action);
    if (square === NONE) continue;
    if (numbers.has(square)) several.add(square);
    if (number.length <= 2) numbers.set(square, number);
  }
  for (const square of several) numbers.delete(square);
  return numbers;
}

function squareIn(view: View, action: Action): Square {
  const { islands } = chart(view);
  switch (action.type) {
    case 'pick':
      return islands.find(({ id }) => id === action.island)?.ports[0] ?? NONE;
    case 'sail':
      return squareAt(chart(view), action.to);
    case 'place-ship':
    case 'berth':
      return squareAt(chart(view), action.at);
    default:
      return NONE;
  }
}

function piles(view: View, scene: Scene<Action>): string[] {
  const paper: Paper = { width: scene.columns, ink: scene.ink };
  const used = view.treasureUsed.map(
    (card) => `${treasureTitle(card)} (ours): ${treasureText(card)}`,
  );
  return [
    ...captainLines(view, scene, scene.columns, drawCaptain),
    ...drawPanel(view, paper),
    ...drawPrices(paper),
    ...drawIslands(view, paper),
    ...section(
      'X marks',
      view.crosses.map((square) => chart(view).names[square] ?? ''),
      paper,
    ),
    ...used.flatMap((words, at) =>
      section(at === 0 ? 'Used' : '', words.split(' '), { ...paper, gap: 1 }),
    ),
  ];
}

function legend(view: View, { ink, columns: width }: Scene<Action>): string[] {
  const line = (label: string, items: readonly string[]): string[] =>
    section(label, items, { width, ink });
  return [
    ...line(
      'Captains',
      CAPTAIN_NAMES.slice(0, view.seats).map(
        (name, seat) => `${captainMark(seat, ink)} ${name}, the ${EMBLEMS[seat]}`,
      ),
    ),
    ...line('Chart', [
      'Rg the Red Gull',
      '▒ land',
      '2B▒ 2 skulls, Blue',
      'M▒▒ Merchants',
      '(↑) port, entered from the north',
      '╚ ╔ ╗ ╝ from both sides it points to',
      '┃ ▁ ▔ land barrier',
      'X treasure',
      '≈ storm, @ its centre',
      'numbers: the choices that lead there',
    ]),
    ...line('Captain', ['5=2+2+1 points: ships, islands, Plunder Points', 'h7 cards in hand']),
    ...line('Ships', [
      '♥3 lives',
      'M1 masts',
      'C2 cannons',
      '~1 squares left by mast',
      '# moored until the next turn',
    ]),
    ...drawPrices({ width, ink }),
  ];
}

const TONES: Partial<Record<Plunder['event']['type'], 'good' | 'bad'>> = {
  conquered: 'good',
  'gained-point': 'good',
  sank: 'bad',
  'lost-life': 'bad',
  'turn-cut-short': 'bad',
  'time-called': 'bad',
};

export const plunderBoard: Board<Plunder> = {
  draw,
  piles,
  legend,
  tone: ({ type }) => TONES[type] ?? null,
  seatName: (_view, seat) => `${captainName(seat)} captain`,
  passing: null,
  deliberate: ['end-turn', 'no-deal', 'no-answer'],
  extras: { odds },
  shortcuts,
};
