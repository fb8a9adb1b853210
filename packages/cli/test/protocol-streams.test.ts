// The protocol on streams: how bytes become lines, and how a conversation ends.
import { Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/command.ts';
import { engine } from '../src/commands/engine.ts';
import { Program } from './protocol-kit.ts';

type Chunks = Iterable<string | Uint8Array>;

async function run(chunks: Chunks, args: string[] = []) {
  let said = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      said += chunk;
      done();
    },
  });
  const code = await engine.run(args, outside(Readable.from(chunks), output));
  return { code, said };
}

function outside(input: Readable, output: Writable) {
  return { input, output, errors: output, colour: false, columns: 80 };
}

async function answersTo(...chunks: (string | Uint8Array)[]) {
  const { said, code } = await run(chunks);
  expect(code).toBe(0);
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const asks = (id: unknown) => `{"id":${JSON.stringify(id)},"do":"deciders"}`;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('lines', () => {
  it('may be cut anywhere', async () => {
    const whole = bytes(`${asks('größer 🌊')}\n${asks(2)}\n`);
    const answers = await answersTo(...Array.from(whole, (byte) => Uint8Array.of(byte)));
    expect(answers.map(({ id }) => id)).toEqual(['größer 🌊', 2]);
  });

  it('may end as on Windows, or not at all, and may be empty', async () => {
    const answers = await answersTo(`\uFEFF\r\n\n${asks(1)}\r\n  \n\n${asks(2)}`);
    expect(answers.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('may hold bytes that are no text', async () => {
    const answers = await answersTo(
      Uint8Array.of(0xff, 0xc0, 0x0a),
      bytes('{"id":"'),
      Uint8Array.of(0xe2, 0x82),
      bytes('","do":"games"}\n'),
    );
    expect(answers[0]).toMatchObject({ id: null, ok: false, error: { code: 'bad-json' } });
    expect(answers[1]).toMatchObject({ id: '\uFFFD', ok: true });
  });

  it('have at most a million characters', async () => {
    const line = asks(1).padEnd(1_000_000);
    const answers = await answersTo(`${line}\r\n${line} \n${line} \r\n`, `${asks(2)}\n`);
    expect(answers.map(({ id, error }) => [id, error.code])).toEqual([
      [1, 'no-game'],
      [null, 'bad-request'],
      [null, 'bad-request'],
      [2, 'no-game'],
    ]);
  });

  it('are not gathered beyond that', async () => {
    function* endless() {
      for (let sent = 0; sent < 200; sent++) yield 'x'.repeat(1_000_000);
      yield `\n${asks(2)}\n`;
    }
    const { said } = await run(endless());
    expect(said.split('\n').map((line) => line.slice(0, 20))).toEqual([
      '{"id":null,"ok":fals',
      '{"id":2,"ok":false,"',
      '',
    ]);
  });
});

describe('a conversation', () => {
  it('ends with quit, whatever else was sent', async () => {
    const answers = await answersTo('{"id":1,"do":"quit"}\n{"id":2,"do":"games"}\n', asks(3));
    expect(answers).toEqual([{ id: 1, ok: true }]);
  });

  it('waits for a slow reader', async () => {
    let waiting = 0;
    const output = new Writable({
      highWaterMark: 1,
      write(_chunk, _encoding, done) {
        waiting += 1;
        expect(waiting).toBe(1);
        setTimeout(() => {
          waiting -= 1;
          done();
        }, 5);
      },
    });
    await engine.run([], outside(Readable.from([`${asks(1)}\n`.repeat(9)]), output));
    expect(output.writableLength).toBe(0);
  });

  it('ends when nobody reads', async () => {
    const output = new Writable({
      write: (_chunk, _encoding, done) => done(new Error('closed')),
    });
    const input = Readable.from([`${asks(1)}\n`.repeat(9)]);
    expect(await engine.run([], outside(input, output))).toBe(0);
    expect(input.destroyed).toBe(true);
  });

  it('ends the program, with the input still open', async () => {
    const program = new Program('engine');
    expect(await program.ask('quit')).toEqual({ id: 'asked 1', ok: true });
    expect(await program.ended).toBe(0);
  });
});

describe('the command', () => {
  it('explains itself', async () => {
    const { code, said } = await run([], ['--help']);
    expect(code).toBe(0);
    expect(said).toBe(engine.help);
    expect(said).toMatch(/^Usage: tidetable engine/);
  });

  it('takes no arguments', async () => {
    await expect(run([], ['chess'])).rejects.toThrow(UsageError);
  });
});
