// Tables of Forbidden Island that start from a position, on this device or on a server.
import { Match, readOptions, type Seat } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { onTestFinished, vi } from 'vitest';
import { begun, guest, keep, looksAs } from '../../../../web/test/kit/guests.ts';
import { type Sitter, takeUp } from '../../../../web/test/kit/saved.ts';
import type { Site } from '../../../../web/test/kit/site.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import {
  type Card,
  FULL_DECK,
  type Island,
  type Role,
  TILES,
  type Tile,
  TREASURES,
  type Treasure,
} from '../../rules/questions.ts';

const SEED = '19'.repeat(32);

export interface Given {
  /** One for each seat. */
  readonly roles: readonly Role[];
  /** The tile on which all pawns stand. */
  readonly at?: Tile;
  /** Of the first seat. */
  readonly hand?: readonly Card[];
  readonly flooded?: readonly Tile[];
  readonly captured?: readonly Treasure[];
  /** The Flood cards that come next. */
  readonly floods?: readonly Tile[];
  readonly turn?: Seat;
  readonly left?: number;
}

function given(position: Given): Island {
  const {
    roles,
    at = 'watchtower',
    hand = [],
    flooded = [],
    captured = [],
    floods = [],
  } = position;
  const { turn = 0, left = 3 } = position;
  const seats = roles.length;
  const treasureDeck = [...FULL_DECK];
  for (const card of hand) treasureDeck.splice(treasureDeck.indexOf(card), 1);
  const floodDiscard = flooded.filter((tile) => !floods.includes(tile));
  const below = TILES.filter((tile) => ![...floods, ...floodDiscard].includes(tile));
  return forbiddenIsland.read({
    seats,
    options: readOptions(forbiddenIsland.options, {}, seats),
    tiles: TILES,
    flooded: flooded.reduce((set, tile) => set | (1 << TILES.indexOf(tile)), 0),
    sunk: 0,
    roles,
    pawns: roles.map(() => TILES.indexOf(at)),
    hands: roles.map((_role, seat) => (seat === 0 ? [...hand] : [])),
    captured: Object.fromEntries(
      TREASURES.map((treasure) => [treasure, captured.includes(treasure) ? 0 : null]),
    ),
    // Waters Rise! is at the bottom.
    treasureDeck: treasureDeck.sort((one, other) => height(one) - height(other)),
    treasureDiscard: [],
    floodDeck: [...below, ...floods.toReversed()],
    floodDiscard,
    floodLayers: [below.length, floods.length].filter((cards) => cards > 0),
    waterLevel: 2,
    agenda: [
      { step: 'turn', seat: (turn + 1) % seats },
      { step: 'draw-flood-cards', seat: turn, drawn: 0 },
      { step: 'draw-treasure-cards', seat: turn, left: 2 },
      { step: 'take-actions', seat: turn, left, flown: false, refused: [] },
    ],
    outcome: null,
  });
}

function height(card: Card): number {
  return card === 'waters-rise' ? 0 : 1;
}

/** Anna in the first seat, bots in the others; returns the page. */
export type Opening = (site: Site, position: Given, settings?: object) => Promise<Page>;

export const onThisDevice: Opening = (site, position, settings = {}) =>
  atOneScreen(site, position, { settings });

/** The people share the screen. */
export async function atOneScreen(
  site: Site,
  position: Given,
  taken: { readonly settings?: object; readonly seating?: readonly Sitter[] },
): Promise<Page> {
  const { page } = await site.visit();
  const record = Match.load(forbiddenIsland, SEED, given(position)).record();
  await takeUp(page, record, taken);
  return page;
}

/** The real server, dealing this position. */
export const onAServer: Opening = async (site, position, settings = {}) => {
  const dealing = vi.spyOn(forbiddenIsland, 'setup').mockImplementation(() => given(position));
  onTestFinished(() => dealing.mockRestore());
  // No seed deals it: what the page replays after the end is another game.
  const { page } = await site.visit({ expected: [/does not lead where it once did/] });
  const { address } = site.server;
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  await keep(page, 'tidetable settings', JSON.stringify(settings));
  const { seats } = given(position);
  const bots = Array.from({ length: seats - 1 }, () => null);
  await page.goto(`/table/${await begun({ game: 'forbidden-island' }, [anna, ...bots])}`);
  return page;
};
