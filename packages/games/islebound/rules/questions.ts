// Questions of the rules. Passive abilities act here: an answer depends on what the seat owns.
import { itemAt, type RuleId, type Seat } from '@tidetable/engine';
import { BUILDING_CARDS, type Building, ROW_GATES, SIX_ROW_GATES } from './data/buildings.ts';
import { CREW, CREW_IDS, type CrewId, ROW_PRICES } from './data/crew.ts';
import { FIGHTER_SUPPLY } from './data/fighters.ts';
import type { Cost, CrewWanted, Skill } from './data/goods.ts';
import { DEEP_FOG, type Place, type Region } from './data/map.ts';
import {
  ADVANCED_READINGS,
  BASIC,
  ENTRY_COINS,
  OWNED_TOWN_EXTRA,
  PORTS,
  type Sign,
  type Town,
} from './data/towns.ts';
import { CARGO_LIMIT, CUBES, INFLUENCE_SLOTS, MONSTER_STRENGTH } from './data/tracks.ts';
import type { Captain, Fog, Sea } from './state.ts';

/** Answers that may be given in advance. */
export const STANDING_ANSWERS = ['refuse'] as const;

/** What is public, in a state or a view. */
export type Open = Omit<Sea, 'captains' | 'fog' | PiledUp> & {
  readonly captains: readonly OpenCaptain[];
  readonly fog: OpenFog | null;
};
type PiledUp =
  | 'agenda'
  | 'outcome'
  | 'crewStack'
  | 'tokens'
  | 'buildingDeck'
  | 'eventPiles'
  | 'reputationPiles';
type OpenCaptain = Omit<Captain, 'hand' | 'pack' | 'pick'>;
export type OpenFog = Omit<Fog, 'boards'> & { readonly boards: readonly (number | null)[] };

export function captainOf<C>({ captains }: { readonly captains: readonly C[] }, seat: Seat): C {
  return itemAt(captains, seat);
}

export function owns(sea: Pick<Open, 'captains'>, seat: Seat, building: Building): boolean {
  return captainOf(sea, seat).buildings.includes(building);
}

export function townIn({ towns }: Pick<Open, 'towns'>, region: Region): Town {
  return itemAt(towns, region);
}

export function ownerOf({ owners }: Pick<Open, 'owners'>, region: Region): Seat | null {
  return itemAt(owners, region);
}

export function regionOf(sea: Open, town: Town): Region {
  return sea.towns.indexOf(town);
}

export function signOf(sea: Open, region: Region): Sign {
  return signsShown(sea)[townIn(sea, region)];
}

type Sides = Pick<Sea, 'options'> & { readonly fog: Pick<Fog, 'pass'> | null };

/** The sides that are up, as this table reads them. */
function signsShown(sea: Sides): Readonly<Record<Town, Sign>> {
  if (!advancedShows(sea)) return BASIC;
  const { undervallSurcharge, morlimCrewFree } = sea.options;
  const reading = (undervallSurcharge ? 1 : 0) + (morlimCrewFree ? 2 : 0);
  return ADVANCED_READINGS[reading] as typeof BASIC;
}

/** Which sides of the sea boards are up (IB-VAR-ADV-1, IB-FOG-12). */
export function advancedShows({ fog, options }: Sides): boolean {
  return fog === null ? options.advanced : fog.pass % 2 === 1;
}

export function isPort(sea: Open, region: Region): boolean {
  return (PORTS as readonly Town[]).includes(townIn(sea, region));
}

// Crew

export function hasSkill(crew: CrewId, wanted: CrewWanted): boolean {
  return wanted === 'any' || CREW[crew].includes(wanted);
}

export function onDeck(sea: Open, seat: Seat, wanted: CrewWanted): CrewId[] {
  return captainOf(sea, seat).deck.filter((crew) => hasSkill(crew, wanted));
}

/** Skills as one word: crew with the same skills are interchangeable. */
export const CREW_KIND = Object.fromEntries(
  CREW_IDS.map((crew) => [crew, CREW[crew].join()]),
) as Readonly<Record<CrewId, string>>;

