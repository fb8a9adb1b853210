// A position from the few things that matter to a test: two seats, the boards in the order of `SEA_BOARDS`.
import { Generator, itemAt, legal, play, readOptions, type Seat, start } from '@tidetable/engine';
import {
  BUILDINGS,
  type Building,
  type Captain,
  EVENT_CARDS,
  type Frame,
  type FrameOf,
  PORTS,
  SEA_BOARDS,
  type Sea,
  type Slot,
  type Town,
} from '../../public.ts';
import { islebound } from '../../rules/index.ts';

export interface Given {
  /** Where each ship is; the first seat's home port is Crimsika, the second's Krazk. */
  readonly at: readonly [Town, Town];
  /** Differences from a fresh ship board without coins. */
  readonly captains?: readonly Partial<Captain>[];
  readonly options?: object;
  readonly owners?: Readonly<Partial<Record<Town, Seat>>>;
  /** Cubes by slot, counted from 0. */
  readonly influence?: Readonly<Record<number, Seat>>;
  /** From left to right. */
  readonly buildingRow?: readonly Building[];
  /** The two face-up events. */
  readonly events?: readonly [number, number];
  readonly treasureMap?: number;
  /** Pending frames of the first seat, from the bottom up; by default it may act. */
  readonly pending?: readonly Frame[];
}

export const ACT: Frame = { step: 'act', seat: 0, acted: false, refused: [] };
export const ACTED: Frame = { step: 'act', seat: 0, acted: true, refused: [] };
export const MOVE: readonly Frame[] = [ACT, { step: 'move', seat: 0 }];

const MAP: readonly Town[] = [...SEA_BOARDS.flat(), ...PORTS];

export function position(given: Given): Sea {
  const sea = underway(given.options ?? {});
  const captains = sea.captains.map((captain, seat) => ({
    ...captain,
    region: MAP.indexOf(itemAt(given.at, seat)),
    coins: 0,
    ...given.captains?.[seat],
  }));
  const built = captains.flatMap(({ buildings }) => buildings);
  const free = BUILDINGS.filter((building) => !built.includes(building));
  const buildingRow = given.buildingRow ?? free.slice(0, sea.buildingRow.length);
  const [left = 1, right = 2] = given.events ?? [];
  const others = EVENT_CARDS.map(({ id }) => id).filter((id) => id !== left && id !== right);
  return islebound.read({
    ...sea,
    towns: MAP,
    captains,
    owners: MAP.map((town) => given.owners?.[town] ?? homeOf(town)),
    influence: sea.influence.map((slot, index): Slot => given.influence?.[index] ?? slot),
    buildingRow,
    buildingDeck: free.filter((building) => !buildingRow.includes(building)),
    eventPiles: [
      [...others.slice(0, 6), left],
      [...others.slice(6), right],
    ],
    treasureMap: given.treasureMap ?? 0,
    agenda: [{ step: 'end-turn', seat: 0 }, ...(given.pending ?? [ACT])],
  });
}

function homeOf(town: Town): Seat | null {
  return town === 'crimsika' ? 0 : town === 'krazk' ? 1 : null;
}

/** Ports chosen, nobody moved yet. */
function underway(options: object): Sea {
  const chance = new Generator(1);
  const sea = start(
    islebound,
    2,
    readOptions(islebound.options, { first: '1', ...options }, 2),
    chance,
  );
  while (sea.agenda.at(-1)?.step === 'home-port') {
    const { seat } = sea.agenda.at(-1) as FrameOf<'home-port'>;
    play(islebound, sea, seat, itemAt(legal(islebound, sea, seat), 0), chance);
  }
  return sea;
}
