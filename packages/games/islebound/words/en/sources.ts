// The sources of all things, in a few lines.
import { itemAt, type Provenance, type Source } from '@tidetable/engine';
import { BUILDINGS } from '../../rules/data/buildings.ts';
import { CREW_IDS } from '../../rules/data/crew.ts';
import { FIGHTERS } from '../../rules/data/fighters.ts';
import { TOKEN_REWARDS, TOKENS } from '../../rules/data/tokens.ts';
import { TOWNS } from '../../rules/data/towns.ts';
import { editionOf } from '../../rules/editions.ts';
import { type Part, type Source as PartSource, sourcesOf } from '../../rules/provenance.ts';
import type { EditionName } from '../../rules/state.ts';
import { buildingName, FIGHTER_NAMES, TOKEN_NAMES, TOWN_NAMES } from './names.ts';

const MARKS: readonly Provenance[] = ['RULEBOOK', 'PUBLIC', 'MIXED', 'DESIGNED'];

const PARTS: Readonly<Record<Part, string>> = {
  name: 'names',
  sign: 'signs',
  banner: 'banners',
  strength: 'strengths',
  'entry-coin': 'coins to enter',
  'entry-crew': 'crew to enter',
  place: 'places',
  ability: 'effects',
  price: 'prices',
  card: 'terms',
  reward: 'rewards',
  copies: 'copies',
  skills: 'skills',
  dice: 'dice',
  supply: 'how many there are',
  slots: 'slots',
  track: 'spaces',
  limit: 'limit',
  scoring: 'what counts',
  rule: 'numbers',
  'fog-roll': 'rolls',
  monster: 'monster',
};

/** Longer lists are only counted if most have one mark. */
const MOST_NAMED = 3;

interface Thing {
  /** Its name in `sourcesOf`. */
  readonly subject: string;
  readonly name: string;
}

interface Kind {
  readonly title: string;
  readonly things: readonly Thing[];
}

function kindsIn(edition: EditionName): readonly Kind[] {
  const { events, reputation, ichor } = editionOf({ edition });
  const copies = edition === 'prototype' ? 'prototype' : 'retail';
  return [
    kind('Towns', 'town', TOWNS, (town) => TOWN_NAMES[town]),
    kind('Buildings', 'building', BUILDINGS, buildingName),
    kind('Events', 'event', events, ({ town }) => TOWN_NAMES[town]),
    kind('Reputation cards', 'reputation', reputation, ({ name }) => name),
    kind(
      'Renown tokens',
      'token',
      TOKEN_REWARDS.filter((token) => TOKENS[token][copies] > 0),
      (token) => TOKEN_NAMES[token],
    ),
    kind('Crew', 'crew', CREW_IDS, (crew) => crew),
    kind(
      'Fighters',
      'fighter',
      FIGHTERS.filter((fighter) => fighter !== 'ichor' || ichor),
      (fighter) => FIGHTER_NAMES[fighter],
    ),
    single('Map', 'map'),
    single('Influence track', 'influence'),
    single('Renown track', 'renown'),
    single('Hold', 'hold'),
    single('Ships and captains', 'ship'),
    single('Starting coins, cubes, speeds, rows for hire and for sale, how the game ends', 'start'),
    single('Treasure map', 'treasure'),
    single('Scoring', 'score'),
    ...(edition === 'deep-fog' ? [single('Deep Fog', 'fog')] : []),
  ];
}

type Known = string | { readonly id: number };

function kind<T extends Known>(
  title: string,
  called: string,
  things: readonly T[],
  name: (thing: T) => string,
): Kind {
  return {
    title,
    things: things.map((thing) => ({
      subject: `${called}:${typeof thing === 'string' ? thing : thing.id}`,
      name: name(thing),
    })),
  };
}

function single(title: string, subject: string): Kind {
  return { title, things: [{ subject, name: title }] };
}

/** What is printed, public or ours in an edition, kind by kind. */
export function sourcesIn(edition: EditionName): readonly Source[] {
  const lines = kindsIn(edition).flatMap((kind) => linesOf(kind, edition));
  return MARKS.flatMap((mark) => lines.filter(({ provenance }) => provenance === mark));
}

function linesOf({ title, things }: Kind, edition: EditionName): Source[] {
  const table = { edition, options: { architect: false } };
  const told = things.flatMap((thing) =>
    sourcesOf(thing.subject, table).map((source) => ({ thing, source })),
  );
  const parts = [...new Set(told.map(({ source }) => source.part))];
  return parts.flatMap((part) => {
    const ofPart = told.filter(({ source }) => source.part === part);
    const groups = MARKS.map((mark) => ofPart.filter(({ source }) => source.mark === mark));
    const largest = Math.max(...groups.map(({ length }) => length));
    const rest = groups.find(({ length }) => length === largest);
    return groups.flatMap((group, at): Source[] => {
      if (group.length === 0) return [];
      const which =
        group.length === ofPart.length
          ? ''
          : group === rest && group.length > MOST_NAMED
            ? ` of ${group.length} of ${ofPart.length}`
            : ` of ${namesOf(group)}`;
      const note = noteOf(group);
      return [
        {
          of: `${title}: ${PARTS[part]}${which}`,
          provenance: itemAt(MARKS, at),
          ...(note !== '' && { note }),
        },
      ];
    });
  });
}

type Told = readonly { readonly thing: Thing; readonly source: PartSource }[];

/** Crew have no names. */
function namesOf(told: Told): string {
  const isCrew = told[0]?.thing.subject.startsWith('crew:');
  return isCrew ? String(told.length) : told.map(({ thing }) => thing.name).join(', ');
}

/** One source for all, or each with its name. */
function noteOf(told: Told): string {
  const notes = [...new Set(told.flatMap(({ source }) => source.note ?? []))];
  return notes
    .map((note) => {
      const about = told.filter(({ source }) => source.note === note);
      return about.length === told.length ? note : `${namesOf(about)}: ${note}`;
    })
    .join('; ');
}
