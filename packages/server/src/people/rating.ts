// Ratings, by OpenSkill (Plackett–Luce). A rating is a guess and how far off it may be, both in thousandths.
import { itemAt } from '@tidetable/engine';
import { rate } from 'openskill';
import type { Teams } from '../games/teams.ts';
import type { Rerating, Skill } from '../store/results.ts';
import type { PersonId } from '../store/store.ts';

export interface Finisher {
  readonly person: PersonId;
  readonly seat: number;
  readonly place: number;
  readonly forfeited: boolean;
}

const NEWCOMER: Skill = { mu: 25_000, sigma: 8_333 };

interface Side {
  readonly members: readonly string[];
  readonly place: number;
}

type Skills = ReadonlyMap<string, Skill>;

export function reratingOf(ladder: string, teams: Teams, finishers: readonly Finisher[]): Rerating {
  const beginnings = new Map(finishers.map(({ person }) => [person, NEWCOMER]));
  if (teams.kind === 'rivals')
    return { ladder, beginnings, rate: (known) => rated(groupsOf(teams.teamOf, finishers), known) };
  /** As stored in `ratings`. */
  const opponent = `island:${teams.difficulty}:${finishers.length}`;
  beginnings.set(opponent, teamOfNewcomers(finishers.length));
  return { ladder, beginnings, rate: (known) => ratedTogether(opponent, finishers, known) };
}

/** A team is as strong as its members together: a new difficulty is worth a team of newcomers. */
function teamOfNewcomers(count: number): Skill {
  const sigma = Math.round(NEWCOMER.sigma * Math.sqrt(count));
  return { mu: NEWCOMER.mu * count, sigma };
}

/** A seat that forfeited has left its team and stands alone, behind all others. */
function groupsOf(teamOf: readonly number[], finishers: readonly Finisher[]): Side[] {
  const sides = new Map<string, { members: string[]; place: number }>();
  for (const { person, seat, place, forfeited } of finishers) {
    const key = forfeited ? `alone ${seat}` : `team ${teamOf[seat]}`;
    const side = sides.get(key) ?? { members: [], place };
    side.members.push(person);
    sides.set(key, side);
  }
  return [...sides.values()];
}

/** The team against the game. For those who forfeited, the game has won, whatever the others did. */
function ratedTogether(opponent: string, finishers: readonly Finisher[], known: Skills): Skills {
  const members = finishers.map(({ person }) => person);
  const against = (hasWon: boolean): Skills =>
    rated(
      [
        { members, place: hasWon ? 1 : 2 },
        { members: [opponent], place: hasWon ? 2 : 1 },
      ],
      known,
    );
  const lost = against(false);
  const after = new Map(against(finishers.some(({ place }) => place === 1)));
  for (const { person, forfeited } of finishers)
    if (forfeited) after.set(person, lost.get(person) as Skill);
  return after;
}

/** Places count from 1: the library takes 0 for none. */
function rated(sides: readonly Side[], known: Skills): Skills {
  const before = sides.map(({ members }) =>
    members.map((name) => {
      const { mu, sigma } = known.get(name) as Skill;
      return { mu: mu / 1000, sigma: sigma / 1000 };
    }),
  );
  const after = rate(before, { rank: sides.map(({ place }) => place) });
  return new Map(
    sides.flatMap(({ members }, side) =>
      members.map((name, nth): [string, Skill] => {
        const { mu, sigma } = itemAt(itemAt(after, side), nth);
        return [name, { mu: Math.round(mu * 1000), sigma: Math.round(sigma * 1000) }];
      }),
    ),
  );
}
