// Whole games of Islebound: always legal, the same for the same observation, and never a peek into piles or hands.

import { type Bot, nextChoice, playOut, randomBot } from '@tidetable/bots';
import {
  choices,
  type Game,
  Generator,
  play,
  readOptions,
  type Seat,
  same,
  start,
  write,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { bosunOf } from '../../bots/bosun.ts';
import type { Action, Islebound, Sea } from '../../public.ts';
import { deepFog, islebound, isleboundPrototype } from '../../rules/index.ts';

/** Tables of every kind: the game, its seats and its options. */
const TABLES: readonly [string, Game<Islebound>, number, object][] = [
  ['retail', islebound, 4, {}],
  ['advanced, with close quarters', islebound, 2, { advanced: true, closeQuarters: true }],
  ['trading and raids', islebound, 3, { trading: true, raid: true }],
  ['six buildings', islebound, 3, { sixBuildings: true }],
  ['architect', islebound, 3, { architect: true, advanced: true }],
  ['the prototype', isleboundPrototype, 4, {}],
  ['deep fog', deepFog, 4, {}],
  ['deep fog, with trading and raids', deepFog, 3, { trading: true, raid: true }],
];

const TRADING = { trading: true };
const TIGHT = { closeQuarters: true };

/** House rules, one by one. */
const HOUSE_RULES: typeof TABLES = [
  ['dice by hand', islebound, 3, { placeDice: 'by-hand' }],
  ['own gains', islebound, 3, { ownGainsTrigger: true }],
  ['dear Undervall', islebound, 3, { advanced: true, undervallSurcharge: true }],
  ['free crew at Morlim', islebound, 3, { advanced: true, morlimCrewFree: true }],
  ['Ichor lost too', islebound, 3, { ichorRetreat: 'is-lost-too' }],
  ['Ichor may return', islebound, 3, { ichorRetreat: 'may-return' }],
  ['envoys alone', islebound, 3, { envoysAlone: true }],
  ['bragging alone', islebound, 3, { bragAlone: true }],
  ['guilds need a rest', islebound, 3, { guildsNeedRest: true }],
  ['no Commons for tokens', islebound, 3, { commonsForTokens: false }],
  ['no end by tokens', islebound, 3, { lastTokenEnds: false }],
  ['all traded goods count', islebound, 3, { ...TRADING, tradedGoods: 'all' }],
  ['no traded goods count', islebound, 3, { ...TRADING, tradedGoods: 'none' }],
  ['trading before the move', islebound, 3, { ...TRADING, tradeBeforeMoving: true }],
  ['two administrators', islebound, 2, { ...TIGHT, closeQuartersCost: 'two-in-one-region' }],
  ['passing costs', islebound, 2, { ...TIGHT, closeQuartersCost: 'passing-too' }],
  ['no fish in the fog', deepFog, 2, { fishInFog: false }],
  ['hands call the monster', deepFog, 2, { monsterCountsHands: true }],
  ['no limits', isleboundPrototype, 3, { reputationLimits: false }],
  ['attackers leave', isleboundPrototype, 3, { discardAttackers: true, placeDice: 'by-hand' }],
];

function dealt(game: Game<Islebound>, seats: number, options: object, number: number): Sea {
  return start(game, seats, readOptions(game.options, options, seats), new Generator(number));
}

/** What the bosun would do for a seat that must decide. */
function choiceOf(game: Game<Islebound>, sea: Sea, seat: Seat): Action {
  return bosunOf(game).choose({
    seat,
    view: game.view(sea, seat),
    ...choices(game, sea, seat),
    must: true,
    chance: new Generator(5),
  }) as Action;
}

describe('a bosun at a table of Islebound', () => {
  /** Games in which one seat plays at random. */
  const playLegally = (game: Game<Islebound>, seats: number, options: object, games: number) => {
    const bosun = bosunOf(game);
    const watched: Bot<Islebound> = {
      name: 'watched',
      choose(observation) {
        const action = bosun.choose(observation) as Action;
        if (!observation.legal.some((offer) => same(offer, action)))
          throw new Error(`${write(action)} was not offered`);
        return action;
      },
    };
    for (let number = 1; number <= games; number++) {
      const sea = dealt(game, seats, options, number);
      const bots = Array.from(
        { length: seats },
        (_none, seat): Bot<Islebound> => (seat === number % seats ? randomBot : watched),
      );
      playOut(game, sea, bots, new Generator(number));
      expect(sea.outcome).not.toBeNull();
    }
  };

  it.each(TABLES)('plays only what is legal: %s', (_name, game, seats, options) =>
    playLegally(game, seats, options, 4),
  );

  it.each(HOUSE_RULES)('plays with a house rule: %s', (_name, game, seats, options) =>
    playLegally(game, seats, options, 1),
  );

  it.each(TABLES)(
    'sees the same, does the same, and never peeks: %s',
    (_name, game, seats, options) => {
      const chance = new Generator(9);
      const sea = dealt(game, seats, options, 1);
      const bots = Array<Bot<Islebound>>(seats).fill(bosunOf(game));
      for (let ply = 0; sea.outcome === null && ply < 250; ply++) {
        const { seat, action } = nextChoice(game, sea, bots, chance);
        if (ply % 3 === 0) {
          const choice = choiceOf(game, sea, seat);
          expect(choiceOf(game, sea, seat)).toEqual(choice);
          const elsewhere = game.imagine(game.view(sea, seat), new Generator(ply));
          expect(choiceOf(game, elsewhere, seat)).toEqual(choice);
        }
        play(game, sea, seat, action, chance);
      }
    },
  );

  it.each([islebound, isleboundPrototype, deepFog])('beats random players: $id', (game) => {
    for (let number = 1; number <= 5; number++) {
      const sea = dealt(game, 4, {}, number);
      const seat = number % 4;
      const bots = Array<Bot<Islebound>>(4).fill(randomBot);
      bots[seat] = bosunOf(game);
      playOut(game, sea, bots, new Generator(number));
      expect(sea.outcome?.winners).toEqual([seat]);
    }
  });
});
