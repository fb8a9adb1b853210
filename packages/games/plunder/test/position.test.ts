// Positions from untrusted data: every position of a game is read, no impossible one is.
import { filledIn } from '@tidetable/conformance';
import {
  canonical,
  choices,
  deciders,
  Generator,
  itemAt,
  Malformed,
  play,
  readOptions,
  type Seat,
  start,
  timeCall,
} from '@tidetable/engine';
import { expect, it } from 'vitest';
import { plunder } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { Frame, Plunder, Seas } from '../rules/state.ts';
import { given } from './given.ts';
import { openings } from './openings.ts';
import { AGENDA_FAULTS } from './positions/agenda-faults.ts';
import { LAWFUL } from './positions/lawful.ts';
import { TABLE_FAULTS } from './positions/table-faults.ts';
import { TREASURE_FAULTS } from './positions/treasure-faults.ts';

const FAULTS = [...TABLE_FAULTS, ...AGENDA_FAULTS, ...TREASURE_FAULTS];

const SETS: readonly Partial<Options>[] = [
  {},
  { offersPerTurn: 1 },
  { offersPerTurn: 2, onlyAFaces: true, roundLimit: 4 },
  { offersPerTurn: 2, strictComponents: true, roundLimit: 12, target: 20 },
  { offersPerTurn: 1, target: 5 },
  { offersPerTurn: 1, timer: 60 },
  { offersPerTurn: 1, timer: 30, finishTurn: true, target: 8 },
  { offersPerTurn: 2, teams: '2x2', target: 10 },
  { offersPerTurn: 2, teams: '2x3' },
  { offersPerTurn: 2, teams: '3x2', roundLimit: 6 },
  { offersPerTurn: 6, stormBargains: true, portsAreOcean: true, bribesOnlyGrow: true },
  { offersPerTurn: 6, stormCutsMerchants: true, threatsNeedAttack: true, restockAt: 20 },
  { offersPerTurn: 6, teams: '2x2', stormGifts: true, treasureMastsWait: true },
];

/** Enough for nearly every kind of decision to come up. */
const PLIES = 200;

function optionsOf(set: Partial<Options>, seats: number): Options | null {
  try {
    return readOptions(plunder.options, set, seats);
  } catch (conflict) {
    if (conflict instanceof Malformed) return null;
    throw conflict;
  }
}

function isRead(seas: Seas): void {
  const back = plunder.read(JSON.parse(JSON.stringify(seas)));
  if (canonical(back) !== canonical(seas)) throw new Error('what was read differs');
}

/** Makes rare things common: an X beneath a ship, ships about to sink. */
function stir(seas: Seas, chance: Generator): void {
  if (seas.agenda.at(-1)?.step !== 'command' || chance.below(6) > 0) return;
  const fleet = seas.ships.filter(({ seat }) => seat === seas.turn.seat);
  seas.crosses[0] = fleet[chance.below(fleet.length)]?.square as number;
  for (const ship of seas.ships) if (chance.below(3) === 0) ship.lives = 1;
}

/** Calls time now and then, where possible. */
function pick(seas: Seas, seat: Seat, chance: Generator): Plunder['action'] {
  const call = timeCall(plunder, seas);
  if (call !== null && chance.below(150) === 0) return call.action;
  const { legal, open } = choices(plunder, seas, seat);
  const filled = open.flatMap((one) => filledIn(plunder, seas, seat, one, chance) ?? []);
  const actions = [...legal, ...filled];
  return itemAt(actions, chance.below(actions.length));
}

/** Plays at random, reading every position; notes the decisions. */
function readAll(seas: Seas, chance: Generator, asked: Set<Frame['step'] | 'end'>): void {
  for (let ply = 0; ply < PLIES && seas.outcome === null; ply++) {
    stir(seas, chance);
    isRead(seas);
    asked.add((seas.agenda.at(-1) as Frame).step);
    const [seat] = deciders(plunder, seas).must as [Seat];
    play(plunder, seas, seat, pick(seas, seat, chance), chance);
  }
  isRead(seas);
  if (seas.outcome !== null) asked.add('end');
}

it('reads every position of random games', { timeout: 240_000 }, () => {
  const asked = new Set<Frame['step'] | 'end'>();
  let games = 0;
  for (const seats of [2, 3, 4, 5, 6])
    SETS.forEach((set, index) => {
      const options = optionsOf(set, seats);
      if (options === null) return;
      const chance = new Generator(100 * index + seats);
      readAll(start(plunder, seats, options, chance), chance, asked);
      games += 1;
    });
  expect(games).toBeGreaterThanOrEqual(38);
  expect(asked.size).toBeGreaterThanOrEqual(22);
});

it('reads the openings of the laws', () => {
  for (const opening of openings) for (const seed of [0, 1, 2, 3, 4, 5]) isRead(opening(seed));
});

it('has a lawful position for every decision', () => {
  const asked = LAWFUL.map(([, makes, things]) => {
    const seas = plunder.clone(given(things).state);
    makes(seas);
    return seas.agenda.at(-1)?.step;
  });
  for (const [name, step] of Object.entries(plunder.steps))
    if (step.run === undefined) expect(asked).toContain(name);
});

for (const [position, makes, things] of LAWFUL)
  it(`reads ${position}`, () => {
    const seas = plunder.clone(given(things).state);
    makes(seas);
    isRead(seas);
  });

for (const [fault, message, breaks, things = {}] of FAULTS)
  it(`refuses ${fault}`, () => {
    const seas = plunder.clone(given(things).state);
    breaks(seas);
    const read = () => plunder.read(JSON.parse(JSON.stringify(seas)));
    expect(read).toThrow(Malformed);
    expect(read).toThrow(message);
  });

it('has faults enough, each by a name of its own', () => {
  const names = FAULTS.map(([fault]) => fault);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(70);
});
