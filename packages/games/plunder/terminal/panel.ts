// Beside the chart: turn, goal, stacks, hand and islands.

import { FAINT, type Ink } from '@tidetable/terminal/ink';
import { labelled, plural, widthOf } from '@tidetable/terminal/text';
import {
  BURIAL_GOLD,
  COSTS,
  cardWords,
  chart,
  type Island,
  isMerchant,
  KINDS,
  PEGS,
  pointsOf,
  targetOf,
  teamOf,
  teamPoints,
  type View,
} from '../public.ts';
import { teamLetter } from './captains.ts';
import { captainMark } from './looks.ts';

const INDENT = 9;

export interface Paper {
  readonly width: number;
  readonly ink: Ink;
  readonly gap?: number;
}

/** Items that are too wide break between words. */
export function section(label: string, items: readonly string[], paper: Paper): string[] {
  const { width, ink, gap = 2 } = paper;
  if (items.length === 0) return [];
  const tooWide = items.some((item) => INDENT + widthOf(item) > width);
  const fitting = tooWide
    ? items.flatMap((item, at) => inWords(item, at === items.length - 1))
    : items;
  return labelled(ink(label, FAINT), fitting, { width, indent: INDENT, gap: tooWide ? 1 : gap });
}

function inWords(item: string, isLast: boolean): string[] {
  return (isLast || item.endsWith(';') ? item : `${item};`).split(' ');
}

/** The turn, what is on offer, the viewer's own cards, and the goal. */
export function drawPanel(view: View, paper: Paper): string[] {
  const hand = handWords(view);
  return [
    ...section('Turn', turnItems(view, paper.ink), paper),
    ...section('Stacks', stackItems(view), paper),
    ...(hand === null
      ? section('Goal', [goalWords(view)], paper)
      : section('Hand', [`${hand};`, `goal ${goalWords(view)}`], paper)),
  ];
}

/** The essentials, for small screens. */
export function drawPanelInBrief(view: View, paper: Paper): string[] {
  const points = [...view.captains.keys()].map(
    (seat) => captainMark(seat, paper.ink) + pointsOf(view, seat),
  );
  const hand = handWords(view);
  const goods = [...(hand === null ? [] : [`hand ${hand}`]), `points ${points.join(' ')}`];
  return section('Turn', [...turnItems(view, paper.ink), ...goods], paper);
}

function turnItems({ turn, round, storm, layout, options }: View, ink: Ink): string[] {
  const { names } = chart({ layout });
  return [
    `round ${round}`,
    turn.pool === null ? 'not rolled' : `sailing ${turn.pool}`,
    `storm ${names[storm]}`,
    ...(options.offersPerTurn === 0
      ? []
      : [`${plural(options.offersPerTurn - turn.offers, 'offer')} left`]),
    ...(turn.treaties.length === 0
      ? []
      : [`treaty ${turn.treaties.map((seat) => captainMark(seat, ink)).join(' ')}`]),
  ];
}

/** `10 points`, or `16 points, A 9, B 7`. */
function goalWords(view: View): string {
  const target = targetOf(view.options);
  const goal = target === null ? 'most when the clock runs out' : plural(target, 'point');
  if (view.options.teams === 'none') return goal;
  const teams = new Map<number, number>();
  for (const seat of view.captains.keys())
    teams.set(teamOf(view.options, seat), teamPoints(view, seat));
  return [goal, ...[...teams].map(([team, points]) => `${teamLetter(team)} ${points}`)].join(', ');
}

function stackItems({ stacks, deck, treasure, treasureUsed }: View): string[] {
  return [
    ...KINDS.map((kind, at) => `${kind} ${stacks[at]}`),
    `deck ${deck}`,
    `treasure ${treasure}, ${treasureUsed.length} used`,
  ];
}

function handWords({ hand }: View): string | null {
  return hand.length === 0 ? null : cardWords(hand);
}

/** What building costs. */
export function drawPrices(paper: Paper): string[] {
  const prices = (['ship', ...PEGS] as const).map((thing) => `${thing} ${cardWords(COSTS[thing])}`);
  return section('Prices', [...prices, `Plunder Point ${BURIAL_GOLD} gold`].map(withStop), paper);
}

function withStop(item: string, at: number, items: readonly string[]): string {
  return at === items.length - 1 ? item : `${item};`;
}

/** `Gull Rock 1 R C3`: skulls, owner and ports. */
export function drawIslands(view: View, paper: Paper): string[] {
  const { islands } = chart(view);
  return section(
    'Islands',
    islands.map((island, at) => islandItem(view, island, at, paper.ink)),
    paper,
  );
}

function islandItem(view: View, { name, skulls, ports }: Island, at: number, ink: Ink): string {
  const { names } = chart(view);
  const owner = view.flags[at] ?? null;
  const sign = isMerchant(view, at) ? 'M' : String(skulls);
  const flag = owner === null ? '' : ` ${captainMark(owner, ink)}`;
  return `${name} ${sign}${flag} ${ports.map((port) => names[port]).join('/')}`;
}
