// Whole games of Plunder, and their bargaining.

import { type Bot, nextChoice, sitting } from '@tidetable/bots';
import { Generator, offered, play, readOptions, start, write } from '@tidetable/engine';
import type { Event, Plunder, Seas } from '../../public.ts';
import { plunder } from '../../rules/index.ts';

/** What counts as an offer of any kind. */
const OFFERS: readonly Event['type'][] = [
  'proposed',
  'countered',
  'called',
  'answered',
  'named-price',
  'asked-for-island',
  'offered-island',
];

export interface Haggled {
  readonly rounds: number;
  readonly counters: number;
  /** Bribes after the first one against the same attack. */
  readonly raises: number;
  readonly prices: number;
  readonly calls: number;
  readonly answers: number;
  readonly deals: number;
  readonly gifts: number;
  /** The most offers in one turn. */
  readonly mostInATurn: number;
}

/** Plays a game to its end. */
export function haggledIn(bots: readonly Bot<Plunder>[], options: object, number: number): Haggled {
  const seats = bots.length;
  const seated = sitting(bots);
  const chance = new Generator(number);
  const seas = start(plunder, seats, readOptions(plunder.options, options, seats), chance);
  const told: Partial<Record<Event['type'], number>> = {};
  let [raises, bribes, inTurn, mostInATurn] = [0, 0, 0, 0];
  while (seas.outcome === null) {
    const { seat, action } = nextChoice(plunder, seas, seated, chance);
    for (const event of play(plunder, seas, seat, action, chance).events) {
      told[event.type] = (told[event.type] ?? 0) + 1;
      if (event.type === 'turn-began') inTurn = 0;
      if (event.type === 'attacked' || event.type === 'attacked-island') bribes = 0;
      if (OFFERS.includes(event.type)) inTurn += 1;
      if ((event.type === 'proposed' || event.type === 'countered') && event.as === 'bribe') {
        if (bribes > 0) raises += 1;
        bribes += 1;
      }
    }
    mostInATurn = Math.max(mostInATurn, inTurn);
  }
  const times = (type: Event['type']): number => told[type] ?? 0;
  return {
    rounds: seas.round,
    counters: times('countered'),
    raises,
    prices: times('named-price'),
    calls: times('called'),
    answers: times('answered'),
    deals: times('traded'),
    gifts: times('gave-island'),
    mostInATurn,
  };
}

/** Throws if the rules refuse it. */
export function watchedAt(seas: Seas, bot: Bot<Plunder>): Bot<Plunder> {
  return {
    name: bot.name,
    choose(sight) {
      const action = bot.choose(sight);
      if (action === null || offered(plunder, seas, sight.seat, action) === undefined)
        throw new Error(`${action && write(action)} was not offered`);
      return action;
    },
  };
}
