// The picture of a link: a chart with the game's mark, the host's name, the game and its options.
import { manifestOf } from '@tidetable/catalogue';
import type { Fonts } from './fonts.ts';
import type { Widths } from './glyph-widths.ts';
import { escaped } from './markup.ts';
import type { Preview } from './preview.ts';
import { SITE, TAGLINE } from './words.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

const [PAPER, INK, INK_2, SEA, SEA_LINE, LAND, COAST, RED] = [
  '#f4ecd9',
  '#1d2b36',
  '#53616b',
  '#d5e6e6',
  '#9dbfc4',
  '#efe0b8',
  '#5d4a2c',
  '#a8382a',
];

/** A ship, for the site itself. */
const SHIP = 'M4 15.5h16l-3 4.5H7zM12 3v12.5M12 4q8 4 0 9.5M11 5.5q-6 3.5 0 7.5';

const LANDS = [
  'M-20 470q80-40 150 0t120 10q60 30 30 80t30 90H-20Z',
  'M1230 30q-70 26-90-10t-80-6q-50-10-60-40L1230-30Z',
];

const LEFT = 400;
const ROOM = WIDTH - LEFT - 80;

export function drawn(preview: Preview | null, fonts: Fonts): string {
  const lines = preview === null ? homeLines(fonts) : tableLines(preview, fonts);
  const rhumbs = Array.from(
    { length: 16 },
    (_none, nth) =>
      `<path d="M-1400 0H1400" transform="translate(205 300) rotate(${nth * 11.25})"/>`,
  ).join('');
  const lands = LANDS.map(
    (d) =>
      `<path d="${d}" fill="none" stroke="${SEA_LINE}" stroke-width="26"/><path d="${d}" fill="none" stroke="${SEA}" stroke-width="23"/><path d="${d}" fill="${LAND}" stroke="${COAST}" stroke-width="3"/>`,
  ).join('');
  const crest = preview === null ? null : manifestOf(preview.game)?.crest;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${SEA}"/>
<g stroke="${SEA_LINE}" stroke-width="1.5" opacity=".7">${rhumbs}</g>${lands}
<rect x="${LEFT - 40}" y="60" width="${WIDTH - LEFT}" height="${HEIGHT - 120}" rx="18" fill="${PAPER}" stroke="${COAST}" stroke-width="3"/>
<circle cx="205" cy="300" r="140" fill="${PAPER}" stroke="${COAST}" stroke-width="4"/>
<circle cx="205" cy="300" r="128" fill="${SEA}" stroke="${COAST}" stroke-width="2"/>
<path d="${crest?.path ?? SHIP}" transform="translate(109 204) scale(8)" fill="none" stroke="${crest?.isRed ? RED : COAST}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>
${lines.join('\n')}
</svg>`;
}

function homeLines({ text, title }: Fonts): readonly string[] {
  return [
    line(SITE, { y: 300, size: 110, widths: title, family: 'IM FELL English' }),
    line(TAGLINE, { y: 380, size: 40, widths: text, colour: INK_2 }),
  ];
}

function tableLines(preview: Preview, { text, title }: Fonts): readonly string[] {
  const { host, isInvitation, seats, options } = preview;
  const name = drawable(host, text);
  const who = isInvitation
    ? name === ''
      ? 'You are invited to'
      : `${name} invites you to`
    : name === ''
      ? 'At the table'
      : `At ${name}’s table`;
  const shown = [`For ${seats} players`, ...options];
  const rows = shown.length > 4 ? [...shown.slice(0, 3), '…'] : shown;
  return [
    line(who, { y: 150, size: 48, widths: text }),
    line(preview.title, { y: 255, size: 100, widths: title, family: 'IM FELL English' }),
    ...rows.map((row, nth) =>
      line(row, { y: 335 + nth * 50, size: 38, widths: text, colour: INK_2 }),
    ),
    line(SITE, { y: 545, size: 36, widths: title, family: 'IM FELL English', colour: COAST }),
  ];
}

interface Lettering {
  readonly y: number;
  readonly size: number;
  readonly widths: Widths;
  readonly family?: string;
  readonly colour?: string;
}

/** One line, smaller where it would not fit. */
function line(said: string, lettering: Lettering): string {
  const { y, size, widths, family = 'Alegreya Sans', colour = INK } = lettering;
  const text = drawable(said, widths);
  const width = [...text].reduce((sum, sign) => sum + (widths.get(codeOf(sign)) ?? 0), 0);
  const fitting = Math.min(size, Math.floor(ROOM / Math.max(width, 1)));
  return `<text x="${LEFT}" y="${y}" font-family="${family}" font-size="${fitting}" fill="${colour}">${escaped(text)}</text>`;
}

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;

/** Without letters that the fonts do not have: a page shows those, a picture cannot. */
function drawable(text: string, widths: Widths): string {
  return [...text.normalize('NFC')]
    .filter((sign) => widths.has(codeOf(sign)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
