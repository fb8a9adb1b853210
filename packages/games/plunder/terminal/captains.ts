// Each captain: points by kind, cards in hand, and what the ships carry.
import type { Seat } from '@tidetable/engine';
import type { Scene } from '@tidetable/terminal/board';
import { FAINT, GLOW, type Ink, STRONG } from '@tidetable/terminal/ink';
import { flowed, plural } from '@tidetable/terminal/text';
import {
  captainName,
  chart,
  fleetOf,
  islandsOf,
  pointsOf,
  type Ship,
  teamOf,
  type View,
} from '../public.ts';
import { captainMark, shipLetters, styleOf } from './looks.ts';

/** In full, in as many lines as it takes. */
export function drawCaptain(view: View, seat: Seat, scene: Scene, width: number): string[] {
  const { ships, isles, cards, points } = countsOf(view, seat);
  const items = [
    headOf(view, seat, scene),
    scene.ink(`(${scene.players[seat] ?? 'nobody'})`, FAINT),
    `${plural(points, 'point')}:`,
    `${plural(ships, 'ship')},`,
    `${plural(isles, 'island')},`,
    `${plural(cards, 'Plunder Point')};`,
    `hand ${view.captains[seat]?.handSize}`,
  ];
  const [first = '', ...more] = flowed(items, { width: width - HANGING });
  return [
    first,
    ...more.map((line) => ' '.repeat(HANGING) + line),
    ...flowed(shipItems(view, seat, scene.ink), { width, indent: HANGING, gap: 2 }),
  ];
}

const HANGING = 3;

/** `▶R Red 5=2+2+1 h7  Ra F12 ♥3M1C2`: points as ships, islands and Plunder Points; cards in hand; ships. */
export function drawCaptainInBrief(view: View, seat: Seat, scene: Scene, width: number): string[] {
  const { ships, isles, cards, points } = countsOf(view, seat);
  const head = headOf(view, seat, scene);
  const sums = `${points}=${ships}+${isles}+${cards}`;
  const items = [`${head} ${sums} h${view.captains[seat]?.handSize}`];
  return flowed([...items, ...shipItems(view, seat, scene.ink)], { width, gap: 2 });
}

function countsOf(view: View, seat: Seat) {
  return {
    ships: fleetOf(view, seat).length,
    isles: islandsOf(view, seat).length,
    cards: view.captains[seat]?.plunderPoints ?? 0,
    points: pointsOf(view, seat),
  };
}

function headOf(view: View, seat: Seat, { ink, chooser }: Scene): string {
  const name = chooser === seat ? ink(captainName(seat), STRONG) : captainName(seat);
  const team = view.options.teams === 'none' ? '' : `/${teamLetter(teamOf(view.options, seat))}`;
  return `${markOf(view, seat, chooser, ink)}${captainMark(seat, ink)} ${name}${ink(team, FAINT)}`;
}

/** Marks who must decide, and whose turn it is if that is another seat. */
function markOf({ turn }: View, seat: Seat, chooser: Seat | null, ink: Ink): string {
  if (chooser === seat) return ink('▶', GLOW);
  return turn.seat === seat ? ink('>', FAINT) : ' ';
}

export function teamLetter(team: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + team);
}

function shipItems(view: View, seat: Seat, ink: Ink): string[] {
  const fleet = fleetOf(view, seat);
  return fleet.length === 0 ? ['no ship'] : fleet.map((ship) => shipItem(view, ship, ink));
}

/** `Ra F12 ♥3M1C2~1`: lives, masts, cannons, and squares that the masts still give. */
function shipItem(view: View, ship: Ship, ink: Ink): string {
  const { id, seat, square, lives, masts, cannons, wind, moored } = ship;
  const mark = ink(shipLetters(seat, id), styleOf(seat));
  const sails = masts === 0 ? '' : `M${masts}`;
  const guns = cannons === 0 ? '' : `C${cannons}`;
  const breeze = view.turn.seat === seat && wind > 0 ? `~${wind}` : '';
  return `${mark} ${chart(view).names[square]} ♥${lives}${sails}${guns}${breeze}${moored ? '#' : ''}`;
}
