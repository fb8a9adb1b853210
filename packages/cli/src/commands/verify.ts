// `tidetable verify`: plays records again and checks every action, every hash and the sealed seed.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, replay } from '@tidetable/engine';
import { BAD, FAINT, GOOD, inkFor, STRONG } from '@tidetable/terminal/ink';
import { plural } from '@tidetable/terminal/text';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { partsForRecord } from '../games.ts';
import { houseRuleNames } from '../house-rules.ts';
import { fileProblem, readRecordFile } from '../record-files.ts';

const help = `Usage: tidetable verify FILE…

Plays each record again from its seed, and from what the seats added to it. Checks that
the seed is the one sealed before the game, that every action was allowed, and that every
state and the outcome are the recorded ones. A folder stands for the .json files in it.

Also tells which games were not dealt fairly (rigged chance, or a position set up by hand),
and which were played with house rules.

Options:
  --help   show this

Exit code: 0 when all records are true, 1 when one is not.

Examples:
  tidetable verify game.json
  tidetable verify packages/games/*/records
`;

interface Verdict {
  readonly ok: boolean;
  readonly text: string;
}

/** The record is untrusted: any error while it is replayed is its fault. */
async function verdictOn(file: string): Promise<Verdict> {
  try {
    const record = readRecordFile(file);
    const parts = await partsForRecord(record);
    const state = replay(parts.game, record);
    const ended = state.outcome === null ? 'unfinished' : parts.face.result(state.outcome);
    const plies = plural(record.plies.length, 'ply', 'plies');
    const text = [
      plies,
      ended,
      chanceOf(record),
      ...houseRuleNames(parts, state.options),
      ...caveats(record),
    ];
    return { ok: true, text: text.join(' · ') };
  } catch (error) {
    const problem = fileProblem(error) ?? (error instanceof Error ? error.message : String(error));
    return { ok: false, text: problem.replace(`${file}: `, '') };
  }
}

/** Where its chance comes from. */
function chanceOf({ contributions = [] }: GameRecord): string {
  const seats = contributions.flatMap((given, seat) => (given === null ? [] : [seat]));
  if (seats.length === 0) return 'sealed seed';
  const named = seats.length === 1 ? `seat ${seats[0]}` : `seats ${listed(seats)}`;
  return `sealed seed, ${seats.length === 1 ? 'contribution' : 'contributions'} of ${named}`;
}

function listed(seats: readonly number[]): string {
  return `${seats.slice(0, -1).join(', ')} and ${seats.at(-1)}`;
}

function caveats({ rigs = [], from }: GameRecord): string[] {
  const reasons = [
    ...(from === undefined ? [] : ['it began from a position set up by hand']),
    ...(rigs.length === 0 ? [] : ['its chance was rigged']),
  ];
  return reasons.length === 0 ? [] : [`not a fair deal: ${reasons.join(', and ')}`];
}

/** The files themselves, and for a folder the records in it. */
function recordsAmong(named: readonly string[]): string[] {
  return named.flatMap((name) => {
    if (!(statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false)) return [name];
    const inside = readdirSync(name, { recursive: true, encoding: 'utf8' });
    return inside
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => join(name, file));
  });
}

export const verify: Command = {
  name: 'verify',
  summary: 'check that records are true: every action, every state, the seed',
  help,
  async run(args, terminal) {
    const named = readArguments(args, {}).positionals;
    if (named.length === 0) throw new UsageError('Which files?');
    const files = recordsAmong(named);
    const ink = inkFor(terminal);
    const began = performance.now();
    let failed = 0;
    for (const file of files) {
      const before = performance.now();
      const { ok, text } = await verdictOn(file);
      if (!ok) failed += 1;
      const mark = ok ? ink('✓ ok', GOOD) : ink('✗ FAILED', BAD);
      const time = ink(`${Math.round(performance.now() - before)} ms`, FAINT);
      terminal.output.write(`${mark}  ${ink(file, STRONG)}  ${text}  ${time}\n`);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const summary = failed === 0 ? 'all true' : `${failed} FAILED`;
    terminal.output.write(`${plural(files.length, 'record')}, ${summary}, in ${seconds} s.\n`);
    return failed === 0 ? 0 : 1;
  },
};
