// A table of the toy game, in which every seat is asked whether it shouts the conch before the wave rolls in.
import type { Bot } from '@tidetable/bots';
import { tidePools } from '@tidetable/conformance/tide-pools';
import type { Core, Game, Seat } from '@tidetable/engine';
import { Rules } from '../../src/games/rules.ts';
import type { BotThreads } from '../../src/thinking/bot-threads.ts';
import type { BotQuestion } from '../../src/thinking/question.ts';
import { type Timed, timed } from './time-kit.ts';

export const CONCH = 7;

export const SHOUTING = {
  ...tidePools,
  passes: ['stay-quiet'],
  untils: ['shouted'],
} as unknown as Game;

/** Declines, and passes. */
const hasty: Bot = {
  name: 'hasty',
  choose: ({ legal }) =>
    legal.find(({ type }) => type === 'stay-quiet' || type === 'pass') ?? legal[0] ?? null,
};

interface Shouting {
  readonly nodes?: number;
  readonly hands?: readonly (readonly number[])[];
  readonly bots?: Readonly<Record<Seat, string>>;
  readonly crew?: readonly Bot[];
  /** What slow bots were asked: the steps of the agenda. They answer at once, with what comes first. */
  readonly asked?: string[];
}

type Pools = Core & { deck: number[]; hands: number[][] };

export function shouting(making: Shouting = {}): Promise<Timed> {
  const { nodes = 1, hands, bots = {}, crew = [], asked } = making;
  const game: Game = hands === undefined ? SHOUTING : { ...SHOUTING, setup: dealing(hands) };
  const botThreads = {
    ask({ view, legal }: BotQuestion) {
      asked?.push((view as Core).agenda.at(-1)?.step as string);
      return { action: legal[0] ?? null };
    },
    forget() {},
  } as unknown as BotThreads;
  return timed(
    {},
    {
      spec: { game: SHOUTING.id, seats: 2 },
      bots,
      nodes,
      changes: {
        rules: new Rules([game]),
        bots: { [SHOUTING.id]: [hasty, ...crew] },
        ...(asked && { botThreads }),
      },
    },
  );
}

/** These hands, and the rest of the shells in the deck. */
function dealing(hands: readonly (readonly number[])[]): Game['setup'] {
  return (...given) => {
    const pools = SHOUTING.setup(...given) as Pools;
    const all = [...pools.deck, ...pools.hands.flat()];
    pools.hands = hands.map((hand) => [...hand]);
    pools.deck = all.filter((shell) => !hands.flat().includes(shell));
    return pools;
  };
}
