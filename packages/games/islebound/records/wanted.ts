// Islebound: a game for each way to end, each edition and each variant.
import { type GameRecord, Match, readNotation } from '@tidetable/engine';
import type { WantedGame } from '@tidetable/manifest/recorded-games';
import { deepFog, islebound, isleboundPrototype } from '../rules/index.ts';
import type { Action, FrameOf } from '../rules/state.ts';

/** Any ending with one winner and no tie. */
const PLAIN = [['buildings'], ['last-token']];

type Means = FrameOf<'conquest'>['by'];

/** Whether the winner defeated the monster, and by these means only. */
function isWonBy(means: Means): (record: GameRecord) => boolean {
  return ({ seats, options, seed, plies, outcome }) => {
    const match = Match.start(deepFog, { seats, options, seed });
    const defeats = plies
      .map(({ seat, action }) => match.play(seat, readNotation(action) as Action))
      .flatMap((answer) => (answer.ok ? answer.events : []))
      .filter((event) => event.type === 'defeated-monster');
    const victors = defeats.map(({ seat }) => seat);
    return (
      defeats.every(({ by }) => by === means) &&
      outcome?.winners.every((winner) => victors.includes(winner)) === true
    );
  };
}

export const wanted: readonly WantedGame[] = [
  {
    game: islebound,
    file: 'buildings',
    seats: 4,
    options: {},
    endings: [['buildings']],
    with: [
      'visit',
      'attack',
      'negotiate',
      'hunt',
      'complete-event',
      'buy',
      'build',
      'hire',
      'brag',
    ],
  },
  {
    game: islebound,
    file: 'last-token',
    seats: 4,
    options: { advanced: true, first: '3' },
    endings: [['last-token']],
    with: ['attack', 'negotiate'],
  },
  {
    game: islebound,
    file: 'tie-broken',
    seats: 4,
    options: {},
    endings: [['buildings', 'tie-broken']],
  },
  {
    game: islebound,
    file: 'shared',
    seats: 4,
    atRandom: 4,
    options: {},
    endings: [['buildings', 'shared']],
  },
  {
    game: islebound,
    file: 'advanced-close-quarters',
    seats: 2,
    options: { advanced: true, closeQuarters: true },
    endings: PLAIN,
    with: ['attack', 'negotiate', 'build', 'complete-event'],
  },
  {
    game: islebound,
    file: 'trading',
    seats: 3,
    atRandom: 2,
    options: { trading: true },
    endings: PLAIN,
    with: ['propose', 'accept', 'refuse'],
  },
  {
    game: islebound,
    file: 'raid-six-buildings',
    seats: 4,
    atRandom: 1,
    options: { raid: true, sixBuildings: true },
    endings: PLAIN,
    with: ['raid', 'take-coins'],
  },
  {
    game: islebound,
    file: 'architect',
    seats: 3,
    options: { architect: true },
    endings: PLAIN,
    with: ['draft', 'discard', 'build'],
  },
  {
    game: islebound,
    file: 'house-rules',
    seats: 3,
    options: { placeDice: 'by-hand', ownGainsTrigger: true, envoysAlone: true, bragAlone: true },
    endings: PLAIN,
    with: ['place-die', 'attack', 'build', 'brag'],
  },
  {
    game: isleboundPrototype,
    file: 'prototype',
    seats: 4,
    options: {},
    endings: [['buildings']],
    with: ['attack', 'negotiate', 'build'],
  },
  {
    game: isleboundPrototype,
    file: 'prototype-attackers-leave',
    seats: 2,
    options: { discardAttackers: true },
    endings: [['buildings']],
    with: ['attack', 'strike'],
  },
  {
    game: deepFog,
    file: 'deep-fog-attack',
    seats: 4,
    options: {},
    endings: [['monster']],
    with: ['draft', 'place at=deep-fog', 'brave-fog', 'buy', 'build', 'complete-event'],
    accepts: isWonBy('attack'),
  },
  {
    game: deepFog,
    file: 'deep-fog-diplomacy',
    seats: 2,
    options: { first: '2' },
    endings: [['monster']],
    with: ['draft', 'place at=deep-fog', 'brave-fog', 'discard'],
    accepts: isWonBy('diplomacy'),
  },
  {
    game: deepFog,
    file: 'deep-fog-trading-raid',
    seats: 3,
    atRandom: 2,
    options: { trading: true, raid: true },
    endings: [['monster']],
    with: ['propose', 'accept', 'refuse', 'raid', 'take-coins'],
  },
];
