// Where each value on display comes from: printed, public, or ours.
import type { Provenance as Mark } from '@tidetable/engine';
import { BUILDING_CARDS, type Building } from './data/buildings.ts';
import { CREW, type CrewId } from './data/crew.ts';
import { EVENT_CARDS } from './data/events.ts';
import type { Fighter } from './data/fighters.ts';
import type { Provenance } from './data/provenance.ts';
import { REPUTATION_CARDS } from './data/reputation.ts';
import type { TokenReward } from './data/tokens.ts';
import { PORTS, type Town } from './data/towns.ts';
import { editionOf } from './editions.ts';
import { booksAreCards } from './questions.ts';
import type { EditionName } from './state.ts';

/** A part of something on display. */
export type Part =
  | 'name'
  | 'sign'
  | 'banner'
  | 'strength'
  | 'entry-coin'
  | 'entry-crew'
  | 'place'
  | 'ability'
  | 'price'
  | 'card'
  | 'reward'
  | 'copies'
  | 'skills'
  | 'dice'
  | 'supply'
  | 'slots'
  | 'track'
  | 'limit'
  | 'scoring'
  | 'rule'
  | 'fog-roll'
  | 'monster';

export interface Source {
  readonly part: Part;
  readonly mark: Mark;
  /** What the mark does not say. */
  readonly note?: string;
}

type Table = Parameters<typeof booksAreCards>[0];

/** The sources of one thing, such as `town:morlim`; none if it is unknown. */
export function sourcesOf(subject: string, table: Table): readonly Source[] {
  const [kind = '', which = ''] = subject.split(':');
  switch (kind) {
    case 'town':
      return townSources(which as Town, table.edition);
    case 'building':
      return buildingSources(which as Building, table);
    case 'event':
      return eventSources(Number(which), table.edition);
    case 'reputation':
      return reputationSources(Number(which), table);
    case 'token':
      return tokenSources(which as TokenReward, table.edition);
    case 'crew':
      return crewSources(which as CrewId);
    case 'fighter':
      return fighterSources(which as Fighter, table.edition);
    default:
      return PLAIN[kind] ?? [];
  }
}

const PLAIN: Readonly<Record<string, readonly Source[]>> = {
  influence: [{ part: 'slots', mark: 'DESIGNED', note: 'that they never fall is inferred' }],
  hold: [{ part: 'limit', mark: 'RULEBOOK' }],
  ship: [{ part: 'name', mark: 'DESIGNED' }],
  start: [{ part: 'rule', mark: 'RULEBOOK' }],
  renown: [
    { part: 'track', mark: 'RULEBOOK' },
    { part: 'reward', mark: 'DESIGNED', note: 'but 3 wood, which the prototype rules print' },
  ],
  treasure: [{ part: 'rule', mark: 'RULEBOOK' }],
  score: [{ part: 'scoring', mark: 'RULEBOOK' }],
  fog: [
    { part: 'monster', mark: 'RULEBOOK' },
    { part: 'fog-roll', mark: 'MIXED', note: '4 or more at speed 2 is printed, the rest is ours' },
  ],
  map: [
    { part: 'place', mark: 'DESIGNED', note: "that Sun's Rest and Undervall touch is printed" },
  ],
};

const OTHER_BOOK: Readonly<Record<EditionName, string>> = {
  retail: 'printed in the prototype rules only',
  'deep-fog': 'printed in the prototype rules only',
  prototype: 'printed in the retail rules only',
};

function townSources(town: Town, edition: EditionName): Source[] {
  const isPort = (PORTS as readonly Town[]).includes(town);
  const touching = town === 'suns-rest' || town === 'undervall';
  return [
    { part: 'name', mark: 'RULEBOOK' },
    { part: 'sign', mark: 'RULEBOOK' },
    bannerSource(town, isPort, edition),
    { part: 'strength', mark: 'DESIGNED' },
    town === 'the-grotto'
      ? { part: 'entry-coin', mark: 'PUBLIC' }
      : { part: 'entry-coin', mark: 'DESIGNED', note: 'one coin is usual, as public sources tell' },
    { part: 'entry-crew', mark: 'DESIGNED' },
    touching
      ? { part: 'place', mark: 'MIXED', note: "that Sun's Rest and Undervall touch is printed" }
      : isPort
        ? { part: 'place', mark: 'RULEBOOK', note: 'in a corner of the map' }
        : { part: 'place', mark: 'DESIGNED' },
  ];
}

