// Letters, marks and colours.
import type { Seat } from '@tidetable/engine';
import { FAINT, type Ink, type Style } from '@tidetable/terminal/ink';
import { captainName, shipName } from '../public.ts';

const CAPTAINS: readonly Style[] = [
  { colour: 231, on: 124, bold: true },
  { colour: 231, on: 20, bold: true },
  { colour: 231, on: 28, bold: true },
  { colour: 16, on: 220, bold: true },
  { colour: 231, on: 91, bold: true },
  { colour: 16, on: 231, bold: true },
];

export function styleOf(seat: Seat): Style {
  return CAPTAINS[seat] ?? FAINT;
}

/** The captain's letter, coloured. */
export function captainMark(seat: Seat, ink: Ink): string {
  return ink(captainName(seat).charAt(0), styleOf(seat));
}

/** `Rg` for the Red Gull. */
export function shipLetters(seat: Seat, ship: number): string {
  return captainName(seat).charAt(0) + shipName(ship).charAt(0).toLowerCase();
}

export const WATER_STYLE: Style = { colour: 31 };
export const LAND_STYLE: Style = { colour: 136 };
export const PORT_STYLE: Style = { colour: 180, bold: true };
export const WALL_STYLE: Style = { colour: 136, bold: true };
export const STORM_STYLE: Style = { colour: 153, on: 60 };
export const CROSS_STYLE: Style = { colour: 196, bold: true };
export const NUMBER: Style = { colour: 16, on: 214, bold: true };

export const LAND_FILL = '▒';
export const STORM_FILL = '≈';
export const STORM_EYE = '@';
export const WATER_FILL = '·';
export const CROSS = 'X';
export const MERCHANT = 'M';
export const WALL_BESIDE = '┃';
export const WALL_ABOVE = '▔';
export const WALL_BELOW = '▁';
export const WALLS_BOTH = '=';

/** By open sides: 1 N, 2 E, 4 S, 8 W. */
export const ENTRANCES: Readonly<Record<number, string>> = {
  1: '↑',
  2: '→',
  4: '↓',
  8: '←',
  3: '╚',
  6: '╔',
  12: '╗',
  9: '╝',
  5: '║',
  10: '═',
};
