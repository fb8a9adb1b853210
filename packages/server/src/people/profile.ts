// A person's results, and the ladders.
import type { ServerContext } from '../context.ts';
import { Invalid } from '../errors.ts';
import type { Mark, Skill } from '../store/results.ts';
import type { Person } from '../store/store.ts';
import { personShown } from './lookup.ts';

const PAGE = 50;
const LADDER = 100;
const LEAST_GAMES = 5;

export async function profileShown(context: ServerContext, person: Person, viewer: Person | null) {
  const shown = personShown(person);
  if (await isBlocked(context, person, viewer)) return { person: shown, played: null };
  const { results } = context.store;
  const [ratings, tallies] = await Promise.all([
    results.ratingsOf(person.id),
    results.talliesOf(person.id),
  ]);
  const games = tallies.reduce((sum, tally) => sum + tally.games, 0);
  const forfeits = tallies.reduce((sum, tally) => sum + tally.forfeits, 0);
  return {
    person: shown,
    played: {
      since: person.since,
      ratings: ratings.map((rating) => ({
        ladder: rating.ladder,
        ...skillShown(rating),
        games: rating.games,
      })),
      tallies: tallies.map(({ forfeits: _counted, ...tally }) => ({
        ...tally,
        winRate: tally.wins / tally.games,
      })),
      finishRate: games === 0 ? null : (games - forfeits) / games,
    },
  };
}

export async function gamesShown(
  context: ServerContext,
  person: Person,
  viewer: Person | null,
  before?: string,
) {
  if (await isBlocked(context, person, viewer)) return { games: [], next: null };
  const mark = before === undefined ? null : readMark(before);
  const found = await context.store.results.gamesOf(person.id, mark, PAGE);
  const last = found.length === PAGE ? found.at(-1) : undefined;
  return {
    games: found.map(({ person: _known, isPublic, table, ...game }) => ({
      ...game,
      table: isPublic || viewer?.id === person.id ? table : null,
    })),
    next: last === undefined ? null : `${last.at}.${last.table}.${last.seat}`,
  };
}

export async function ladderShown({ store }: ServerContext, ladder: string) {
  const top = await store.results.top(ladder, LEAST_GAMES, LADDER);
  const people = await store.people(top.map(({ person }) => person));
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    ladder,
    places: top.map((rating) => ({
      person: personShown(byId.get(rating.person) as Person),
      ...skillShown(rating),
      games: rating.games,
    })),
  };
}

function skillShown({ mu, sigma }: Skill) {
  return { rating: (mu - 3 * sigma) / 1000, skill: mu / 1000, uncertainty: sigma / 1000 };
}

async function isBlocked(
  { store }: ServerContext,
  person: Person,
  viewer: Person | null,
): Promise<boolean> {
  if (viewer === null) return false;
  return (await store.blocksAndMutes.relationsOf(viewer.id)).blockedBy.has(person.id);
}

function readMark(text: string): Mark {
  const [at, table, seat] = text.split('.');
  const mark = { at: Number(at), table: table ?? '', seat: Number(seat) };
  if (Number.isSafeInteger(mark.at) && Number.isSafeInteger(mark.seat)) return mark;
  throw new Invalid('malformed', 'before: expected what `next` said');
}
