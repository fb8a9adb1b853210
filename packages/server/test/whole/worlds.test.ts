// Two worlds that differ only in what a viewer may not know: every byte that two real servers send is the same.
import { itemAt } from '@tidetable/engine';
import type { ServerMessage } from '@tidetable/protocol';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openStore, type Place } from '../../src/store/open.ts';
import { emptyFolder } from '../store/places.ts';
import { ServerProcess } from './server-process.ts';
import { LONG, size } from './sizes.ts';
import { layPeople, layTable, type Pair, pairsOf, Standing, tokenOf } from './worlds.ts';

const STEPS = 6;

function apartFromPresence(text: string): string {
  return text.replace(/"presence":(null|\{[^}]*\})/g, '"presence":…');
}

/** Records everything that a server sends to one viewer. */
class Witness {
  readonly #url: string;
  readonly #token: string;
  readonly #seat: number | null;
  readonly #table: string;
  /** By the live channel, and to requests. */
  readonly heard: { readonly live: string[]; readonly asked: string[] } = { live: [], asked: [] };
  #seq = -1;
  #about = '';

  constructor(url: string, { viewer, rows }: Pair) {
    this.#url = url;
    this.#seat = viewer === 'spectator' ? null : viewer;
    this.#token = tokenOf(this.#seat ?? 4);
    this.#table = rows[0].id;
  }

