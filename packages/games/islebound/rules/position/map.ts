// Whether boards, ports, first player and influence track are as setup lays them out.
import { reading } from '@tidetable/engine';
import { SEA_BOARDS } from '../data/map.ts';
import { PORTS, type Town } from '../data/towns.ts';
import { BLOCKED_SLOTS_FOR_TWO } from '../data/tracks.ts';
import type { Sea } from '../state.ts';

const { insist } = reading;

export function checkMap(sea: Sea): void {
  const boards = SEA_BOARDS.map((board) => board.join());
  const laid = [0, 3, 6, 9].map((from) => sea.towns.slice(from, from + 3).join());
  laid.forEach((board, slot) => {
    insist(boards.includes(board), `state.towns[${3 * slot}]`, 'the towns of a sea board', board);
    const once = laid.indexOf(board) === slot;
    insist(once, `state.towns[${3 * slot}]`, 'each sea board once', board);
  });
  const ports: readonly Town[] = sea.towns.slice(12);
  for (const port of PORTS)
    insist(ports.includes(port), 'state.towns', 'the four ports in the corners', ports.join());
  sea.captains.forEach(({ region }, seat) => {
    const there = region === null || region < sea.towns.length || sea.fog !== null;
    insist(there, `state.captains[${seat}].region`, 'a region of the map', region);
  });
  const { first } = sea.options;
  const passed = sea.fog !== null && sea.agenda[0]?.step !== 'turn';
  const named = first === 'random' || passed || Number(first) - 1 === sea.firstPlayer;
  insist(named, 'state.firstPlayer', `seat ${first}, as chosen`, sea.firstPlayer + 1);
  sea.influence.forEach((held, slot) => {
    const closed = sea.seats === 2 && slot < BLOCKED_SLOTS_FOR_TWO;
    const wanted = closed ? 'a slot blocked in a game of two' : 'a slot that is not blocked';
    const right = closed ? held !== null : held !== 'blocked';
    insist(right, `state.influence[${slot}]`, wanted, held);
  });
}
