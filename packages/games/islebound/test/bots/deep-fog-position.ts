// A Deep Fog position in the third round: the first of two seats places its ship or, if it has one, acts.
import { Generator, legal, play, readOptions, type Seat, start } from '@tidetable/engine';
import {
  type Action,
  BUILDINGS,
  type Captain,
  type Fog,
  type Frame,
  MONSTER_BUILDINGS,
  SEA_BOARDS,
  type Sea,
  type Slot,
  type Town,
} from '../../public.ts';
import { deepFog } from '../../rules/index.ts';

export interface Given {
  /** A town of the active board, and one of the board on top of the fog. */
  readonly middle: Town;
  readonly edge: Town;
  /** Differences from fresh ship boards without coins and cards. */
  readonly captains?: readonly Partial<Captain>[];
  /** Cubes by slot, counted from 0. */
  readonly influence?: Readonly<Record<number, Seat>>;
  /** Pending frames of the first seat, from the bottom up; by default it must place its ship. */
  readonly pending?: readonly Frame[];
}

const ACT: Frame = { step: 'act', seat: 0, acted: false, refused: [] };

export function position({ middle, edge, captains: given, influence, pending }: Given): Sea {
  const sea = underway();
  const captains = sea.captains.map((captain, seat) => ({
    ...captain,
    coins: 0,
    hand: [],
    ...given?.[seat],
  }));
  const gone = captains.flatMap(({ buildings, hand }) => [...buildings, ...hand]);
  const isMonsterDue = captains.some(({ buildings }) => buildings.length >= MONSTER_BUILDINGS);
  const [active, misty] = [boardOf(middle), boardOf(edge)];
  const [other, another] = [...SEA_BOARDS.keys()].filter(
    (board) => board !== active && board !== misty,
  ) as [number, number];
  const fog: Fog = {
    ...(sea.fog as Fog),
    boards: [other, active],
    mist: [another, misty],
    emerged: isMonsterDue,
  };
  return deepFog.read({
    ...sea,
    fog,
    captains,
    influence: sea.influence.map((slot, index): Slot => influence?.[index] ?? slot),
    buildingDeck: BUILDINGS.filter((building) => !gone.includes(building)),
    agenda: [
      { step: 'end-turn', seat: 0 },
      ...(pending ?? [ACT, { step: 'move', seat: 0 } as const]),
    ],
  });
}

function boardOf(town: Town): number {
  return SEA_BOARDS.findIndex((towns) => (towns as readonly Town[]).includes(town));
}

/** Ports chosen and cards drafted, nobody placed yet. */
function underway(): Sea {
  const chance = new Generator(1);
  const sea = start(deepFog, 2, readOptions(deepFog.options, { first: '1' }, 2), chance);
  while (sea.agenda.at(-1)?.step !== 'move')
    for (const seat of [0, 1]) {
      const [action] = legal(deepFog, sea, seat);
      if (action !== undefined && sea.agenda.at(-1)?.step !== 'move')
        play(deepFog, sea, seat, action as Action, chance);
    }
  return sea;
}
