// Server tables, from the lobby to the rematch.

import type { WebSocketRoute } from 'playwright-core';
import { COOPERATIVE, FOR_MANY, OTHER_EDITIONS, WITH_EDITIONS } from '../kit/games.ts';
import { begun, byChance, guest, keep, playAhead } from '../kit/guests.ts';
import { comesIn, company, goTo, openDrawer, plain, type Screen, toldToTheEnd } from './screen.ts';

const AT = '/table/:part';
const LIVE = { pace: { kind: 'live', bank: 600, increment: 10 } };

export const TABLES: readonly Screen[] = [
  plain('lobby-empty', '/lobby', 'Nobody is playing in public'),
  {
    name: 'lobby',
    at: '/lobby',
    async open(page, server) {
      const anna = await comesIn(page, server, 'Anna');
      const [ben, cleo] = await Promise.all(
        ['Ben', 'Cleopatra the Navigator'].map((name) => guest(server.address, name)),
      );
      if (ben === undefined || cleo === undefined) throw new Error('nobody came');
      await begun({ game: FOR_MANY, settings: LIVE }, [ben, cleo]);
      await begun({ game: COOPERATIVE }, [anna, null]);
      await begun({ game: WITH_EDITIONS }, [anna, ben, null]);
      for (const [game, seats] of [
        [WITH_EDITIONS, 4],
        [FOR_MANY, 6],
        [OTHER_EDITIONS[0] ?? '', 2],
      ] as const)
        await cleo.api('POST /api/tables', {
          body: { game, seats, seating: ['me'], isPublic: true },
        });
      await goTo(page, '/lobby', 'Cleopatra the Navigator');
    },
  },
  plain('new-table', `/new?game=${WITH_EDITIONS}`, 'Open the table', '/new'),
  {
    name: 'new-table-more',
    at: '/new',
    async open(page) {
      await page.goto(`/new?game=${FOR_MANY}`);
      await page.getByLabel('Pace').selectOption('live');
      await page.getByText('More', { exact: true }).click();
    },
  },
  {
    name: 'new-table-here',
    at: '/new',
    async open(page) {
      await page.goto(`/new?game=${COOPERATIVE}`);
      await page.getByLabel('On this device').check();
    },
  },
  {
    name: 'invite',
    at: '/invite/:part',
    async open(page, server) {
      const anna = await guest(server.address, 'Anna');
      const body = { game: WITH_EDITIONS, seats: 4, seating: ['me', 'bot'] };
      const { id } = await anna.api('POST /api/tables', { body });
      const { path } = await anna.api('POST /api/tables/:table/invites', {
        params: { table: id },
        body: { lets: 'table' },
      });
      await goTo(page, path, 'Anna invites you');
    },
  },
  {
    name: 'invite-used',
    at: '/invite',
    async open(page) {
      await goTo(page, '/invite#nothing', 'This invitation has ended');
    },
  },
  {
    name: 'waiting-room',
    at: AT,
    async open(page, server) {
      const anna = await comesIn(page, server, 'Anna');
      const ben = await guest(server.address, 'Ben');
      const body = { game: FOR_MANY, seats: 4, seating: ['me', null, 'bot'], isPublic: true };
      const { id } = await anna.api('POST /api/tables', { body });
      const params = { table: id };
      await ben.api('POST /api/tables/:table/join', { params, body: {} });
      await ben.api('POST /api/tables/:table/chat', { params, body: { words: 'Who else comes?' } });
      await page.goto(`/table/${id}`);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await page.locator('.qr-code').waitFor();
    },
  },
  {
    name: 'table-talk',
    at: AT,
    async open(page, server) {
      const { anna, ben, table } = await company(page, server, FOR_MANY, { settings: LIVE });
      const params = { table };
      await playAhead(server, table, byChance(3), (_state, nth) => nth < 60);
      for (const [who, words] of [
        [anna, 'Fair winds!'],
        [
          ben,
          'And a following sea. Shall we trade some wood for rum before the storm comes around?',
        ],
        [anna, 'Not for your rum.'],
      ] as const)
        await who.api('POST /api/tables/:table/chat', { params, body: { words } });
      await page.goto(`/table/${table}`);
      await page.locator('.table').waitFor();
      await openDrawer(page, 'Log');
      await page.getByText('Not for your rum.').waitFor();
    },
  },
  {
    name: 'table-orders',
    at: AT,
    async open(page, server) {
      const { anna, table } = await company(page, server, COOPERATIVE);
      const params = { table, seat: 0 };
      await anna.api('POST /api/tables/:table/seats/:seat/orders', {
        params,
        body: { do: 'pass', until: 'turn' },
      });
      await page.goto(`/table/${table}`);
      await page.locator('.table').waitFor();
      await openDrawer(page, 'Log');
      await page.getByText('Standing orders').click();
      await page.getByText('Fair chance').click();
      await page.getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'table-leaving',
    at: AT,
    async open(page, server) {
      const { table } = await company(page, server, COOPERATIVE);
      await page.goto(`/table/${table}`);
      await page.locator('.table').waitFor();
      await openDrawer(page, 'Log');
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
    },
  },
  {
    name: 'table-taken',
    at: AT,
    async open(page, server) {
      const { anna, table } = await company(page, server, COOPERATIVE, {
        settings: { leaver: 'bot' },
      });
      await anna.api('POST /api/tables/:table/seats/:seat/leave', { params: { table, seat: 0 } });
      await page.goto(`/table/${table}`);
      await page.getByRole('button', { name: 'Take my seat back' }).waitFor();
    },
  },
  {
    name: 'table-reconnecting',
    at: AT,
    async open(page, server) {
      const { table } = await company(page, server, COOPERATIVE);
      let line: WebSocketRoute | null = null;
      let isCut = false;
      await page.routeWebSocket(/./, (socket) => {
        if (isCut) void socket.close();
        else socket.connectToServer();
        line = socket;
      });
      await page.goto(`/table/${table}`);
      await page.locator('.table').waitFor();
      isCut = true;
      await (line as WebSocketRoute | null)?.close();
      await page.getByText('Reconnecting').waitFor();
    },
  },
  {
    name: 'table-recap',
    at: AT,
    async open(page, server) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const { table } = await company(page, server, WITH_EDITIONS, { speed: 'slow' });
      await playAhead(server, table, byChance(3), (_state, nth) => nth < 40);
      await keep(page, 'tidetable seen', JSON.stringify([[table, '2']]));
      await page.goto(`/table/${table}`);
      await page.getByText('While you were away').waitFor();
    },
  },
  {
    name: 'table-over',
    at: AT,
    async open(page, server) {
      const { ben, table } = await company(page, server, FOR_MANY, {
        options: { roundLimit: 2 },
      });
      await playAhead(server, table, byChance(3));
      await ben.api('POST /api/tables/:table/rematch', { params: { table } });
      await page.goto(`/table/${table}`);
      await toldToTheEnd(page);
    },
  },
  {
    name: 'table-watched',
    at: AT,
    async open(page, server) {
      const [ben, cleo] = await Promise.all(
        ['Ben', 'Cleo'].map((name) => guest(server.address, name)),
      );
      if (ben === undefined || cleo === undefined) throw new Error('nobody came');
      const table = await begun({ game: COOPERATIVE }, [ben, cleo]);
      await page.goto(`/table/${table}`);
      await page.locator('.table').waitFor();
    },
  },
  plain('table-missing', '/table/nothing', 'No such table', AT),
];
