// Letters, marks, colours and short words.
import type { Seat } from '@tidetable/engine';
import { FAINT, type Ink, type Style } from '@tidetable/terminal/ink';
import { CREW, type CrewId, type Sign, type Skill, shipName } from '../public.ts';

const SHIPS: readonly Style[] = [
  { colour: 16, on: 231, bold: true },
  { colour: 16, on: 220, bold: true },
  { colour: 231, on: 28, bold: true },
  { colour: 231, on: 91, bold: true },
];

/** The letter of a ship, coloured. */
export function shipMark(seat: Seat, ink: Ink): string {
  return ink(shipName(seat).charAt(0), SHIPS[seat] ?? FAINT);
}

export const SHIP_AT = '≈';
export const OWNED_BY = '⌂';
export const EVENT_AT = '!';

const RED: Style = { colour: 203, bold: true };
const BLUE: Style = { colour: 75, bold: true };

/** `R5`, `B6` or `RB8`. */
export function bannerMark({ banner, strength }: Sign, ink: Ink): string {
  if (banner === 'red') return ink(`R${strength}`, RED);
  if (banner === 'blue') return ink(`B${strength}`, BLUE);
  return ink('R', RED) + ink(`B${strength}`, BLUE);
}

export const SKILL_WORDS: Readonly<Record<Skill, string>> = {
  administrate: 'Adm',
  work: 'Work',
  combat: 'Fight',
  negotiate: 'Envoy',
  sail: 'Sail',
};

/** `Adm`, or `Work+Sail`. */
export function crewWord(crew: CrewId): string {
  return CREW[crew].map((skill) => SKILL_WORDS[skill]).join('+');
}

/** Kind by kind: `2 Adm`, `Work`. */
export function crewWords(crew: readonly CrewId[]): string[] {
  const words = crew.map(crewWord);
  return [...new Set(words)].map((word) => {
    const count = words.filter((other) => other === word).length;
    return count === 1 ? word : `${count} ${word}`;
  });
}

export const NUMBER: Style = { colour: 16, on: 214, bold: true };
