// Whether every card, crew member and token is there exactly once.
import { reading } from '@tidetable/engine';
import { BUILDINGS, ROW_GATES, SIX_ROW_GATES } from '../data/buildings.ts';
import { CREW_ROW, STARTING_CREW, TWO_SKILL_CREW } from '../data/crew.ts';
import { FIGHTER_SUPPLY } from '../data/fighters.ts';
import { TOKEN_REWARDS, TOKENS } from '../data/tokens.ts';
import { EDITIONS, editionOf } from '../editions.ts';
import { booksAreCards, owns, supplyOf } from '../questions.ts';
import type { Sea } from '../state.ts';

const { insist } = reading;

export function checkComponents(sea: Sea): void {
  countBuildings(sea);
  countCrew(sea);
  countTokens(sea);
  const events = EDITIONS[sea.edition].events.map(({ id }) => id);
  each(events, [...sea.eventPiles.flat(), ...sea.eventDiscard, ...eventsOut(sea)], 'event');
  const brags = EDITIONS[sea.edition].reputation.map(({ id }) => id);
  each(brags, [...sea.reputationPiles.flat(), ...sea.reputationDiscard], 'reputation card');
  countFighters(sea);
  if (sea.fog !== null) return;
  showTwo(sea.eventPiles, 'state.eventPiles');
  showTwo(sea.reputationPiles, 'state.reputationPiles');
  insist(sea.eventPiles.flat().length > 0, 'state.eventPiles', 'at least one event (IB-EVT-5)', 0);
}

/** In Deep Fog: face up, or the mark of a town. */
function eventsOut({ fog }: Sea): number[] {
  if (fog === null) return [];
  return fog.event === null ? fog.townCards : [...fog.townCards, fog.event];
}

function each<T extends string | number>(
  all: readonly T[],
  found: readonly T[],
  what: string,
): void {
  once(found, what);
  for (const thing of all)
    insist(found.includes(thing), 'state', `each ${what} somewhere`, `${thing} nowhere`);
}

function once(found: readonly (string | number)[], what: string): void {
  const twice = found.find((thing, index) => found.indexOf(thing) !== index);
  insist(twice === undefined, 'state', `each ${what} once`, `${twice} twice`);
}

function countBuildings(sea: Sea): void {
  const { buildingRow, buildingDeck, buildingDiscard, options, captains } = sea;
  const cards = captains.flatMap(({ hand, pack, pick }) => [
    ...hand,
    ...pack,
    ...(pick === null ? [] : [pick]),
  ]);
  const built = captains.flatMap(({ buildings }) => buildings);
  each(
    BUILDINGS,
    [...buildingRow, ...buildingDeck, ...buildingDiscard, ...cards, ...built],
    'building',
  );
  if (!booksAreCards(sea))
    insist(
      buildingDiscard.length === 0,
      'state.buildingDiscard',
      'nothing: only architects discard buildings (IB-VAR-ARCH-2)',
      buildingDiscard,
    );
  const places = options.sixBuildings ? SIX_ROW_GATES.length : ROW_GATES.length;
  const most = booksAreCards(sea) ? 0 : places;
  const row = buildingRow.length;
  const full = row === most || (row < most && buildingDeck.length === 0);
  insist(full, 'state.buildingRow', `${most} buildings while the deck lasts`, row);
}

function countCrew({ crewRow, crewStack, captains }: Sea): void {
  const aboard = captains.flatMap(({ deck, below, injured }) => [...deck, ...below, ...injured]);
  const all = [...crewRow, ...crewStack, ...aboard];
  once(all, 'crew member');
  for (const crew of TWO_SKILL_CREW)
    insist(all.includes(crew), 'state', 'each crew member somewhere', `${crew} nowhere`);
  const strangers = STARTING_CREW.slice(captains.length).flat();
  const stranger = all.find((crew) => strangers.includes(crew));
  insist(stranger === undefined, 'state', 'only crew of seats at the table', stranger);
  const forHire = [...crewRow, ...crewStack];
  const starter = forHire.find((crew) => STARTING_CREW.flat().includes(crew));
  insist(starter === undefined, 'state.crewRow', 'no starting crew for hire', starter);
  const row = crewRow.length;
  const full = row === CREW_ROW || (row < CREW_ROW && crewStack.length === 0);
  insist(full, 'state.crewRow', `${CREW_ROW} crew members while the stack lasts`, row);
}

function countTokens(sea: Sea): void {
  const all = [...sea.tokens, ...sea.captains.flatMap(({ tokens }) => tokens)];
  for (const token of TOKEN_REWARDS) {
    const found = all.filter((other) => other === token).length;
    const most = TOKENS[token][editionOf(sea).printing];
    insist(found === most, 'state', `${most} ${token} tokens`, found);
  }
  sea.captains.forEach(({ sevens }, seat) => {
    const due = sevens === 0 || sea.tokens.length === 0;
    const wanted = 'none while there are renown tokens (IB-REN-4)';
    insist(due, `state.captains[${seat}].sevens`, wanted, sevens);
  });
}

/** Two show if at least two are left (IB-EVT-4, IB-REP-3). */
function showTwo([left, right]: readonly [readonly number[], readonly number[]], where: string) {
  const fair = left.length + right.length < 2 || (left.length > 0 && right.length > 0);
  insist(fair, where, 'two piles while there are two cards', `${left.length} and ${right.length}`);
}

function countFighters(sea: Sea): void {
  for (const [good, all] of [
    ['pirates', FIGHTER_SUPPLY.pirate],
    ['serpents', FIGHTER_SUPPLY.serpent],
  ] as const) {
    const left = supplyOf(sea, good);
    insist(left >= 0, 'state.captains', `at most ${all} ${good} in all`, all - left);
  }
  sea.captains.forEach(({ ichor }, seat) => {
    const where = `state.captains[${seat}].ichor`;
    insist(!ichor || editionOf(sea).ichor, where, 'no Ichor in this edition', ichor);
    const gate = !ichor || owns(sea, seat, 'underriver-gate');
    insist(gate, where, 'Ichor only beside the owner of Underriver Gate (IB-CLAR-22)', ichor);
  });
}
