// The page about each thing: what it does, its numbers, and the source of each.

import { list } from '@tidetable/board/words/numbers.ts';
import { capital, type Reader, type Who } from '@tidetable/engine';
import {
  abilityAt,
  BUILDING_CARDS,
  type Building,
  CREW,
  type CrewId,
  captainsFor,
  costWords,
  crewName,
  eventCard,
  FIGHTER_NAMES,
  type Fighter,
  INFLUENCE_SLOTS,
  reputationAt,
  SKILL_NAMES,
  type Source,
  STRENGTH,
  signOf,
  signWords,
  sourcesOf,
  strengthNeeded,
  TOWN_NAMES,
  type Town,
  type View,
} from '../public.ts';
import { scoresIn } from './score.ts';
import { boardWords } from './words.ts';

interface Told {
  readonly title: string;
  readonly lines: readonly string[];
  /** Figures below them, and what each counts. */
  readonly figures?: readonly (readonly [part: string, count: number])[];
}

export interface Page extends Told {
  readonly sources: readonly Source[];
}

/** A subject is a kind and a name, such as `town:morlim`. */
export function pageOn(subject: string, view: View, reader: Reader): Page | null {
  const told = toldOf(subject, view, captainsFor(reader));
  return told && { ...told, sources: sourcesFor(subject, view) };
}

/** The sources of a city's buildings: each kind once, with the names of the buildings where they differ. */
function sourcesFor(subject: string, view: View): readonly Source[] {
  const [kind, seat] = subject.split(':');
  if (kind !== 'city') return sourcesOf(subject, view);
  const all = cityAt(Number(seat), view).flatMap((building) =>
    sourcesOf(`building:${building}`, view).map(({ part, mark }) => ({ part, mark, building })),
  );
  const alike = ({ part, mark }: Source) =>
    all.filter((one) => one.part === part && one.mark === mark);
  return all
    .filter((one) => alike(one)[0] === one)
    .map(({ part, mark }) => {
      const isSole = all.every((one) => one.part !== part || one.mark === mark);
      const names = alike({ part, mark }).map(({ building }) => BUILDING_CARDS[building].name);
      return isSole ? { part, mark } : { part, mark, note: list(names) };
    });
}

function cityAt(seat: number, { captains }: View): readonly Building[] {
  return captains[seat]?.buildings ?? [];
}

function toldOf(subject: string, view: View, who: Who): Told | null {
  const [kind = '', which = ''] = subject.split(':');
  switch (kind) {
    case 'town':
      return townPage(which as Town, view, who);
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
    case 'city':
      return cityPage(Number(which), view, who);
    case 'score':
      return scorePage(Number(which), view, who);
    default:
      return plainPage(kind);
  }
}

function townPage(town: Town, view: View, who: Who): Told {
  const say = boardWords().info;
  const region = view.towns.indexOf(town);
  const sign = signOf(view, region);
  const owner = view.owners[region] ?? null;
  return {
    title: TOWN_NAMES[town],
    lines: [
      capital(`${signWords(sign)}.`),
      say.taking(sign.banner, sign.strength, strengthNeeded(view, region)),
      owner === null ? say.neutral : say.owned(who(owner)),
    ],
  };
}

function buildingPage(building: Building, view: View): Told {
  const { name, value, fish, wood } = BUILDING_CARDS[building];
  const say = boardWords().info;
  return {
    title: name,
    lines: [abilityAt(view, building), say.price(value, fish, wood)],
  };
}

function cityPage(seat: number, view: View, who: Who): Told {
  const say = boardWords().info;
  return {
    title: say.cityOf(who(seat)),
    lines: cityAt(seat, view).map((building) => {
      const { name, value } = BUILDING_CARDS[building];
      return say.standing(name, value, abilityAt(view, building));
    }),
  };
}

function eventPage(id: number, view: View): Told {
  const card = eventCard(view, id);
  const say = boardWords().info;
  return {
    title: say.eventTitle(TOWN_NAMES[card.town]),
    lines: [say.eventTerms(costWords(card.pay), card.fightersNeeded, card.cubes)],
  };
}

function talePage(id: number, view: View): Told {
  const card = reputationAt(view, id);
  const say = boardWords();
  return {
    title: card.name,
    lines: [capital(say.tale(card.first, card.per, card.renown, card.limit)), say.info.tale],
  };
}

function crewPage(crew: CrewId): Told {
  const say = boardWords().info;
  const skills = CREW[crew];
  return {
    title: capital(crewName(crew)),
    lines: skills.map((skill) => `${capital(SKILL_NAMES[skill])}: ${say.skills[skill]}`),
  };
}

function fighterPage(fighter: Fighter): Told {
  const say = boardWords().info;
  return {
    title: capital(FIGHTER_NAMES[fighter]),
    lines: [say.dice(STRENGTH[fighter].slice(1))],
  };
}

function scorePage(seat: number, view: View, who: Who): Told | null {
  const score = scoresIn(view)[seat];
  const say = boardWords().info;
  if (score === undefined) return null;
  const { total, ...parts } = score;
  return {
    title: say.scoreOf(who(seat), total),
    lines: [],
    figures: (Object.entries(parts) as [keyof typeof parts, number][])
      .filter(([part, count]) => part !== 'monster' || count > 0 || view.fog !== null)
      .map(([part, count]) => [say.parts[part], count]),
  };
}

function plainPage(kind: string): Told | null {
  const say = boardWords().info;
  if (kind === 'influence')
    return {
      title: say.plain.influence.title,
      lines: [say.plain.influence.text, INFLUENCE_SLOTS.join(' ')],
    };
  if (!(kind in say.plain)) return null;
  const page = say.plain[kind as keyof typeof say.plain];
  return {
    title: page.title,
    lines: [page.text],
  };
}
