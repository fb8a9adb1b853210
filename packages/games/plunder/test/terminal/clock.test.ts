// A game against time in the terminal: the clock runs while the table is open, and only the clock calls time.
import { existsSync, readFileSync } from 'node:fs';
import { PassThrough, Writable } from 'node:stream';
import { type Game, itemAt, Match, readRecord, seedFrom } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { GameClock, partsOf, Saves, Session, seated, Table } from '../../../../cli/test/kit.ts';
import { converse, run, scratch } from '../../../../cli/test/outside.ts';
import { plunder } from '../../rules/index.ts';

const inScratch = scratch();
const WAIT = { timeout: 20_000 };

/** Two minutes if any number is allowed, or else the shortest clock. */
const { timer } = plunder.options.fields;
const MINUTES = timer.kind === 'number' ? 2 : 30;
const TIMED = ['play', 'plunder', '--bots', '0', '--seed', 'tick', '--option', `timer=${MINUTES}`];

describe('the clock of a game', () => {
  it('is shown in the prompt, and ends the game as soon as it can be when time is up', async () => {
    const file = inScratch('ends.json');
    let [time, asked, late] = [0, 0, 0];
    const { output, code } = await converse(
      [...TIMED, '--save', file],
      () => {
        asked += 1;
        time += 1_000;
        if (asked === 30) time += MINUTES * 60_000;
        if (asked > 30) late += 1;
        return '1';
      },
      () => time,
    );
    expect(code).toBe(0);
    expect(output).toContain(`\n${MINUTES}:00 > 1\n`);
    expect(output).toContain(`\n${MINUTES - 1}:59 > 1\n`);
    expect(late).toBeLessThan(10);
    const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(record.outcome?.endings[0]).toMatchObject({ ending: 'clock' });
    expect(record.plies.at(-1)?.action).toBe('call-time');
    expect((await run(['verify', file])).output).toContain('1 record, all true');
    expect((await run(['replay', file])).code).toBe(0);
  });

  it('stands still while the game is not open, and goes on with what was left', async () => {
    const file = inScratch('left.json');
    let time = 0;
    await converse(
      [...TIMED, '--save', file],
      () => {
        time += 20_000;
        return time > 50_000 ? 'quit' : '1';
      },
      () => time,
    );
    time += 10 * MINUTES * 60_000;
    const resumed = ['play', '--resume', file, '--bots', '0'];
    const { output } = await converse(
      resumed,
      () => 'quit',
      () => time,
    );
    expect(output).toContain(`\n${MINUTES - 1}:20 > quit`);
  });

  it('is not there where no time was chosen', async () => {
    const file = inScratch('untimed.json');
    const args = ['play', 'plunder', '--bots', '0', '--seed', 'tick', '--save', file];
    const { output } = await run(args, { typed: ['1', 'quit'] });
    expect(output).toContain('\n> 1\n');
    expect(existsSync(`${file}.clock`)).toBe(false);
  });
});

describe('a person at the prompt', () => {
  /** A table with almost no time left, and a player who types the given lines. */
  async function waiting(match: Match, typed: readonly string[]) {
    const box = partsOf('plunder');
    const input = new PassThrough();
    let text = '';
    const output = new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk);
        done();
      },
    });
    const seats = seated(2, 0, box.bots[0] as never);
    const table = new Table(box, match, seats, [], new GameClock(80));
    const outside = { input, output, errors: output, colour: false, columns: 80 };
    const done = new Session(table, outside, new Saves(inScratch('prompt.json'))).run();
    if (typed.length > 0) await expect.poll(() => text, WAIT).toContain('as soon as this');
    for (const line of typed) input.write(`${line}\n`);
    await done;
    return { text, match };
  }

  it('is told that time was called, without having typed anything', async () => {
    const match = begun();
    while (!canBeCalled(match)) playFirst(match);
    const { text } = await waiting(match, []);
    expect(text).toContain('Time is called.');
    expect(match.state.outcome?.endings[0]).toMatchObject({ ending: 'clock' });
  });

  it('finishes first what has to be finished', async () => {
    const match = begun();
    expect(canBeCalled(match)).toBe(false);
    const { text } = await waiting(match, Array<string>(12).fill('1'));
    expect(text).toContain('The time is up');
    expect(match.state.outcome?.endings[0]).toMatchObject({ ending: 'clock' });
  });

  function begun(): Match {
    const options = { timer: timer.kind === 'number' ? 2 : '30' };
    return Match.start(plunder as unknown as Game, { seats: 2, seed: seedFrom('late'), options });
  }

  function canBeCalled(match: Match): boolean {
    return Match.resume(plunder as unknown as Game, match.record()).callTime().ok;
  }

  function playFirst(match: Match): void {
    const seat = itemAt(match.deciders.must, 0);
    const [action] = match.legal(seat);
    match.play(seat, action as never);
  }
});
