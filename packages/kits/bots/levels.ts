// How well bots play: the same five names in every game.

/** The weakest first; the random one, who plays worst of all, at the end. */
export const LEVELS = ['deckhand', 'bosun', 'captain', 'admiral', 'random'] as const;

export type Level = (typeof LEVELS)[number];

/** Who plays where no level was asked for. */
export const DEFAULT: Level = 'bosun';

/** Those that think for long. */
export const SLOW = ['captain', 'admiral'] as const satisfies readonly Level[];

/** The default one among these, or where there is none the first. */
export function defaultAmong<B extends { readonly name: string }>(
  bots: readonly B[],
): B | undefined {
  return bots.find(({ name }) => name === DEFAULT) ?? bots[0];
}
