// Plunder: a game for each way to win, of every size and form of teams.
import type { GameRecord } from '@tidetable/engine';
import type { WantedGame } from '@tidetable/manifest/recorded-games';
import { plunder } from '../rules/index.ts';

/** Whether the winner's own action of this type ended the game. */
function wonBy(...types: readonly string[]) {
  return ({ plies, outcome }: GameRecord): boolean => {
    const last = plies.at(-1);
    const own = last !== undefined && outcome?.winners.includes(last.seat) === true;
    return own && types.some((type) => last.action.startsWith(type));
  };
}

/** Whether the last ply fought out the last attack on an island. */
function byConquest(record: GameRecord): boolean {
  if (wonBy('attack-island')(record)) return true;
  const declared = record.plies.findLast(({ action }) => action.startsWith('attack'));
  return wonBy('fight')(record) && declared?.action.startsWith('attack-island') === true;
}

/** Whether another player's attack brought the last point. */
function outOfTurn({ plies, outcome }: GameRecord): boolean {
  return outcome?.winners.includes(plies.at(-1)?.seat ?? -1) === false;
}

const TARGET = [['target']];

export const wanted: readonly WantedGame[] = [
  {
    game: plunder,
    file: 'sinking-out-of-turn',
    seats: 4,
    options: {},
    endings: TARGET,
    accepts: outOfTurn,
  },
  {
    game: plunder,
    file: 'burying',
    seats: 3,
    options: {},
    endings: TARGET,
    with: ['collect', 'build', 'attack'],
    accepts: wonBy('bury'),
  },
  {
    game: plunder,
    file: 'conquest',
    seats: 2,
    options: { onlyAFaces: true },
    endings: TARGET,
    accepts: byConquest,
  },
  {
    game: plunder,
    file: 'new-ship',
    seats: 6,
    options: { strictComponents: true },
    endings: TARGET,
    accepts: wonBy('build-ship'),
  },
  {
    game: plunder,
    file: 'two-teams-of-two',
    seats: 4,
    options: { teams: '2x2' },
    endings: [['team-target']],
  },
  {
    game: plunder,
    file: 'three-teams-of-two',
    seats: 6,
    options: { teams: '3x2' },
    endings: [['team-target']],
  },
  {
    game: plunder,
    file: 'two-teams-of-three',
    seats: 6,
    options: { teams: '2x3', target: 12 },
    endings: [['team-target']],
  },
  {
    game: plunder,
    file: 'clock',
    seats: 3,
    options: { timer: 30 },
    endings: [['clock']],
    timeUpAfter: 150,
  },
  {
    game: plunder,
    file: 'clock-after-the-turn',
    seats: 4,
    options: { timer: 60, finishTurn: true, target: 20 },
    endings: [['clock', 'tie-broken']],
    timeUpAfter: 200,
  },
  {
    game: plunder,
    file: 'round-limit-shared',
    seats: 2,
    options: { roundLimit: 6 },
    endings: [['round-limit', 'shared']],
  },
  {
    game: plunder,
    file: 'bargains',
    seats: 5,
    atRandom: 3,
    options: { offersPerTurn: 3, target: 6 },
    endings: TARGET,
    with: [
      'offer',
      'call',
      'answer',
      'accept',
      'counter',
      'threaten',
      'bribe',
      'name-price',
      'call-off',
    ],
  },
  {
    game: plunder,
    file: 'ransom',
    seats: 3,
    options: {},
    endings: TARGET,
    with: ['ransom', 'sail-anywhere'],
  },
  {
    game: plunder,
    file: 'lost-fleet',
    seats: 3,
    options: {},
    endings: TARGET,
    with: ['place-ship', 'upgrade ship'],
  },
];
