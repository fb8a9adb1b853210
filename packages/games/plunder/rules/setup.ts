// Setup, in the printed order.
import { type Chance, itemAt, type Seat } from '@tidetable/engine';
import { KINDS, OPEN_STACK, RESOURCE_CARDS } from './data/resources.ts';
import { crossesFor, DIE, ROWS } from './data/table.ts';
import { TREASURE_DECK } from './data/treasure.ts';
import { layTiles } from './layout.ts';
import { type Chart, chartOf, type Square } from './map.ts';
import type { Options } from './options.ts';
import type { Frame, Seas, Turn } from './state.ts';
import { mayStartAt } from './waters.ts';

export function setup(seats: number, options: Options, chance: Chance): Seas {
  const layout = layTiles(seats, { onlyFace: options.onlyAFaces ? 'A' : null }, chance);
  const chart = chartOf(layout);
  const treasure = TREASURE_DECK.slice();
  chance.shuffle(treasure);
  const crosses = Array.from({ length: crossesFor(seats) }, () => spin(chart, chance));
  const storm = spinStorm(chart, chance);
  const { rolls, highest } = rollForPicks(seats, chance);
  const firstPlayer = (highest + 1) % seats;
  return {
    seats,
    options,
    layout,
    pickingRolls: rolls,
    firstPlayer,
    round: 1,
    expired: false,
    turn: freshTurn(firstPlayer, seats),
    captains: Array.from({ length: seats }, () => ({
      hand: KINDS.map(() => 0),
      plunderPoints: 0,
    })),
    ships: [],
    nextShip: 1,
    flags: chart.islands.map(() => null),
    crosses,
    storm,
    stacks: KINDS.map(() => OPEN_STACK),
    deck: RESOURCE_CARDS.map((count) => count - OPEN_STACK),
    treasure,
    treasureUsed: [],
    agenda: openingAgenda(seats, highest),
    outcome: null,
  };
}

/** Both compasses: row and column (two players spin again beyond 12, PL-DUO-2). */
export function spin({ width }: Chart, chance: Chance): Square {
  const row = chance.roll(ROWS) - 1;
  return row * width + chance.roll(width) - 1;
}

function spinStorm(chart: Chart, chance: Chance): Square {
  for (;;) {
    const centre = spin(chart, chance);
    if (mayStartAt(chart, centre)) return centre;
  }
}

/** The highest picks first; ties for it roll again (PL-AMB-1). */
function rollForPicks(seats: number, chance: Chance): { rolls: number[][]; highest: Seat } {
  const rolls = Array.from({ length: seats }, (): number[] => []);
  let rolling: Seat[] = [...rolls.keys()];
  while (rolling.length > 1) {
    const thrown = rolling.map((seat) => {
      const die = chance.roll(DIE);
      rolls[seat]?.push(die);
      return die;
    });
    const best = Math.max(...thrown);
    rolling = rolling.filter((_seat, index) => thrown[index] === best);
  }
  return { rolls, highest: itemAt(rolling, 0) };
}

export function freshTurn(seat: Seat, seats: number): Turn {
  return {
    seat,
    pool: null,
    treaties: [],
    offers: 0,
    sparedShips: [],
    sparedIslands: [],
    gained: Array<number>(seats).fill(0),
    over: false,
  };
}

/** Picks go counter-clockwise from the highest roll; the last to pick plays first (PL-SETUP-12, PL-SETUP-16). */
function openingAgenda(seats: number, highest: Seat): Frame[] {
  const picks = Array.from({ length: seats }, (_none, step): Frame => {
    return { step: 'pick-island', seat: (highest - step + seats) % seats };
  });
  return [{ step: 'turn', seat: (highest + 1) % seats }, ...picks.reverse()];
}
