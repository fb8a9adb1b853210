// A connection that comes back by itself, and tables that stay exact through it.
import { CLOSE } from '@tidetable/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../src/index.ts';
import { FakeSocket, shownAt } from './kit.ts';

const told = (seq: number) => ({ seq, seat: 0, events: [] });

function atTable(seat: number | null = 0, heartbeat?: number) {
  const states: string[] = [];
  const connection = connect({
    url: 'http://here',
    token: 'secret',
    WebSocket: FakeSocket as never,
    changed: (state) => states.push(state),
  });
  const table = connection.table('t', seat);
  FakeSocket.last.hello(heartbeat);
  FakeSocket.last.says({ is: 'shown', table: 't', shown: shownAt(4), story: [] });
  return { connection, table, states };
}

const lastSent = () => FakeSocket.last.sent.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
});

describe('a table', () => {
  it('is shown to the byte, by differences', () => {
    const { table } = atTable();
    FakeSocket.last.says({
      is: 'moved',
      table: 't',
      from: 4,
      patch: { seq: [5], view: { cards: [5] } },
      story: [told(5)],
    });
    expect(table.shown).toEqual(shownAt(5));
    expect(table.story).toEqual([told(5)]);
  });

  it('is asked for anew where a difference does not fit', () => {
    const { table } = atTable();
    FakeSocket.last.says({ is: 'moved', table: 't', from: 9, patch: { seq: [10] }, story: [] });
    expect(lastSent()).toEqual({ do: 'watch', table: 't', seat: 0, since: 4 });
    expect(table.shown).toEqual(shownAt(4));
  });

  it('resumes after the last entry that was told, and tells nothing twice', () => {
    const { table } = atTable();
    FakeSocket.last.ends(1006);
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([{ do: 'watch', table: 't', seat: 0, since: 4 }]);
    FakeSocket.last.says({
      is: 'shown',
      table: 't',
      shown: shownAt(6),
      story: [told(4), told(5), told(6)],
    });
    expect(table.story.map(({ seq }) => seq)).toEqual([5, 6]);
  });
});

describe('a move', () => {
  it('is asked again with the same request after a loss, until it is answered', async () => {
    const { table } = atTable();
    const answer = table.play('end-turn');
    const first = lastSent();
    FakeSocket.last.ends(1006);
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.hello();
    expect(lastSent()).toEqual(first);
    const { request } = first as { request: string };
    FakeSocket.last.says({ is: 'answer', table: 't', request, kind: 'accepted', seq: 5 });
    expect(await answer).toEqual({ kind: 'accepted', seq: 5 });
  });

  it('that came too late shows what came first, and the story follows in its order', async () => {
    const { table } = atTable();
    const answer = table.play('end-turn');
    const { request } = lastSent() as { request: string };
    FakeSocket.last.says({
      is: 'answer',
      table: 't',
      request,
      kind: 'conflict',
      seq: 5,
      shown: shownAt(5),
    });
    expect((await answer).kind).toBe('conflict');
    expect(table.shown).toEqual(shownAt(5));
    FakeSocket.last.says({
      is: 'moved',
      table: 't',
      from: 4,
      patch: { seq: [5], view: { cards: [5] } },
      story: [told(5)],
    });
    expect(table.story).toEqual([told(5)]);
  });

  it('is asked again on a new connection where nothing is heard for long', async () => {
    const { table } = atTable(0, 60_000);
    const answer = table.play('end-turn');
    const asked = lastSent();
    vi.advanceTimersByTime(7_999);
    expect(FakeSocket.made.length).toBe(1);
    vi.advanceTimersByTime(1 + 500);
    FakeSocket.last.hello();
    expect(FakeSocket.made.length).toBe(2);
    expect(FakeSocket.last.sent).toContainEqual(asked);
    const { request } = asked as { request: string };
    FakeSocket.last.says({ is: 'answer', table: 't', request, kind: 'accepted', seq: 5 });
    expect((await answer).kind).toBe('accepted');
  });
});

describe('a question', () => {
  it('is answered, and asked again on a new connection until it is', async () => {
    const { table } = atTable();
    const answer = table.why('end-turn');
    const asked = lastSent();
    expect(asked).toMatchObject({ do: 'why', table: 't', seat: 0, action: 'end-turn' });
    FakeSocket.last.ends(1006);
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toContainEqual(asked);
    const { request } = asked as { request: string };
    FakeSocket.last.says({ is: 'why', table: 't', request, allowed: true, rule: 'X-1' });
    expect(await answer).toEqual({ allowed: true, rule: 'X-1' });
    table.watch();
    expect(lastSent()).toMatchObject({ do: 'watch' });
  });
});

describe('a connection', () => {
  it('names its bearer, and is given up after two heartbeats of silence', () => {
    atTable();
    expect(FakeSocket.last.options).toEqual({ headers: { authorization: 'Bearer secret' } });
    vi.advanceTimersByTime(1_999);
    expect(FakeSocket.made.length).toBe(1);
    vi.advanceTimersByTime(1 + 500);
    expect(FakeSocket.made.length).toBe(2);
  });

  it('comes back when the server said it should', () => {
    atTable();
    FakeSocket.last.ends(CLOSE.restart, '1500');
    vi.advanceTimersByTime(1_499);
    expect(FakeSocket.made.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made.length).toBe(2);
  });

  it('does not come back to a session that is over, unless asked to', () => {
    const { connection, states } = atTable();
    FakeSocket.last.ends(CLOSE.session);
    vi.advanceTimersByTime(100_000);
    expect([FakeSocket.made.length, states.at(-1)]).toEqual([1, 'over']);
    connection.again();
    expect(FakeSocket.made.length).toBe(2);
  });

  it('is tried at once when the network is back, and doubted when it seems open', () => {
    let wake = () => {};
    const wakes = (call: () => void) => {
      wake = call;
      return () => {};
    };
    connect({ url: 'https://here', WebSocket: FakeSocket as never, wakes });
    expect(FakeSocket.last.url).toBe('wss://here/api/live');
    FakeSocket.last.ends(1006);
    wake();
    expect(FakeSocket.made.length).toBe(2);
    FakeSocket.last.hello(60_000);
    wake();
    expect(lastSent()).toEqual({ do: 'ping' });
    vi.advanceTimersByTime(4_000 + 500);
    expect(FakeSocket.made.length).toBe(3);
  });
});
