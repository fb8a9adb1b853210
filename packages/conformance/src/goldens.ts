// What can be counted and written down of a position, so that an accidental change of legality shows.
import {
  choices,
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  menu,
  play,
  start,
  type Types,
  write,
} from '@tidetable/engine';
import { filledIn } from './well-formed.ts';

/** Sequences of so many actions by anyone who must or may decide. Chance is the same after every action. */
export function sequences<T extends Types>(
  game: Game<T>,
  state: T['state'],
  depth: number,
): number {
  if (state.outcome !== null) return 0;
  const { must, may } = deciders(game, state);
  let count = 0;
  for (const seat of [...must, ...may]) {
    const actions = legal(game, state, seat);
    if (depth === 1) count += actions.length;
    else
      for (const action of actions) {
        const next = game.clone(state);
        play(game, next, seat, action, new Generator(depth));
        count += sequences(game, next, depth - 1);
      }
  }
  return count;
}

/** Every seat's menu, the allowed, the open and the barred, line by line. */
export function menuLines<T extends Types>(game: Game<T>, state: T['state']): string[] {
  const lines: string[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const { allowed, barred, open } = menu(game, state, seat);
    for (const { action, rule } of allowed) lines.push(`${seat}: ${write(action)} (${rule})`);
    for (const { action, rule } of open) lines.push(`${seat}: open ${write(action)} (${rule})`);
    for (const { action, rule } of barred) lines.push(`${seat}: not ${write(action)} (${rule})`);
  }
  return lines;
}

/** A random game up to the first position that is wanted, with its ply; null if the game ends before. */
export function playedUntil<T extends Types>(
  game: Game<T>,
  { seats, options, seed }: { seats: number; options: T['options']; seed: number },
  isWanted: (state: T['state'], ply: number) => boolean,
): { readonly state: T['state']; readonly ply: number } | null {
  const chance = new Generator(seed);
  const state = start(game, seats, options, chance);
  for (let ply = 0; state.outcome === null; ply++) {
    if (isWanted(state, ply)) return { state, ply };
    const seat = itemAt(deciders(game, state).must, 0);
    const { legal: listed, open } = choices(game, state, seat);
    const filled = open.flatMap((one) => filledIn(game, state, seat, one, chance) ?? []);
    const actions = [...listed, ...filled];
    play(game, state, seat, itemAt(actions, chance.below(actions.length)), chance);
  }
  return null;
}
