// Each captain's ship board and capital city, in a line or two.
import type { Seat } from '@tidetable/engine';
import type { Scene } from '@tidetable/terminal/board';
import { FAINT, GLOW, STRONG } from '@tidetable/terminal/ink';
import { flowed } from '@tidetable/terminal/text';
import {
  BUILDING_CARDS,
  booksAreCards,
  captainOf,
  cargoLimit,
  placeName,
  placeOf,
  RENOWN_TRACK,
  type SeenCaptain,
  shipName,
  type View,
} from '../public.ts';
import { crewWords, shipMark } from './looks.ts';

export function drawCaptain(view: View, seat: Seat, scene: Scene, width: number): string[] {
  const { ink } = scene;
  const captain = captainOf(view, seat);
  const chooses = scene.chooser === seat;
  const name = chooses ? ink(shipName(seat), STRONG) : shipName(seat);
  const head = `${chooses ? ink('▶', GLOW) : ' '}${shipMark(seat, ink)} ${name}`;
  const first = [
    head,
    ink(`(${scene.players[seat] ?? 'nobody'})`, FAINT),
    place(view, captain),
    ...goods(view, captain, seat),
  ];
  return [...hanging(first, width), ...flowed(crewAndCity(captain), { width, indent: 3 })];
}

/** A captain in one line, with crew and buildings as counts. */
export function drawCaptainInBrief(view: View, seat: Seat, scene: Scene, width: number): string[] {
  const captain = captainOf(view, seat);
  const { deck, below, injured, buildings } = captain;
  const hurt = injured.length === 0 ? '' : `, hurt ${injured.length}`;
  const items = [
    ` ${shipMark(seat, scene.ink)} ${shipName(seat)}`,
    place(view, captain),
    ...goods(view, captain, seat),
    `deck ${deck.length}, below ${below.length}${hurt},`,
    `city ${buildings.length}`,
  ];
  return hanging(items, width);
}

/** Continuation lines are indented. */
function hanging(items: readonly string[], width: number): string[] {
  const [first = ''] = flowed(items, { width });
  const rest = items.slice(countIn(items, first));
  return [first, ...flowed(rest, { width, indent: 3 })];
}

/** How many of the items fit at the start of this line. */
function countIn(items: readonly string[], line: string): number {
  return items.findIndex((_none, at) => items.slice(0, at + 1).join(' ') === line) + 1;
}

function place(view: View, { region }: SeenCaptain): string {
  return region === null ? 'beside the map' : `at ${placeName(placeOf(view, region))}`;
}

function goods(view: View, captain: SeenCaptain, seat: Seat): string[] {
  const { coins, fish, wood, books, pirates, serpents, ichor, renown } = captain;
  const sevens = captain.tokens.length + captain.sevens;
  return [
    `★${renown}/${RENOWN_TRACK}${sevens === 0 ? '' : `+${sevens}×${RENOWN_TRACK}`}`,
    `${coins}c`,
    `${fish}f+${wood}w/${cargoLimit(view, seat)}`,
    booksAreCards(view) ? `${captain.handSize} in hand` : `${books}b`,
    ...(pirates > 0 ? [`pirates ${pirates}`] : []),
    ...(serpents > 0 ? [`serpents ${serpents}`] : []),
    ...(ichor ? ['Ichor'] : []),
  ];
}

function crewAndCity({ deck, below, injured, buildings }: SeenCaptain): string[] {
  const part = (label: string, things: readonly string[]): string[] =>
    things.length === 0 ? [] : `${label} ${things.join(', ')};`.split(' ');
  const words = [
    ...part('Deck', deck.length === 0 ? ['empty'] : crewWords(deck)),
    ...part('below', crewWords(below)),
    ...part('hurt', crewWords(injured)),
    ...part(
      `city ${buildings.length}:`,
      buildings.map((building) => BUILDING_CARDS[building].name),
    ),
  ];
  return words.map((word, index) => (index === words.length - 1 ? word.replace(/;$/, '') : word));
}
