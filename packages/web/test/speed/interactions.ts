// Interactions that must never stutter, on every board.

import type { GameRecord } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from '../kit/games.ts';
import { ANNA, BOT, recorded, takeUp } from '../kit/saved.ts';

export interface Board {
  readonly name: string;
  readonly record: GameRecord;
  /** The drawing, and whether it can be panned. */
  readonly drawing: string;
  readonly zooms: boolean;
}

/** Long games with many seats, so that there is a lot on the board and in the log. */
export const BOARDS: readonly Board[] = [
  {
    name: 'Forbidden Island',
    record: recorded(COOPERATIVE, 'lost-skull'),
    drawing: '.island-board',
    zooms: false,
  },
  {
    name: 'Islebound',
    record: recorded(WITH_EDITIONS, 'raid-six-buildings'),
    drawing: '.zoom',
    zooms: true,
  },
  { name: 'Plunder', record: recorded(FOR_MANY, 'new-ship'), drawing: '.zoom', zooms: true },
];

export interface Interaction {
  readonly name: string;
  /** Only where a board can be panned. */
  readonly needsZoom?: boolean;
  /** Brings the page to where the interaction begins. */
  prepare(page: Page, board: Board): Promise<unknown>;
  /** What is measured. */
  act(page: Page, board: Board): Promise<unknown>;
}

const LATE = 0.6;

/** Duration of measuring something that goes on by itself, in milliseconds. */
const WATCHED = 15_000;

async function late(page: Page, { record }: Board, persons: number): Promise<void> {
  const seating = Array.from({ length: record.seats }, (_none, seat) =>
    seat < persons ? ANNA : BOT,
  );
  const ply = Math.round(record.plies.length * LATE);
  await takeUp(page, { ...record, outcome: null }, { ply, seating });
  await touch(page);
}

async function ended(page: Page, { record }: Board): Promise<void> {
  await takeUp(page, record);
  await page.goto(`/local/taken-up?ply=${Math.round(record.plies.length * LATE)}`);
  await page.locator('.scrubber').waitFor();
  await touch(page);
}

/** The page has been touched before, so it may play sound. */
async function touch(page: Page): Promise<void> {
  await page.locator('.prompt').click();
  await page.waitForTimeout(1000);
}

async function middleOf(page: Page, drawing: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(drawing).first().boundingBox();
  if (box === null) throw new Error(`${drawing} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays the first offer whenever there is one, by its key: searching for it would be work for the page. */
async function playOn(page: Page): Promise<void> {
  const until = Date.now() + WATCHED;
  while (Date.now() < until) {
    await page.keyboard.press('1');
    await page.waitForTimeout(300);
  }
}

async function scrub(page: Page): Promise<void> {
  const box = await page.locator('.scrubber').boundingBox();
  if (box === null) throw new Error('there is nothing to scrub');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(box.x + box.width * (0.5 + 0.45 * Math.sin(step / 10)), y);
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
}

async function pan(page: Page, { drawing }: Board): Promise<void> {
  const { x, y } = await middleOf(page, drawing);
  await page.mouse.move(x, y);
  for (const way of [-1, 1, -1]) {
    for (let turn = 0; turn < 12; turn++) {
      await page.mouse.wheel(0, way * 100);
      await page.waitForTimeout(30);
    }
    await page.mouse.down();
    for (let step = 0; step < 60; step++) {
      await page.mouse.move(x + 180 * Math.sin(step / 8), y + 120 * Math.sin(step / 5));
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
  }
}

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'bots think and play',
    prepare: (page, board) => late(page, board, 0),
    act: (page) => page.waitForTimeout(WATCHED),
  },
  { name: 'playing with bots', prepare: (page, board) => late(page, board, 1), act: playOn },
  {
    name: 'panning and zooming',
    needsZoom: true,
    prepare: (page, board) => late(page, board, 1),
    act: pan,
  },
  { name: 'scrubbing a replay', prepare: ended, act: scrub },
  {
    name: 'a replay runs',
    prepare: ended,
    async act(page) {
      await page.locator('.steps-through button').nth(2).click();
      await page.waitForTimeout(WATCHED);
    },
  },
];
