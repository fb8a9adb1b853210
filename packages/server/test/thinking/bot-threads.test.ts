// Slow bots: in threads of their own, one question at a time, and a bad one harms only itself.
import { itemAt } from '@tidetable/engine';
import { expect, it, onTestFinished } from 'vitest';
import { BotThreads } from '../../src/thinking/bot-threads.ts';
import type { BotAnswer, BotQuestion } from '../../src/thinking/question.ts';
import { COOPERATIVE } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begun, Client, freshRequest, ISLAND, nameOf, nodeOn } from '../tables/kit.ts';
import { ODD } from './odd-bots.ts';

const PROGRAM = new URL('./odd-bots.ts', import.meta.url);
const LEGAL = [{ type: 'one' }, { type: 'two' }];

function thinking(timeout = 60_000) {
  const troubles: string[] = [];
  const reportError = (_where: string, error: unknown): void =>
    void troubles.push((error as Error).message);
  const botThreads = new BotThreads({ program: PROGRAM, most: 1, timeout, reportError });
  onTestFinished(() => botThreads.close());
  return { botThreads, troubles };
}

function question(bot: string, more: Partial<BotQuestion> = {}): BotQuestion {
  const asked = { table: 'a', seq: 1, game: COOPERATIVE, bot, seat: 0, must: true };
  return {
    rulesVersion: 1,
    ...asked,
    view: {},
    legal: LEGAL,
    open: [],
    chance: [1, 2, 3, 4],
    ...more,
  };
}

/** Its answer; it must not know it at once. */
async function known(botThreads: BotThreads, asked: BotQuestion): Promise<BotAnswer | undefined> {
  await new Promise<void>((ready) => {
    expect(botThreads.ask(asked, ready)).toBeUndefined();
  });
  return botThreads.ask(asked, () => {});
}

it('a bot remembers its own seat, and no other', async () => {
  const { botThreads } = thinking();
  const [first, second] = LEGAL;
  expect(await known(botThreads, question('remembering'))).toEqual({ action: first });
  expect(await known(botThreads, question('remembering', { seq: 2 }))).toEqual({ action: second });
  expect(await known(botThreads, question('remembering', { seat: 1 }))).toEqual({ action: first });
});

it('a bot that fails has no thought, and it is noted', async () => {
  const { botThreads, troubles } = thinking();
  expect(await known(botThreads, question('failing'))).toEqual({ action: null });
  expect(await known(botThreads, question('unknown', { seq: 2 }))).toEqual({ action: null });
  expect(troubles).toEqual(['Error: out of rum', 'Error: there is no bot called unknown']);
});

it('a thread that dies is replaced', async () => {
  const { botThreads } = thinking();
  expect(await known(botThreads, question('dying'))).toEqual({ action: null });
  const next = question('remembering', { seq: 2 });
  expect(await known(botThreads, next)).toEqual({ action: LEGAL[0] });
});

it('a thread that never answers is replaced', async () => {
  const { botThreads } = thinking(8_000);
  expect(await known(botThreads, question('endless'))).toEqual({ action: null });
  const next = question('remembering', { seq: 2 });
  expect(await known(botThreads, next)).toEqual({ action: LEGAL[0] });
});

it('what has been overtaken is not thought of', async () => {
  const { botThreads } = thinking();
  const busy = known(botThreads, question('ponderous', { table: 'b' }));
  let isStaleKnown = false;
  botThreads.ask(question('remembering'), () => {
    isStaleKnown = true;
  });
  const fresh = await known(botThreads, question('remembering', { seq: 2 }));
  await busy;
  expect(fresh).toEqual({ action: LEGAL[0] });
  expect(isStaleKnown).toBe(false);
});

it('a table waits for its bot, and others do not', async () => {
  const { botThreads } = thinking();
  const store = new MemoryStore();
  const slow = await begun(store, ISLAND, { 0: 'ponderous', 1: 'ponderous' });
  const other = await begun(store, ISLAND);
  const { registry } = await nodeOn(store, { bots: ODD, botThreads });
  const watcher = new Client('spectator');
  await watcher.join(registry, slow.id);
  const opened = await registry.open(other.id);
  if (opened.kind !== 'live') throw new Error(opened.kind);
  const { table } = opened;
  const seat = itemAt(table.position.deciders.must, 0);
  const action = Object.values(table.viewFor(seat).menu?.allowed ?? {}).flat()[0] as string;
  const move = { table: other.id, by: nameOf(seat), seat, request: freshRequest(), base: 0 };
  const answer = await registry.play({ ...move, action });
  expect(answer.kind).toBe('accepted');
  expect(watcher.seq).toBe(0);
  await expect.poll(() => watcher.seq, { timeout: 40_000 }).toBeGreaterThan(1);
});
