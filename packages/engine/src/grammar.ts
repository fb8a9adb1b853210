// Grammar for sentences about seats: "you" for the reader, a name for anyone else.
import type { Outcome, Seat } from './game.ts';
import { itemAt } from './lists.ts';

/** The seat that a sentence is told to; null or absent for a spectator, who reads names only. */
export type Reader = Seat | null | undefined;

/** Who a sentence is about, as written inside a sentence; `sentence` adds the capital. */
export interface Party {
  /** As subject or object: "you", "the Gull", "you and the Gull". */
  readonly name: string;
  /** "your", "the Gull's". */
  readonly whose: string;
  /** After "of": "a ship of yours", "a ship of Red". */
  readonly theirs: string;
  /** After it was named: "your", "its", "their". */
  readonly its: string;
  /** The verb that the clause begins with, in its plain form, made to agree: "sail home" becomes "sails home". */
  does(clause: string): string;
}

/** Names a seat within one sentence. */
export type Who = (seat: Seat) => Party;

export const YOU: Party = {
  name: 'you',
  whose: 'your',
  theirs: 'yours',
  its: 'your',
  does: (clause) => conjugated(clause, pluralVerb),
};

export function called(name: string): Party {
  return {
    name,
    whose: `${name}'s`,
    theirs: name,
    its: 'its',
    does: (clause) => conjugated(clause, singularVerb),
  };
}

/** More than one thing by one name: "the compasses". */
export function calledTogether(name: string): Party {
  return { name, whose: `${name}'`, theirs: name, its: 'their', does: YOU.does };
}

/** Several together, the reader first. */
export function allOf(parties: readonly Party[]): Party {
  if (parties.length === 1) return itemAt(parties, 0);
  const inOrder = [...parties].sort((one, other) => Number(other === YOU) - Number(one === YOU));
  return {
    name: listed(inOrder.map(({ name }) => name)),
    whose: listed(inOrder.map(({ whose }) => whose)),
    theirs: listed(inOrder.map(({ theirs }) => theirs)),
    its: inOrder[0] === YOU ? 'your' : 'their',
    does: YOU.does,
  };
}

/** "you" for the reader's own seat, and the name that the game gives it for any other. */
export function whoFor(reader: Reader, nameOf: (seat: Seat) => string): Who {
  return (seat) => (seat === reader ? YOU : called(nameOf(seat)));
}

/** The same by the names of people, where those are known. */
export function whoByName(who: Who, names: readonly string[] = []): Who {
  return (seat) => {
    const [party, name] = [who(seat), names[seat]];
    return party === YOU || name === undefined ? party : called(name);
  };
}

/** The object of what `by` does: "yourself" where the reader does it to the reader, alone or among others. */
export function objectOf(party: Party, by: Party): string {
  return by === YOU ? party.name.replace(/^you\b/, 'yourself') : party.name;
}

function conjugated(clause: string, form: (verb: string) => string): string {
  return clause.replace(/^[a-z]+/, form);
}

function pluralVerb(verb: string): string {
  return verb === 'be' ? 'are' : verb;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'is',
  have: 'has',
  can: 'can',
  may: 'may',
  must: 'must',
  would: 'would',
};

function singularVerb(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** "a", "a and b", "a, b and c". */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? 'nothing';
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

/** `1 hit`, `2 hits`. */
export function plural(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With its capital and its full stop. */
export function sentence(text: string): string {
  return `${capital(text)}.`;
}

/** How a question opens: "Your turn, Gull (red): where to?" in one's own turn, "Gull (red), …" outside of it. */
export function asking(
  title: string,
  question: string,
  { isOwnTurn }: { readonly isOwnTurn: boolean },
): string {
  return isOwnTurn ? `Your turn, ${title}: ${question}` : `${capital(title)}, ${question}`;
}

/** How the reader fared where points decide. */
export interface Standing {
  readonly result: 'won' | 'shared' | 'lost';
  /** Points between the reader and the best of the others; 0 where a tie was broken. */
  readonly by: number;
  /** Of a winner, the seats that came next; of a loser, those that won. */
  readonly others: readonly Seat[];
}

/** Null where the reader has no part in it, or points do not tell it. */
export function standingOf({ winners, scores = [] }: Outcome, reader: Reader): Standing | null {
  if (reader == null) return null;
  const own = scores[reader];
  if (own === undefined) return null;
  const has = (seat: Seat): number => scores[seat] ?? 0;
  const isWinner = winners.includes(reader);
  if (!isWinner)
    return { result: 'lost', by: Math.max(...winners.map(has)) - own, others: winners };
  if (winners.length > 1)
    return { result: 'shared', by: 0, others: winners.filter((seat) => seat !== reader) };
  const rest = [...scores.keys()].filter((seat) => seat !== reader);
  const next = Math.max(...rest.map(has));
  return { result: 'won', by: own - next, others: rest.filter((seat) => has(seat) === next) };
}

/** The names in a result. */
export interface Cast {
  readonly who: Who;
  /** Before a score, since names may end in a number: “Bosun 2 with 40”. */
  readonly has: string;
}

/** What follows the winners: `; the Gull 31 and the Heron 28`, the best first. */
export function scoresOfOthers({ winners, scores = [] }: Outcome, { who, has }: Cast): string {
  const others = scores
    .map((score, seat) => ({ score, seat }))
    .filter(({ seat }) => !winners.includes(seat))
    .sort((one, other) => other.score - one.score)
    .map(({ score, seat }) => `${who(seat).name}${has} ${score}`);
  return others.length === 0 ? '' : `; ${listed(others)}`;
}
