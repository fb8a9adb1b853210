// What is told of one thing: what it does, its numbers, and where each of them comes from.
import {
  abilityAt,
  BUILDING_CARDS,
  type Building,
  type BuildingCard,
  CREW,
  type CrewId,
  costWords,
  crewName,
  eventOf,
  FIGHTER_NAMES,
  type Fighter,
  INFLUENCE_SLOTS,
  needAt,
  PORTS,
  reputationOf,
  SKILL_NAMES,
  STRENGTH,
  shipName,
  signAt,
  signWords,
  TOWN_NAMES,
  type Town,
  type View,
} from '@tidetable/islebound/public';
import { capital } from '../../words/capital.ts';
import { words } from '../../words/index.ts';
import { scoresIn } from './score.ts';

type Provenance = BuildingCard['provenance'];
type Source = Provenance | 'PUBLIC';

export interface Page {
  readonly title: string;
  readonly lines: readonly string[];
  readonly sources: readonly { readonly of: string; readonly source: Source }[];
}

/** A subject is a kind of thing and which of them, such as `town:morlim`. */
export function pageOn(subject: string, view: View): Page | null {
  const [kind = '', which = ''] = subject.split(':');
  switch (kind) {
    case 'town':
      return townPage(which as Town, view);
    case 'building':
      return buildingPage(which as Building, view);
    case 'event':
      return eventPage(Number(which), view);
    case 'reputation':
      return talePage(Number(which), view);
    case 'crew':
      return crewPage(which as CrewId);
    case 'fighter':
      return fighterPage(which as Fighter);
    case 'score':
      return scorePage(Number(which), view);
    default:
      return plainPage(kind);
  }
}

const sourced = (pairs: readonly (readonly [of: string, source: Source])[]): Page['sources'] =>
  pairs.map(([of, source]) => ({ of, source }));

function townPage(town: Town, view: View): Page {
  const say = words().islebound.info;
  const region = view.towns.indexOf(town);
  const sign = signAt(view, region);
  const owner = view.owners[region] ?? null;
  const isPort = (PORTS as readonly Town[]).includes(town);
  return {
    title: TOWN_NAMES[town],
    lines: [
      capital(`${signWords(sign)}.`),
      say.taking(sign.banner, sign.strength, needAt(view, region)),
      owner === null ? say.neutral : say.owned(shipName(owner)),
    ],
    sources: sourced([
      [say.nameAndSign, 'RULEBOOK'],
      [say.bannerColour, isPort || town === 'farwold' ? 'RULEBOOK' : 'DESIGNED'],
      [say.strength, 'DESIGNED'],
      [say.entryCoin, 'PUBLIC'],
      ...(sign.entryCrew === null ? [] : ([[say.entryCrew, 'DESIGNED']] as const)),
      [say.whereItLies, 'DESIGNED'],
    ]),
  };
}

/** The first 22 names are printed; prices never are. */
const PRINTED_NAMES: readonly Provenance[] = ['RULEBOOK', 'MIXED'];

function buildingPage(building: Building, view: View): Page {
  const { name, value, fish, wood, provenance } = BUILDING_CARDS[building];
  const say = words().islebound.info;
  return {
    title: name,
    lines: [abilityAt(view, building), say.price(value, fish, wood)],
    sources: sourced([
      [say.name, PRINTED_NAMES.includes(provenance) ? 'RULEBOOK' : 'DESIGNED'],
      [say.ability, provenance],
      [say.prices, 'DESIGNED'],
    ]),
  };
}

function eventPage(id: number, view: View): Page {
  const card = eventOf(view, id);
  const say = words().islebound.info;
  return {
    title: say.eventTitle(TOWN_NAMES[card.town]),
    lines: [say.eventTerms(costWords(card.pay), card.fightersNeeded, card.cubes)],
    sources: sourced([[say.card, card.provenance]]),
  };
}

function talePage(id: number, view: View): Page {
  const card = reputationOf(view, id);
  const say = words().islebound;
  return {
    title: card.name,
    lines: [say.tale(card.first, card.per, card.renown, card.limit), say.info.tale],
    sources: sourced([
      [say.info.card, card.provenance],
      [say.info.name, 'PUBLIC'],
    ]),
  };
}

function crewPage(crew: CrewId): Page {
  const say = words().islebound.info;
  const skills = CREW[crew];
  return {
    title: capital(crewName(crew)),
    lines: skills.map((skill) => `${capital(SKILL_NAMES[skill])}: ${say.skills[skill]}`),
    sources: sourced([[say.card, skills.length === 1 ? 'RULEBOOK' : 'MIXED']]),
  };
}

function fighterPage(fighter: Fighter): Page {
  const say = words().islebound.info;
  return {
    title: capital(FIGHTER_NAMES[fighter]),
    lines: [say.dice(STRENGTH[fighter].slice(1))],
    sources: sourced([[say.diceTable, fighter === 'serpent' ? 'RULEBOOK' : 'DESIGNED']]),
  };
}

function scorePage(seat: number, view: View): Page | null {
  const score = scoresIn(view)[seat];
  const say = words().islebound.info;
  if (score === undefined) return null;
  const { total, ...parts } = score;
  return {
    title: say.scoreOf(shipName(seat), total),
    lines: (Object.entries(parts) as [keyof typeof parts, number][])
      .filter(([part, count]) => part !== 'monster' || count > 0 || view.fog !== null)
      .map(([part, count]) => `${say.parts[part]}: ${count}`),
    sources: sourced([[say.scoring, 'RULEBOOK']]),
  };
}

function plainPage(kind: string): Page | null {
  const say = words().islebound.info;
  const told = { hold: 'RULEBOOK', renown: 'MIXED', treasure: 'RULEBOOK', fog: 'MIXED' } as const;
  if (kind === 'influence')
    return {
      title: say.plain.influence.title,
      lines: [say.plain.influence.text, INFLUENCE_SLOTS.join(' ')],
      sources: sourced([[say.slotValues, 'DESIGNED']]),
    };
  if (!(kind in told)) return null;
  const page = say.plain[kind as keyof typeof told];
  return {
    title: page.title,
    lines: [page.text],
    sources: sourced([[page.source, told[kind as keyof typeof told]]]),
  };
}
