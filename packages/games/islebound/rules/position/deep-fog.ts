// Whether the boards, event cards and ships of a Deep Fog table fit together.
import { reading, type Seat } from '@tidetable/engine';
import { DEEP_FOG, type Region, SEA_BOARDS } from '../data/map.ts';
import type { IslandTown } from '../data/towns.ts';
import { MONSTER_BUILDINGS } from '../data/tracks.ts';
import { EDITIONS, eventCard } from '../editions.ts';
import { isPort } from '../questions.ts';
import { activeBoard, regionsOf, whoBegan } from '../sea-boards.ts';
import type { EditionName, Fog, FrameOf, Sea } from '../state.ts';
import { monsterCards } from '../steps/monster.ts';

const { flag, insist, listOf, oneOf, orNull, shape, whole } = reading;

/** More than in any real game. */
const PASSES = 1_000_000;

export function fogReader(edition: EditionName, seats: number): reading.Reader<Fog | null> {
  const board = whole(0, SEA_BOARDS.length - 1);
  const event = oneOf(EDITIONS[edition].events.map(({ id }) => id));
  const fog: reading.Reader<Fog> = shape({
    boards: listOf(board),
    mist: listOf(board),
    pass: whole(0, PASSES),
    event: orNull(event),
    townCards: listOf(event),
    emerged: flag,
    victors: listOf(whole(0, seats - 1)),
  });
  if (edition === 'deep-fog') return fog;
  return (input, where) => {
    insist(input === null, where, 'null: only Deep Fog has fog', input);
    return null;
  };
}

export function checkFog(sea: Sea): void {
  if (sea.fog === null) return;
  checkBoards(sea, sea.fog);
  checkFirstPlayer(sea);
  checkTownCards(sea, sea.fog);
  checkMonster(sea, sea.fog);
  if (sea.outcome !== null) return;
  checkShips(sea, sea.fog);
  checkLastRound(sea);
}

function checkBoards({ towns, eventPiles, reputationPiles }: Sea, { boards, mist }: Fog): void {
  const inOrder = SEA_BOARDS.flat().every((town, region) => towns[region] === town);
  insist(inOrder, 'state.towns', 'the towns of the sea boards in their own order', towns.join());
  const all = [...boards, ...mist].sort().join();
  insist(all === [...SEA_BOARDS.keys()].join(), 'state.fog', 'each sea board once', all);
  insist(boards.length > 0, 'state.fog.boards', 'an active sea board', boards);
  const single = eventPiles[1].length === 0 && reputationPiles[1].length === 0;
  insist(single, 'state', 'one pile of events and one of reputation cards (IB-FOG-4)', 'two');
}

/** The card moves left once per board used (IB-FOG-11). */
function checkFirstPlayer(sea: Sea): void {
  const { first } = sea.options;
  const began = whoBegan(sea) + 1;
  const right = first === 'random' || Number(first) === began;
  insist(right, 'state.firstPlayer', `the seat that follows from a first player ${first}`, began);
}

/** One for each owned town on a sea board (IB-FOG-14). */
function checkTownCards(sea: Sea, { townCards }: Fog): void {
  const marked = townCards.map((event) => eventCard(sea, event).town).sort();
  const owned = sea.towns.filter(
    (_town, region) => sea.owners[region] !== null && !isPort(sea, region),
  ) as IslandTown[];
  const wanted = owned.sort().join() || 'no cards';
  insist((marked.join() || 'no cards') === wanted, 'state.fog.townCards', wanted, marked.join());
}

function checkMonster(sea: Sea, { emerged, victors }: Fog): void {
  const { captains, trigger, options } = sea;
  const due = captains.some((captain) => monsterCards(sea, captain) >= MONSTER_BUILDINGS);
  const wanted = 'a monster as soon as somebody owns seven buildings, and not before (IB-FOG-19)';
  const spent = options.monsterCountsHands && emerged;
  insist(emerged === due || spent, 'state.fog.emerged', wanted, emerged);
  const able = (emerged || victors.length === 0) && new Set(victors).size === victors.length;
  insist(able, 'state.fog.victors', 'each victor once, over a monster that has emerged', victors);
  const there = victors.every((seat) => captains[seat]?.region === DEEP_FOG);
  insist(there, 'state.fog.victors', 'victors whose ships are at the Deep Fog card', victors);
  const ending = (trigger === 'monster') === victors.length > 0;
  insist(ending, 'state.trigger', 'monster once it is defeated, and nothing else', trigger);
}

/** How many seats play before this one in a round. */
function turnsBefore({ firstPlayer, seats }: Sea, seat: Seat): number {
  return (seat - firstPlayer + seats) % seats;
}

/** Ships lie where they can be placed, or off the map before their turn (IB-FOG-7). */
function checkShips(sea: Sea, fog: Fog): void {
  const { agenda, captains } = sea;
  const open: Region[] = [...regionsOf(activeBoard(fog)), 12, 13, 14, 15];
  const edge = fog.mist.at(-1);
  if (edge !== undefined) open.push(...regionsOf(edge));
  if (fog.emerged) open.push(DEEP_FOG);
  const bottom = agenda[0] as FrameOf<'turn' | 'end-turn'> | undefined;
  const taken = bottom?.step === 'end-turn' ? turnsBefore(sea, bottom.seat) : -1;
  const placing = agenda.at(-1)?.step === 'move';
  captains.forEach(({ region }, seat) => {
    const where = `state.captains[${seat}].region`;
    const could = region === null || open.includes(region);
    insist(could, where, 'a region in sight, or none', region);
    const turn = turnsBefore(sea, seat);
    const waits = turn > taken || (turn === taken && placing);
    insist(!waits || region === null, where, 'no region before the turn (IB-FOG-7)', region);
    const lost = turn === taken && !placing && region === null;
    insist(!lost, where, 'a region for the ship whose turn it is', region);
    const astray = turn < taken && region === null && edge === undefined;
    insist(!astray, where, 'a region after a turn without fog to be lost in (IB-AMB-51)', region);
  });
}

/** Once the monster is defeated, only the rest of the round is played (IB-FOG-22). */
function checkLastRound(sea: Sea): void {
  const [bottom] = sea.agenda;
  if (sea.turnsLeft === null || bottom?.step !== 'end-turn') return;
  const rest = sea.seats - 1 - turnsBefore(sea, bottom.seat);
  const wanted = `${rest}, the rest of the round`;
  insist(sea.turnsLeft === rest, 'state.turnsLeft', wanted, sea.turnsLeft);
}