  watch(): void {
    const headers = { authorization: `Bearer ${this.#token}` };
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/live`, { headers });
    onTestFinished(() => socket.terminate());
    socket.on('open', () =>
      socket.send(JSON.stringify({ do: 'watch', table: this.#table, seat: this.#seat, since: 0 })),
    );
    socket.on('message', (data) => {
      const text = String(data);
      const message = JSON.parse(text) as ServerMessage;
      if (message.is === 'beat' || (message.is === 'about' && this.#isKnown(text))) return;
      this.heard.live.push(apartFromPresence(text));
      if (message.is === 'shown') this.#seq = message.shown.seq;
      if (message.is === 'moved') this.#seq = message.story.at(-1)?.seq ?? this.#seq;
    });
  }

  /** Nothing is new but who is here: when that is told depends on the second at which somebody came. */
  #isKnown(about: string): boolean {
    const known = this.#about;
    this.#about = apartFromPresence(about).replace(/"seq":\d+/, '');
    return this.#about === known;
  }

  async at(seq: number): Promise<void> {
    const { live } = this.heard;
    await vi
      .waitUntil(() => this.#seq >= seq, { timeout: 30_000, interval: 5 })
      .catch(() => {
        throw new Error(`${this.#table} never came to ${seq}, last heard: ${live.at(-1)}`);
      });
  }

  /** Status, headers and body. */
  async ask(path: string, method = 'GET', body?: object, token = this.#token): Promise<void> {
    const response = await fetch(`${this.#url}${path.replace(':table', this.#table)}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const whole = await response.text();
    const text = apartFromPresence(whole);
    const skipped = ['date', ...(text === whole ? [] : ['content-length'])];
    const headers = [...response.headers].filter(([name]) => !skipped.includes(name));
    const said = `${response.status} ${JSON.stringify(headers)} ${text}`;
    if (token === this.#token) this.heard.asked.push(`${method} ${path} ${said}`);
    else expect(response.status).toBe(200);
  }

  /** Everything that may be asked about the table, and what may not. */
  async askAround(seq: number): Promise<void> {
    const seat = this.#seat === null ? '' : `?seat=${this.#seat}`;
    for (const path of [
      '/view',
      '/log',
      `/view${seat}`,
      `/view${seat === '' ? '?' : `${seat}&`}ply=0`,
      `/view?ply=${seq}`,
      `/log${seat}`,
      '',
      '/chat',
      '/record',
      '/view?seat=9',
    ])
      await this.ask(`/api/tables/:table${path}`);
    if (this.#seat === null) return;
    const mine = `/api/tables/:table/seats/${this.#seat}`;
    await this.ask(`${mine}/orders`);
    for (const action of ['no-such-thing', 'Not even notation'])
      await this.ask(`${mine}/moves`, 'POST', { request: 'odd', base: seq, action });
    await this.ask(`${mine}/undo`, 'POST', {
      request: 'odd-undo',
      base: seq + 1_000,
      what: 'agree',
    });
    if (seq > 0)
      await this.ask(`${mine}/moves`, 'POST', {
        request: 'stale',
        base: Math.max(0, seq - 1),
        action: 'end-turn',
      });
  }
}

/** Drives both worlds alike until the viewer learns something; returns how many comparisons that made. */
async function compare(urls: readonly [string, string], pair: Pair): Promise<number> {
  const witnesses = urls.map((url) => new Witness(url, pair)) as [Witness, Witness];
  for (const witness of witnesses) witness.watch();
  const standing = new Standing(pair);
  for (let step = 0; step < STEPS; step++) {
    const { seq } = standing;
    await Promise.all(witnesses.map((witness) => witness.at(seq)));
    await Promise.all(witnesses.map((witness) => witness.askAround(seq)));
    expect(witnesses[1].heard).toEqual(witnesses[0].heard);
    const move = standing.commonMove();
    if (move === null) return step + 1;
    const path = `/api/tables/:table/seats/${move.seat}/moves`;
    for (const witness of witnesses)
      await witness.ask(
        path,
        'POST',
        { request: `step-${step}`, base: seq, action: move.action },
        tokenOf(move.seat),
      );
  }
  return STEPS;
}

it(
  'look alike to every seat, to who watches, and to bots',
  async () => {
    const places = [{ folder: emptyFolder() }, { folder: emptyFolder() }] as const;
    const rounds = size(1, 12);
    const pairs = Array.from({ length: rounds }, (_none, round) => pairsOf(round)).flat();
    for (const [world, place] of places.entries()) {
      const store = await openStore(place as Place);
      await layPeople(store);
      for (const pair of pairs) await layTable(store, pair, pair.rows[world as 0 | 1]);
      await store.close();
    }
    const servers = [
      await ServerProcess.start(places[0]),
      await ServerProcess.start(places[1]),
    ] as const;
    const urls = [servers[0].url, servers[1].url] as const;
    let compared = 0;
    const seen = pairs.filter(({ isBot }) => !isBot);
    const compareSome = async (): Promise<void> => {
      for (let pair = seen.pop(); pair !== undefined; pair = seen.pop())
        compared += await compare(urls, pair);
    };
    await Promise.all([1, 2, 3, 4].map(compareSome));
    const everywhere = urls.map((url) => new Witness(url, itemAt(pairs, 0))) as [Witness, Witness];
    for (const path of ['/api/me/tables', '/api/tables', '/api/me', '/api/people/person-1'])
      for (const witness of everywhere) await witness.ask(path);
    expect(everywhere[1].heard).toEqual(everywhere[0].heard);
    const choices = await Promise.all(urls.map((url) => botChoices(url, pairs)));
    for (const server of servers) expect(await server.stop(), server.complaint).toBe(0);
    expect(choices[1]).toEqual(choices[0]);
    expect(pairs.every(({ differ }) => differ)).toBe(true);
    console.log(
      `${pairs.length} pairs of worlds, ${compared} comparisons over the wire, ${choices[0]?.length} choices of bots`,
    );
  },
  LONG,
);

/** What the bots did first, as a spectator was shown it. */
async function botChoices(url: string, pairs: readonly Pair[]): Promise<unknown[]> {
  const chosen: unknown[] = [];
  for (const { isBot, rows } of pairs) {
    if (!isBot) continue;
    const headers = { authorization: `Bearer ${tokenOf(4)}` };
    const ask = async () => {
      const response = await fetch(`${url}/api/tables/${rows[0].id}/log`, { headers });
      return (
        (await response.json()) as { log: readonly { seat: number; events: readonly unknown[] }[] }
      ).log;
    };
    await expect
      .poll(async () => (await ask()).length, { timeout: 30_000, message: rows[0].id })
      .toBeGreaterThan(0);
    const first = (await ask())[0];
    chosen.push([rows[0].id, first?.seat, first?.events[0]]);
  }
  return chosen;
}