/** One of each kind. */
export function kindsOf(crew: readonly CrewId[]): CrewId[] {
  const kinds = new Map<string, CrewId>();
  for (const one of crew) {
    const kind = CREW_KIND[one];
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  return [...kinds.values()];
}

/** Whether different members of this crew can provide everything wanted. */
export function canMuster(crew: readonly CrewId[], wanted: readonly CrewWanted[]): boolean {
  const [first, ...others] = wanted;
  if (first === undefined) return true;
  return crew.some(
    (one) =>
      hasSkill(one, first) &&
      canMuster(
        crew.filter((other) => other !== one),
        others,
      ),
  );
}

/** Workers that a sign counts: with the Butcher those below deck too (IB-CLAR-3). */
export function workers(sea: Open, seat: Seat): number {
  const { deck, below } = captainOf(sea, seat);
  const counted = owns(sea, seat, 'butcher') ? [...deck, ...below] : deck;
  return counted.filter((crew) => hasSkill(crew, 'work')).length;
}

export function countSkill(crew: readonly CrewId[], skill: Skill): number {
  return crew.filter((one) => hasSkill(one, skill)).length;
}

/** The printed price at this place of the crew row; places count from the right (IB-AMB-32). */
export function rowPrice({ crewRow }: Pick<Open, 'crewRow'>, place: number): number {
  return itemAt(ROW_PRICES, ROW_PRICES.length - crewRow.length + place);
}

export function hirePrice(sea: Open, seat: Seat, place: number, free: boolean): number {
  return free || owns(sea, seat, 'tavern') ? 0 : rowPrice(sea, place);
}

// Towns

export function placeOf(sea: Open, region: Region): Place {
  return region === DEEP_FOG ? 'deep-fog' : townIn(sea, region);
}

/** Strength or influence that takes this town. */
export function strengthNeeded(sea: Open, region: Region): number {
  if (region === DEEP_FOG) return MONSTER_STRENGTH;
  const owner = ownerOf(sea, region);
  const { strength } = signOf(sea, region);
  if (owner === null) return strength;
  return strength + OWNED_TOWN_EXTRA + (owns(sea, owner, 'watchtower') ? 1 : 0);
}

/** What others than the owner pay to enter (IB-VISIT-3). */
export function entryCost(sea: Open, region: Region): Cost {
  const { entryCrew } = signOf(sea, region);
  return { coins: ENTRY_COINS, crew: entryCrew === null ? [] : [entryCrew] };
}

export function townsOf(sea: Open, seat: Seat): number {
  return sea.owners.filter((owner) => owner === seat).length;
}

// Supplies and limits

export function cargoLimit(sea: Open, seat: Seat): number {
  return owns(sea, seat, 'warehouse') ? CARGO_LIMIT + 4 : CARGO_LIMIT;
}

export function supplyOf(sea: Open, good: 'pirates' | 'serpents'): number {
  const all = FIGHTER_SUPPLY[good === 'pirates' ? 'pirate' : 'serpent'];
  return all - sea.captains.reduce((sum, captain) => sum + captain[good], 0);
}

export function cubesOnTrack(sea: Open, seat: Seat): number {
  return sea.influence.filter((slot) => slot === seat).length;
}

/** Cubes on towns taken; in Deep Fog only on ports and the monster (IB-AMB-54, IB-FOG-21). */
function cubesOut(sea: Sea, seat: Seat): number {
  if (sea.fog === null) return townsOf(sea, seat);
  const ports = sea.owners.filter((owner, region) => owner === seat && isPort(sea, region));
  return ports.length + (sea.fog.victors.includes(seat) ? 1 : 0);
}

/** Unused cubes; two mark speed and renown (IB-AMB-74). */
export function cubesLeft(sea: Sea, seat: Seat): number {
  return CUBES - 2 - cubesOnTrack(sea, seat) - cubesOut(sea, seat);
}

export function slotValue(slot: number): number {
  return INFLUENCE_SLOTS[slot] as number;
}

// Buildings

/** Whether building cards are held in hand and stand for books (IB-VAR-ARCH-2, IB-FOG-13). */
export function booksAreCards({
  options,
  edition,
}: Pick<Sea, 'edition'> & { readonly options: Pick<Sea['options'], 'architect'> }): boolean {
  return options.architect || edition === 'deep-fog';
}

/** The rule by which they do. */
export function cardRule({ edition }: Pick<Sea, 'edition'>): RuleId {
  return edition === 'deep-fog' ? 'IB-FOG-13' : 'IB-VAR-ARCH-2';
}

/** Building cards dealt to each captain for the draft (IB-VAR-ARCH-1, IB-FOG-6). */
export function cardsDealt({ options, edition }: Pick<Sea, 'options' | 'edition'>): number {
  if (edition === 'deep-fog') return 6;
  return options.architect ? 7 : 0;
}

/** Books, or the cards in hand that stand for them (IB-VAR-ARCH-2). */
export function booksOf(sea: Sea, seat: Seat): number {
  const { books, hand } = captainOf(sea, seat);
  return booksAreCards(sea) ? hand.length : books;
}

export function onOffer(sea: Sea, seat: Seat): readonly Building[] {
  return booksAreCards(sea) ? captainOf(sea, seat).hand : sea.buildingRow;
}

/** The printed gate at this place of the building row; gates count from the right (IB-AMB-31). */
export function rowGate(
  { options, buildingRow }: Pick<Open, 'options' | 'buildingRow'>,
  place: number,
): number {
  const gates = options.sixBuildings ? SIX_ROW_GATES : ROW_GATES;
  return itemAt(gates, gates.length - buildingRow.length + place);
}

/** Books needed for the card at this place. */
export function gateOf(sea: Sea, place: number): number {
  return booksAreCards(sea) ? 0 : rowGate(sea, place);
}

export function booksToShow(sea: Sea, seat: Seat): number {
  return captainOf(sea, seat).books + (owns(sea, seat, 'observatory') ? 1 : 0);
}

export function buildCost(
  sea: Open,
  seat: Seat,
  building: Building,
): { fish: number; wood: number } {
  const { fish, wood } = BUILDING_CARDS[building];
  return { fish, wood: owns(sea, seat, 'carpenters-hall') ? Math.max(0, wood - 1) : wood };
}
