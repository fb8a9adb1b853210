// A thousand malformed lines, sent to the real program in the middle of a game.
import { Generator, itemAt } from '@tidetable/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program, playOn } from '../../../../cli/test/protocol-kit.ts';
import { ISLAND, type Position } from './island.ts';
import { type Kind, NAMELESS, pick, type Scene } from './malformed.ts';
import { NAMED } from './malformed-requests.ts';
import { playToTheMiddle } from './positions.ts';

const LINES = 1000;
const BATCH = 50;

const program = new Program('engine');
afterAll(() => program.kill());

let scene: Scene;
beforeAll(async () => {
  const { ask } = program;
  await ask('new', ISLAND);
  const played = await playToTheMiddle(ask);
  const seat = itemAt((await ask('deciders')).must, 0);
  const { actions, barred } = await ask('menu', { seat });
  scene = {
    seat,
    state: (await ask('state')).state as Position,
    record: (await ask('record')).record,
    stale: played.filter((notation) => actions.every((offer) => offer.notation !== notation)),
    barred: barred.map((offer) => offer.notation),
  };
});

interface Sent {
  readonly kind: Kind;
  readonly line: string | Uint8Array;
  readonly id: string | number | null;
}

function malformed(count: number): Sent[] {
  const chance = new Generator(2024);
  const kinds = [...NAMELESS, ...NAMED];
  return Array.from({ length: count }, (_, index) => {
    const kind = itemAt(kinds, index % kinds.length);
    const made = kind.make(chance, scene);
    if (NAMELESS.includes(kind)) return { kind, line: made, id: null };
    const id = pick(chance, [index, -index, index + 0.5, `line ${index}`, '', '\ud83c', null]);
    return { kind, line: `{"id":${JSON.stringify(id)},${made}}`, id };
  });
}

describe('a thousand malformed lines', () => {
  it('are of many kinds', () => {
    expect(NAMELESS.length + NAMED.length).toBeGreaterThanOrEqual(25);
    expect(scene.stale.length).toBeGreaterThan(3);
  });

  it('are each refused with a reason, and change nothing', async () => {
    const before = await program.ask('state');
    const sent = malformed(LINES);
    for (let first = 0; first < sent.length; first += BATCH) {
      const batch = sent.slice(first, first + BATCH);
      const answers = await program.send(batch.map(({ line }) => line));
      for (const [index, { kind, id }] of batch.entries()) {
        const { error, ...answer } = answers[index] ?? { error: null };
        expect(answer, kind.name).toEqual({ id, ok: false });
        expect(kind.codes, `${kind.name}: ${JSON.stringify(error)}`).toContain(error?.code);
        expect(error?.message, kind.name).toMatch(/\w{3}/);
      }
      expect((await program.ask('state')).hash).toBe(before.hash);
    }
    expect((await program.ask('state')).state).toEqual(scene.state);
    expect((await program.ask('record')).record).toEqual(scene.record);
  });

  it('leave a game that is played on to its end', async () => {
    await playOn(program.ask, 10_000);
    const over = await program.ask('deciders');
    expect(over).toMatchObject({ ok: true, must: [], outcome: { endings: expect.any(Array) } });
    const { record } = await program.ask('record');
    expect(await program.ask('replay', { record })).toMatchObject({ ok: true });
    program.closeInput();
    expect(await program.ended).toBe(0);
  });
});
