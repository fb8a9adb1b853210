// What people call the ships, towns, crew and goods.
import { listed, plural, type Reader, type Seat, type Who, whoFor } from '@tidetable/engine';
import { BUILDING_CARDS, type Building } from '../../rules/data/buildings.ts';
import { CREW, type CrewId } from '../../rules/data/crew.ts';
import type { Fighter } from '../../rules/data/fighters.ts';
import type { Cost, CrewWanted, Gains, Good, SignStep, Skill } from '../../rules/data/goods.ts';
import type { Place } from '../../rules/data/map.ts';
import type { TokenReward } from '../../rules/data/tokens.ts';
import { ENTRY_COINS, type Sign, type Town } from '../../rules/data/towns.ts';
import { booksAreCards } from '../../rules/questions.ts';
import type { Group, Holdings, View } from '../../rules/state.ts';

/** By seat. */
export const SHIP_NAMES = ['Gull', 'Heron', 'Osprey', 'Tern'] as const;

/** By seat, as boards show it. */
const SHIP_COLOURS = ['red', 'blue', 'green', 'yellow'] as const;

export const TOWN_NAMES: Readonly<Record<Town, string>> = {
  borsham: 'Borsham',
  farwold: 'Farwold',
  'fels-garden': "Fel's Garden",
  grenille: 'Grenille',
  morlim: 'Morlim',
  ratnest: 'Ratnest',
  rockslide: 'Rockslide',
  stratic: 'Stratic',
  'suns-rest': "Sun's Rest",
  'the-grotto': 'The Grotto',
  undervall: 'Undervall',
  zilliam: 'Zilliam',
  crimsika: 'Crimsika',
  krazk: 'Krazk',
  marhaven: 'Marhaven',
  thundrake: 'Thundrake',
};

export function placeName(place: Place): string {
  return place === 'deep-fog' ? 'the monster' : TOWN_NAMES[place];
}

export const SKILL_NAMES: Readonly<Record<Skill, string>> = {
  administrate: 'administrator',
  work: 'worker',
  combat: 'fighter',
  negotiate: 'envoy',
  sail: 'sailor',
};

export const FIGHTER_NAMES: Readonly<Record<Fighter, string>> = {
  pirate: 'pirate',
  serpent: 'sea serpent',
  ichor: 'Ichor',
};

export const TOKEN_NAMES: Readonly<Record<TokenReward, string>> = {
  'three-wood': '3 wood',
  'four-fish': '4 fish',
  'three-coins': '3 coins',
  'two-pirates': '2 pirates',
  'one-serpent': '1 sea serpent',
  'one-book': '1 book',
  'two-cubes': '2 cubes',
  'free-hire': 'a free hand',
  rest: 'a rest',
};

const GOOD_NAMES: Readonly<Record<Good, readonly [one: string, many: string]>> = {
  coins: ['coin', 'coins'],
  fish: ['fish', 'fish'],
  wood: ['wood', 'wood'],
  books: ['book', 'books'],
  pirates: ['pirate', 'pirates'],
  serpents: ['sea serpent', 'sea serpents'],
  cubes: ['cube', 'cubes'],
  renown: ['renown', 'renown'],
};

export function shipName(seat: Seat): string {
  return SHIP_NAMES[seat] ?? `ship ${seat + 1}`;
}

/** `Gull (red)`. */
export function shipTitle(seat: Seat): string {
  const colour = SHIP_COLOURS[seat];
  return colour === undefined ? shipName(seat) : `${shipName(seat)} (${colour})`;
}

/** `the Gull`, or `you`. */
export function captainsFor(reader: Reader): Who {
  return whoFor(reader, (seat) => `the ${shipName(seat)}`);
}

export function buildingName(building: Building): string {
  return BUILDING_CARDS[building].name;
}

/** `worker`, `worker-sailor`. */
export function crewName(crew: CrewId): string {
  return CREW[crew].map((skill) => SKILL_NAMES[skill]).join('-');
}

/** `2 administrators and a worker-sailor`. */
export function crewWords(crew: readonly CrewId[]): string {
  const names = crew.map(crewName);
  return listed(
    [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? withArticle(name) : `${count} ${name}s`;
    }),
  );
}

/** A crew member in the middle of a sentence. */
export function aCrew(crew: CrewId): string {
  return withArticle(crewName(crew));
}

function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

