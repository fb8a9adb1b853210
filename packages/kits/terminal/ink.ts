// Colours for terminals that have them, plain text for others.

const ESCAPE = '\u001b[';
const PAINTED = new RegExp(`${ESCAPE.replace('[', '\\[')}[0-9;]*m`, 'g');

/** Colours are numbers of the 256-colour palette. */
export interface Style {
  readonly on?: number;
  readonly colour?: number;
  readonly bold?: true;
}

export type Ink = (text: string, style: Style) => string;

export const plainInk: Ink = (text) => text;

const colouredInk: Ink = (text, { on, colour, bold }) => {
  const codes: string[] = [];
  if (bold) codes.push('1');
  if (colour !== undefined) codes.push(`38;5;${colour}`);
  if (on !== undefined) codes.push(`48;5;${on}`);
  return `${ESCAPE}${codes.join(';')}m${text}${ESCAPE}0m`;
};

export function inkFor({ colour }: { readonly colour: boolean }): Ink {
  return colour ? colouredInk : plainInk;
}

/** The text without colours. */
export function unpainted(text: string): string {
  return text.replace(PAINTED, '');
}

/** Clears the screen. */
export const CLEAR = `${ESCAPE}2J${ESCAPE}H`;
/** Clears the line. */
export const REWRITE = `\r${ESCAPE}2K`;

export const GLOW: Style = { colour: 172, bold: true };
export const FAINT: Style = { colour: 244 };
export const STRONG: Style = { bold: true };
export const GOOD: Style = { colour: 71, bold: true };
export const BAD: Style = { colour: 167, bold: true };
