// Islebound in the terminal: the sea, its tracks and rows, the captains.

import type { Board, Scene } from '@tidetable/terminal/board';
import { beside } from '@tidetable/terminal/text';
import {
  type Action,
  DEEP_FOG,
  type Islebound,
  PAGES,
  type Region,
  regionOfEvent,
  shipName,
  type View,
} from '../public.ts';
import { drawCaptain } from './captains.ts';
import { CHART_WIDTH, type Chart, type Layout } from './chart.ts';
import { fogChart } from './fog.ts';
import { legendOf } from './legend.ts';
import { seaChart } from './map.ts';
import { odds } from './odds.ts';
import { piles } from './piles.ts';
import type { Numbers } from './regions.ts';
import { drawTracks, type Fullness } from './tracks.ts';

const GAP = 2;
/** The least width for a panel beside the map. */
const NARROWEST = 38;

function chartOf({ fog }: View): Chart {
  return fog === null ? seaChart : fogChart;
}

/** The map with the panels beside it, or else the first layout that fits. */
function draw(view: View, scene: Scene<Action>): string[] {
  const { columns, ink, chooser, lines = Number.POSITIVE_INFINITY } = scene;
  const chart = chartOf(view);
  const drawing = { view, numbers: numbersByRegion(view, scene), ink };
  const notes = chart.notes(drawing, chooser);
  const tracks = (width: number, fullness: Fullness): string[] =>
    drawTracks(view, scene, { width, fullness, notes });
  const laidOut = (layout: Layout): string[] => [
    ...(layout.chart === 'list' ? chart.list(drawing, columns) : chart.picture(drawing, chooser)),
    ...tracks(columns, layout.tracks),
    ...captainsIn(view, scene, layout.others),
  ];
  const side = columns - CHART_WIDTH - GAP;
  const layouts = chart.layouts.filter((one) => one.chart === 'list' || columns >= CHART_WIDTH);
  const pictures = [
    ...(side < NARROWEST
      ? []
      : [
          [
            ...beside(chart.picture(drawing, chooser), tracks(side, 'full'), GAP),
            ...captainsIn(view, scene, drawCaptain),
          ],
        ]),
    ...layouts.map(laidOut),
  ];
  return pictures.find((picture) => picture.length <= lines) ?? (pictures.at(-1) as string[]);
}

/** The deciding captain in full, the others in this form. */
function captainsIn(view: View, scene: Scene<Action>, others: Layout['others']): string[] {
  return view.captains.flatMap((_none, seat) =>
    (seat === scene.chooser ? drawCaptain : others)(view, seat, scene, scene.columns),
  );
}

/** Choices that lead to a region, or complete an event there. */
function numbersByRegion(view: View, { choices }: Scene<Action>): Numbers {
  const numbers: string[][] = Array.from({ length: DEEP_FOG + 1 }, () => []);
  for (const { action, number } of choices) {
    const region = regionFor(view, action);
    if (region !== null) numbers[region]?.push(number);
  }
  return numbers;
}

function regionFor(view: View, action: Action): Region | null {
  switch (action.type) {
    case 'sail':
    case 'brave-fog':
      return view.towns.indexOf(action.to);
    case 'place':
      return action.at === 'deep-fog' ? DEEP_FOG : view.towns.indexOf(action.at);
    case 'choose-port':
      return view.towns.indexOf(action.port);
    case 'complete-event':
      return regionOfEvent(view, action.event);
    default:
      return null;
  }
}

const TONES: Partial<Record<Islebound['event']['type'], 'good' | 'bad'>> = {
  conquered: 'good',
  'took-token': 'good',
  'completed-event': 'good',
  'regained-ichor': 'good',
  injured: 'bad',
  retreated: 'bad',
  dropped: 'bad',
  'went-without': 'bad',
  'end-triggered': 'bad',
  'lost-in-fog': 'bad',
  'monster-emerged': 'bad',
  'defeated-monster': 'good',
};

export const isleboundBoard: Board<Islebound> = {
  draw,
  piles,
  legend: (view, scene) => legendOf(view, scene, chartOf(view).legend(view)),
  tone: ({ type }) => TONES[type] ?? null,
  seatName: (_view, seat) => shipName(seat),
  passing: null,
  deliberate: ['end-turn'],
  extras: { odds },
  pages: PAGES,
};
