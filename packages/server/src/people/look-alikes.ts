// Names that look the same to the eye. No name is refused or changed: at a table the second one is shown with a number.
import { itemAt } from '@tidetable/engine';
import type { Person, PersonId } from '../store/store.ts';

/** Letters, and what they are taken for: a small table of our own, of those that people really try. */
const TAKEN_FOR = [
  ['АВЕКМНОРСТУХІЅЈ', 'abekmhopctyxlsj'],
  ['аеорсухіѕјһԁԛԝкмтвн', 'aeopcyxlsjhdqwkmtbh'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhlkmnoptyx'],
  ['αβεικνορτυχηω', 'abelkvoptuxnw'],
  ['01|iIıłø5', 'ollllllos'],
] as const;

const LETTERS = new Map(
  TAKEN_FOR.flatMap(([letters, looks]) => {
    const like = [...looks];
    return [...letters].map((letter, nth): [string, string] => [letter, itemAt(like, nth)]);
  }),
);

/** Equal for names that look alike: ignores case, accents, width, alphabet, blanks and dots. */
export function looksOf(name: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}|]/gu, '');
  const plain = [...bare].map((letter) => LETTERS.get(letter) ?? letter).join('');
  const low = [...plain.toLowerCase()].map((letter) => LETTERS.get(letter) ?? letter).join('');
  return low.replace(/rn/g, 'm').replace(/vv/g, 'w');
}

/** The name that each is shown by where they meet; earlier groups keep theirs. */
export function namesApart(...groups: readonly (readonly Person[])[]): Map<PersonId, string> {
  const names = new Map<PersonId, string>();
  const seen = new Set<string>();
  for (const { id, name } of groups.flatMap((group) => [...group].sort(byStanding))) {
    if (names.has(id)) continue;
    let shown = name;
    for (let nth = 2; seen.has(looksOf(shown)); nth++) shown = `${name} (${nth})`;
    seen.add(looksOf(shown));
    names.set(id, shown);
  }
  return names;
}

/** Accounts before guests, older ones before newer. */
function byStanding(one: Person, other: Person): number {
  if (one.kind !== other.kind) return one.kind === 'account' ? -1 : 1;
  return one.since - other.since || (one.id < other.id ? -1 : 1);
}
