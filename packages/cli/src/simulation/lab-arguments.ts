// Arguments that all calls of the lab share: game, options, changes, threads.
import { availableParallelism } from 'node:os';
import { readOptions, type Seed } from '@tidetable/engine';
import { gameOptions, seedOf, wholeNumber } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { GAMES, type GameParts, partsOf } from '../games.ts';
import { optionFields } from '../option-lines.ts';
import { suggestion } from '../suggestion.ts';
import { type Change, changesIn, changeWords } from './changes.ts';
import { callIn } from './saved-batches.ts';

export const LAB_OPTIONS = {
  option: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  seed: { type: 'string' },
  to: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean' },
  progress: { type: 'boolean' },
} as const;

interface Given {
  readonly option?: readonly string[] | undefined;
  readonly set?: readonly string[] | undefined;
  readonly seed?: string | undefined;
  readonly to?: string | undefined;
  readonly workers?: string | undefined;
}

export interface LabArguments {
  readonly parts: GameParts;
  readonly changes: readonly Change[];
  readonly seed: Seed;
  readonly workers: number;
}

/** A run that goes on without a seed of its own takes the one it began with. */
export function labArguments(game: string | undefined, given: Given): LabArguments {
  if (game === undefined)
    throw new UsageError(`Which game? There is ${GAMES.map(({ id }) => id).join(', ')}.`);
  const parts = partsOf(game);
  const begun = given.to === undefined ? null : callIn(given.to);
  const known = given.seed === undefined ? begun?.seed : undefined;
  return {
    parts,
    changes: changesIn(parts.tunables, given.set ?? []),
    seed: typeof known === 'string' ? known : seedOf(given.seed),
    workers:
      given.workers === undefined
        ? availableParallelism()
        : wholeNumber(given.workers, '--workers', { min: 1, max: 256 }),
  };
}

export function changeList(changes: readonly Change[]): string[] {
  return changes.map(changeWords);
}

interface Variant {
  readonly options: object;
  /** The varied options; empty where none are. */
  readonly variant: string;
}

/** The options of the call, once for each combination of the varied ones. */
export function variantsOf(
  { game }: GameParts,
  seats: number,
  given: readonly string[],
  varied: readonly string[],
): Variant[] {
  const fields = optionFields(game);
  let combinations: string[][] = [[]];
  for (const name of varied) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const values = field?.kind === 'flag' ? ['no', 'yes'] : field?.choices;
    const known = Object.keys(fields).filter((one) => isVariable(fields[one]));
    if (values === undefined || !known.includes(name))
      throw new UsageError(
        `--vary ${name}: ${game.title} has no such option to vary${suggestion(name, known)}; there is ${known.join(', ')}.`,
      );
    combinations = combinations.flatMap((chosen) =>
      values.map((value) => [...chosen, `${name}=${value}`]),
    );
  }
  return combinations.map((chosen) => ({
    options: readOptions(game.options, gameOptions(game, [...given, ...chosen]), seats),
    variant: chosen.join(', '),
  }));
}

function isVariable(field: { readonly kind: string } | undefined): boolean {
  return field?.kind === 'flag' || field?.kind === 'choice';
}