export function wantedName(wanted: CrewWanted): string {
  return wanted === 'any' ? 'any crew member' : SKILL_NAMES[wanted];
}

export function counted(count: number, good: Good): string {
  return `${count} ${GOOD_NAMES[good][count === 1 ? 0 : 1]}`;
}

/** A building by name, or `a building card` if hidden. */
export function aCard(building: Building | null): string {
  return building === null ? 'a building card' : `the ${buildingName(building)}`;
}

export function groupWords({ pirates, serpents, ichor }: Group): string {
  return listed([
    ...(pirates > 0 ? [counted(pirates, 'pirates')] : []),
    ...(serpents > 0 ? [counted(serpents, 'serpents')] : []),
    ...(ichor > 0 ? [FIGHTER_NAMES.ichor] : []),
  ]);
}

/** `4 coins and 1 wood; 3 renown and 1 renown token; 2 towns and 1 building`. */
export function holdingWords({ renown, tokens, buildings, towns, ...goods }: Holdings, view: View) {
  const { books, ...others } = goods;
  const [cards, shelf] = booksAreCards(view) ? [books, 0] : [0, books];
  const aboard = [
    ...goodsIn({ ...others, books: shelf }),
    ...(cards > 0 ? [plural(cards, 'building card')] : []),
  ];
  const fame = [
    ...(renown > 0 ? [counted(renown, 'renown')] : []),
    ...(tokens > 0 ? [plural(tokens, 'renown token')] : []),
  ];
  const lands = [
    ...(towns > 0 ? [plural(towns, 'town')] : []),
    ...(buildings > 0 ? [plural(buildings, 'building')] : []),
  ];
  const parts = [aboard, fame, lands].filter((part) => part.length > 0);
  return parts.length === 0 ? 'nothing yet' : parts.map(listed).join('; ');
}

export function gainWords(gain: Gains): string {
  return listed(goodsIn(gain));
}

function goodsIn(goods: Gains): string[] {
  const some = (Object.entries(goods) as [Good, number][]).filter(([, count]) => count > 0);
  return some.map(([good, count]) => counted(count, good));
}

export function costWords({ cargo = 0, crew = [], ...goods }: Cost): string {
  return listed([
    ...(Object.entries(goods) as [Good, number][]).map(([good, count]) => counted(count, good)),
    ...(cargo > 0 ? [`${cargo} fish or wood`] : []),
    ...crewWanted(crew),
  ]);
}

export function aWanted(wanted: CrewWanted): string {
  return wanted === 'any' ? wantedName(wanted) : withArticle(wantedName(wanted));
}

/** Kind by kind: `a worker`, `2 administrators`. */
function crewWanted(crew: readonly CrewWanted[]): string[] {
  return [...new Set(crew)].map((wanted) => {
    const count = crew.filter((other) => other === wanted).length;
    if (count === 1) return aWanted(wanted);
    return wanted === 'any' ? `any ${count} crew members` : `${count} ${wantedName(wanted)}s`;
  });
}

export function signWords({ entryCrew, action }: Sign): string {
  const entry = `${counted(ENTRY_COINS, 'coins')}${entryCrew === null ? '' : ` and ${aWanted(entryCrew)}`}`;
  return `pay ${entry}; ${action.map(stepWords).join(', ')}`;
}

function stepWords(step: SignStep): string {
  switch (step.do) {
    case 'rest':
      return 'rest';
    case 'gain':
      return `gain ${gainWords(step.gain)}`;
    case 'gain-per-worker':
      return `gain ${step.plus > 0 ? `${step.plus} ${step.good} and ` : ''}1 ${step.good} per worker`;
    case 'choose':
      return `gain ${step.from.map(gainWords).join(' or ')}`;
    case 'barter':
      return `barter ${costWords(step.pay)} for ${gainWords(step.gain)} ${step.times === 'any' ? 'at will' : 'once per crew on deck'}`;
    case 'hire':
      if (step.free) return 'hire free of charge';
      return step.surcharge === 0 ? 'hire' : `hire for ${counted(step.surcharge, 'coins')} more`;
    case 'reputation':
      return 'brag';
    case 'build':
      return 'build with fish and wood';
    case 'place-cube':
      return 'place 1 cube';
  }
}

/** Whole percents; 0 and 100 only if exact. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1 %';
  if (chance < 1 - 1e-9 && chance >= 0.995) return '>99 %';
  return `${Math.round(100 * chance)} %`;
}