function bannerSource(town: Town, isPort: boolean, edition: EditionName): Source {
  if (isPort) return { part: 'banner', mark: 'RULEBOOK' };
  if (town !== 'farwold') return { part: 'banner', mark: 'DESIGNED' };
  return edition === 'prototype'
    ? { part: 'banner', mark: 'MIXED', note: OTHER_BOOK.prototype }
    : { part: 'banner', mark: 'RULEBOOK' };
}

function buildingSources(building: Building, table: Table): Source[] {
  const { provenance } = BUILDING_CARDS[building];
  const ability = abilitySource(building, provenance, table);
  return [
    { part: 'name', mark: provenance === 'DESIGNED' ? 'DESIGNED' : 'RULEBOOK' },
    ability,
    { part: 'price', mark: 'DESIGNED' },
  ];
}

function abilitySource(building: Building, mark: Provenance, table: Table): Source {
  if (building === 'underriver-gate' && !editionOf(table).ichor)
    return { part: 'ability', mark: 'DESIGNED', note: 'the printed one needs Ichor' };
  if (building === 'observatory' && booksAreCards(table))
    return { part: 'ability', mark: 'DESIGNED', note: 'another one where there is no row' };
  if (building === 'sailors-guild')
    return { part: 'ability', mark, note: 'printed as influence, which we take for renown' };
  return { part: 'ability', mark };
}

/** Two events are printed, one in each rulebook. */
function eventSources(id: number, edition: EditionName): Source[] {
  const card = EVENT_CARDS.find((other) => other.id === id);
  if (card === undefined) return [];
  const inThisBook = (id === 1) === (edition !== 'prototype');
  if (card.provenance === 'DESIGNED' || inThisBook)
    return [{ part: 'card', mark: card.provenance }];
  return [{ part: 'card', mark: 'MIXED', note: OTHER_BOOK[edition] }];
}

function reputationSources(id: number, table: Table): Source[] {
  const card = REPUTATION_CARDS.find((other) => other.id === id);
  if (card === undefined) return [];
  return [
    { part: 'name', mark: 'DESIGNED', note: 'the word brag is known from public sources' },
    cardSource(id, card.provenance, table.edition),
  ];
}

function cardSource(id: number, mark: Provenance, edition: EditionName): Source {
  if (id === 1 && edition === 'prototype')
    return { part: 'card', mark: 'MIXED', note: OTHER_BOOK.prototype };
  if (id === 2)
    return {
      part: 'card',
      mark,
      note: 'the condition is printed in the prototype rules, the rest is ours',
    };
  return { part: 'card', mark };
}

function tokenSources(token: TokenReward, edition: EditionName): Source[] {
  const printed = token === 'three-wood';
  const other = printed && edition !== 'prototype' ? { note: OTHER_BOOK[edition] } : {};
  const mark: Mark = !printed ? 'DESIGNED' : edition === 'prototype' ? 'RULEBOOK' : 'MIXED';
  return [
    { part: 'reward', mark, ...other },
    { part: 'copies', mark: 'DESIGNED', note: 'how many tokens there are is printed' },
  ];
}

function crewSources(crew: CrewId): Source[] {
  if (CREW[crew].length === 1) return [{ part: 'skills', mark: 'RULEBOOK' }];
  return [
    {
      part: 'skills',
      mark: 'MIXED',
      note: 'ten with two skills are printed, each pair once is ours',
    },
  ];
}

function fighterSources(fighter: Fighter, edition: EditionName): Source[] {
  return [
    { part: 'dice', mark: fighter === 'serpent' ? 'RULEBOOK' : 'DESIGNED' },
    edition === 'prototype'
      ? { part: 'supply', mark: 'DESIGNED', note: 'as many as in retail' }
      : { part: 'supply', mark: 'RULEBOOK' },
  ];
}
