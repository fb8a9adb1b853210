// Whether each captain's holdings are consistent: cubes, cargo, books or cards, ships and home ports.
import { itemAt, reading, type Seat } from '@tidetable/engine';
import { PORTS, type Town } from '../data/towns.ts';
import { CUBES } from '../data/tracks.ts';
import { booksAreCards, captainOf, cardsDealt, cargoLimit, cubesLeft } from '../questions.ts';
import type { Sea } from '../state.ts';

const { insist } = reading;

export function checkCaptains(sea: Sea): void {
  const choosing = sea.agenda.flatMap((frame) => (frame.step === 'home-port' ? [frame.seat] : []));
  for (const seat of sea.captains.keys()) {
    countCubes(sea, seat);
    weighCargo(sea, seat);
    checkCards(sea, seat);
    const { region } = captainOf(sea, seat);
    if (sea.fog !== null) continue;
    const right = (region === null) === choosing.includes(seat);
    const wanted = 'a region once a home port is chosen, and none before';
    insist(right, `state.captains[${seat}].region`, wanted, region);
  }
  if (choosing.length > 0) checkHomePorts(sea);
  checkDraft(sea, choosing.length > 0);
}

function countCubes(sea: Sea, seat: Seat): void {
  const used = CUBES - 2 - cubesLeft(sea, seat);
  const wanted = `at most ${CUBES - 2} cubes of seat ${seat} on towns and slots (IB-AMB-74)`;
  insist(used <= CUBES - 2, 'state.influence', wanted, used);
}

function weighCargo(sea: Sea, seat: Seat): void {
  const { fish, wood } = captainOf(sea, seat);
  const limit = cargoLimit(sea, seat);
  const settling = sea.agenda.some((frame) => frame.step === 'overboard' && frame.seat === seat);
  const wanted = `at most ${limit} fish and wood (IB-CARGO-1)`;
  insist(settling || fish + wood <= limit, `state.captains[${seat}]`, wanted, fish + wood);
}

function checkCards(sea: Sea, seat: Seat): void {
  const { books, hand, pack, pick } = captainOf(sea, seat);
  const where = `state.captains[${seat}]`;
  if (booksAreCards(sea))
    return insist(
      books === 0,
      `${where}.books`,
      'no books where they are building cards (IB-VAR-ARCH-1, IB-FOG-5)',
      books,
    );
  insist(hand.length === 0, `${where}.hand`, 'nothing without architect', hand);
  insist(pack.length === 0, `${where}.pack`, 'nothing without architect', pack);
  insist(pick === null, `${where}.pick`, 'nothing without architect', pick);
}

/** While ports are chosen, each ship lies in its captain's only town; in Deep Fog it is off the map. */
function checkHomePorts({ owners, towns, captains, fog }: Sea): void {
  owners.forEach((owner, region) => {
    if (owner === null) return;
    const port = (PORTS as readonly Town[]).includes(itemAt(towns, region));
    const home = port && (fog !== null || captains[owner]?.region === region);
    insist(home, `state.owners[${region}]`, 'only home ports while they are chosen', owner);
  });
  captains.forEach(({ region }, seat) => {
    if (region === null) return;
    const where = `state.captains[${seat}].region`;
    insist(owners[region] === seat, where, 'the home port of this seat', towns[region]);
  });
}

/** Packs are equal, less the card picked; ports come before the draft. */
function checkDraft(sea: Sea, choosing: boolean): void {
  const { captains, agenda } = sea;
  const dealt = cardsDealt(sea);
  const drafting = agenda.some(({ step }) => step === 'draft');
  const sizes = captains.map(({ pack, pick }) => pack.length + (pick === null ? 0 : 1));
  const size = itemAt(sizes, 0);
  for (const [seat, { pick, hand }] of captains.entries()) {
    const where = `state.captains[${seat}]`;
    if (!drafting) {
      insist(sizes[seat] === 0, `${where}.pack`, 'no cards to draft', sizes[seat]);
      continue;
    }
    const even = sizes[seat] === size && size > 1 && hand.length === dealt - size;
    insist(even, where, `${dealt} cards in pack and hand, as many as the others`, sizes[seat]);
    const early = choosing && (pick !== null || size < dealt);
    insist(!early, `${where}.pick`, 'no draft before all home ports', pick);
  }
  const waiting = !drafting || captains.some(({ pick }) => pick === null);
  insist(waiting, 'state.captains', 'somebody who has yet to pick', 'nobody');
}
