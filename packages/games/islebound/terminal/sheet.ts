// Line drawings with words on top.
import { FAINT, type Ink } from '@tidetable/terminal/ink';
import { widthOf } from '@tidetable/terminal/text';

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A picture and its upper left corner. */
export interface Stamp extends Spot {
  readonly picture: readonly string[];
}

export interface Words extends Spot {
  readonly text: string;
}

/** Draws all edges on one sheet; pictures that share a row are joined. */
export function stamped(
  { height, width }: { height: number; width: number },
  stamps: readonly Stamp[],
): string[] {
  const sheet = Array.from({ length: height }, () => Array<string>(width).fill(' '));
  for (const { picture, row, column } of stamps)
    picture.forEach((line, down) => {
      [...line].forEach((mark, right) => {
        const cells = sheet[row + down];
        if (cells !== undefined && mark !== ' ' && (cells[column + right] === ' ' || mark !== '─'))
          cells[column + right] = mark;
      });
    });
  return sheet.map((cells) => cells.join('').trimEnd());
}

/** Writes the words over the edges. */
export function overlaid(lines: readonly string[], words: readonly Words[], ink: Ink): string[] {
  return lines.map((line, row) => {
    let text = '';
    let at = 0;
    const here = words.filter((word) => word.row === row && word.text !== '');
    for (const word of here.toSorted((one, other) => one.column - other.column)) {
      text += edges(line.slice(at, word.column).padEnd(word.column - at), ink) + word.text;
      at = word.column + widthOf(word.text);
    }
    return text + edges(line.slice(at), ink);
  });
}

function edges(text: string, ink: Ink): string {
  return text.trim() === '' ? text : ink(text, FAINT);
}

export function centred(text: string, { row, column }: Spot, width: number): Words {
  return { row, column: column + Math.max(0, Math.floor((width - widthOf(text)) / 2)), text };
}
