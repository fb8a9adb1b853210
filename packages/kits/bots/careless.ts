// Careless bots overlook some of the legal actions and judge the rest as another bot does.
import type { Types } from '@tidetable/engine';
import type { Bot, Observation } from './bot.ts';

/** How many of three actions are overlooked. */
export type Overlooked = 0 | 1 | 2;
const OF = 3;

export function careless<T extends Types>(
  name: string,
  bot: Bot<T>,
  overlooked: Overlooked,
): Bot<T> {
  if (overlooked === 0) return { ...bot, name };
  return {
    name,
    choose(observation) {
      const noticed = noticedBy(observation, overlooked);
      if (noticed.length === 0) return null;
      const { seat, must, open, chance } = observation;
      return bot.choose({
        seat,
        must,
        open,
        chance,
        legal: noticed,
        get view() {
          return observation.view;
        },
      });
    },
  };
}

/** A seat that must act notices at least one. */
function noticedBy<T extends Types>(
  { legal, must, chance }: Observation<T>,
  overlooked: Overlooked,
): readonly T['action'][] {
  if (legal.length === 1 && must) return legal;
  const noticed = legal.filter(() => chance.roll(OF) > overlooked);
  if (noticed.length > 0 || !must) return noticed;
  const at = chance.roll(legal.length) - 1;
  return legal.slice(at, at + 1);
}
