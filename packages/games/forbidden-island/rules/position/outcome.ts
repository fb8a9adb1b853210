// Whether the game is over if and only if it should be, and ended as the position shows.
import { reading } from '@tidetable/engine';
import { has, squareOf } from '../board.ts';
import { LANDING, TREASURES, type Treasure } from '../data/tiles.ts';
import { SKULL } from '../data/water-meter.ts';
import { someoneIsStranded } from '../pawns.ts';
import type { Island } from '../state.ts';
import { couldEscape, type EndingName, isLost } from '../steps/game-end.ts';

const { insist } = reading;

/** While the game is on, nothing has happened that would have ended it. */
export function refuseTheLost(island: Island): void {
  const { sunk, waterLevel } = island;
  insist(waterLevel < SKULL, 'state.waterLevel', 'a level below the skull (FI-LOSE-4)', waterLevel);
  const afloat = !has(sunk, squareOf(island, LANDING));
  insist(afloat, 'state.sunk', `${LANDING} above water (FI-LOSE-2)`, LANDING);
  for (const treasure of TREASURES) {
    const wanted = 'a tile left for each treasure to capture (FI-LOSE-1)';
    insist(!isLost(island, treasure), 'state.sunk', wanted, treasure);
  }
}

interface Proof {
  readonly rule: string;
  cameTrue(island: Island, of: Treasure): boolean;
}

const PROOFS: Readonly<Record<EndingName, Proof>> = {
  escaped: { rule: 'FI-WIN-1', cameTrue: couldEscape },
  'treasure-lost': { rule: 'FI-LOSE-1', cameTrue: isLost },
  'landing-lost': {
    rule: 'FI-LOSE-2',
    cameTrue: (island) => has(island.sunk, squareOf(island, LANDING)),
  },
  drowned: {
    rule: 'FI-LOSE-3',
    cameTrue: (island) =>
      island.pawns.some((square) => has(island.sunk, square) && someoneIsStranded(island, square)),
  },
  skull: { rule: 'FI-LOSE-4', cameTrue: ({ waterLevel }) => waterLevel === SKULL },
};

export function checkOutcome(island: Island): void {
  const { winners, endings } = island.outcome as NonNullable<Island['outcome']>;
  insist(
    island.agenda.length === 0,
    'state.agenda',
    'nothing pending after the end',
    island.agenda,
  );
  insist(endings.length > 0, 'state.outcome.endings', 'at least one', endings);
  const won = endings.some(({ ending }) => ending === 'escaped');
  const wanted = won ? island.hands.map((_hand, seat) => seat) : [];
  const right = winners.join() === wanted.join();
  insist(right, 'state.outcome.winners', won ? 'every seat' : 'nobody', winners.join());
  endings.forEach(({ ending, rule, of }, index) => {
    const where = `state.outcome.endings[${index}]`;
    const proof = PROOFS[ending as EndingName];
    insist(rule === proof.rule, `${where}.rule`, proof.rule, rule);
    const named = (of !== undefined) === (ending === 'treasure-lost');
    insist(named, `${where}.of`, 'the treasure of treasure-lost, and nothing else', of);
    const cameTrue = proof.cameTrue(island, of as Treasure);
    insist(cameTrue, where, 'an ending that this table shows', ending);
  });
}
