// The end of a game as one picture to share: the board, the result and the course of the game.

const WIDTH = 1200;
const HEIGHT = 630;
/** The board's share of the width, on the right. */
const BOARD = 640;
const MARGIN = 40;

/** CSS properties of a drawing that are copied: a picture has no style sheets. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'transform',
  'transform-origin',
  'transform-box',
  'color',
] as const;

const LEADING = 1.15;

const SMALLEST = { size: 21, letters: 50, most: 8 };
/** Ways to fit the result between the game's name and the players. */
const FITS = [
  { size: 40, letters: 26, most: 4 },
  { size: 32, letters: 33, most: 5 },
  { size: 26, letters: 41, most: 6 },
  SMALLEST,
];

interface PictureText {
  readonly game: string;
  readonly result: string;
  readonly players: readonly string[];
}

/** A PNG of 1200×630 of what the page shows now. */
export async function picture({ game, result, players }: PictureText): Promise<Blob> {
  const board = largestIn('.waters svg[role="group"]');
  const course = document.querySelector<SVGSVGElement>('.ending .course svg');
  const css = getComputedStyle(document.documentElement);
  const colour = (name: string): string => css.getPropertyValue(name);
  const width = WIDTH - BOARD - 2 * MARGIN;
  const probe = document.createElement('span');
  document.body.append(probe);
  const paint = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const [paper, ink, soft, sea, teal] = ['--paper', '--ink', '--ink-2', '--sea', '--teal'].map(
    paint,
  );
  probe.remove();
  const { size, lines } = fitted(result);
  const text = (
    words: string,
    y: number,
    { size, font, fill }: { size: number; font: string; fill: string | undefined },
  ): string =>
    `<text x="${MARGIN}" y="${y}" font-size="${size}" fill="${fill}" font-family='${colour(font)}'>${escaped(words)}</text>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <style>${await fontFaces()}</style>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
    <rect x="${WIDTH - BOARD}" width="${BOARD}" height="${HEIGHT}" fill="${sea}"/>
    ${board === null ? '' : placed(board, { x: WIDTH - BOARD, y: 8, width: BOARD, height: HEIGHT - 16 })}
    ${text(game, 78, { size: 34, font: '--caps', fill: teal })}
    ${lines.map((line, nth) => text(line, 140 + nth * size * LEADING, { size, font: '--display', fill: ink })).join('')}
    ${wrapped(players.join(', '), 48)
      .slice(0, 2)
      .map((line, nth) =>
        text(line, 150 + lines.length * size * LEADING + nth * 28, {
          size: 22,
          font: '--text',
          fill: soft,
        }),
      )
      .join('')}
    ${course === null ? '' : placed(course, { x: MARGIN, y: 370, width, height: 190 })}
    ${text('Tidetable', HEIGHT - 28, { size: 24, font: '--caps', fill: soft })}
  </svg>`;
  return rasterised(drawing);
}

function largestIn(selector: string): SVGSVGElement | null {
  const areaOf = (svg: SVGSVGElement): number => {
    const { width, height } = svg.getBoundingClientRect();
    return width * height;
  };
  return [...document.querySelectorAll<SVGSVGElement>(selector)].reduce<SVGSVGElement | null>(
    (best, one) => (best === null || areaOf(one) > areaOf(best) ? one : best),
    null,
  );
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A copy with its computed styles inlined. */
function placed(svg: SVGSVGElement, frame: Frame): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [nth, original] of [svg, ...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(original);
    const own = copies[nth]?.style;
    if (own === undefined) continue;
    // Through the CSSOM: the page's policy forbids style attributes.
    own.cssText = PROPERTIES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  }
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  for (const [name, value] of Object.entries(frame)) copy.setAttribute(name, `${value}`);
  copy.setAttribute('preserveAspectRatio', 'xMidYMid meet');
  return new XMLSerializer().serializeToString(copy);
}

/** An image loads no fonts, so they are embedded. */
async function fontFaces(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => isLatin(style.getPropertyValue('unicode-range')));
  const embedded = await Promise.all(
    faces.map(async ({ style, parentStyleSheet }) => {
      const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
      if (source === undefined) return '';
      const from = new URL(source, parentStyleSheet?.href ?? location.href);
      const data = await dataAddress(await (await fetch(from)).blob());
      return `@font-face{font-family:${style.getPropertyValue('font-family')};font-style:${style.getPropertyValue('font-style')};font-weight:${style.getPropertyValue('font-weight')};src:url(${data})}`;
    }),
  );
  return embedded.join('');
}

/** A font without a range covers everything. */
const isLatin = (range: string): boolean => range === '' || /U\+0{0,3}-0*FF\b/i.test(range);

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function rasterised(drawing: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('the picture could not be made')) : resolve(blob),
    ),
  );
}

/** In the largest size that fits. */
export function fitted(text: string): { readonly size: number; readonly lines: readonly string[] } {
  for (const { size, letters, most } of FITS) {
    const lines = wrapped(text, letters);
    if (lines.length <= most) return { size, lines };
  }
  return { size: SMALLEST.size, lines: wrapped(text, SMALLEST.letters).slice(0, SMALLEST.most) };
}

/** Wraps at spaces, but not before a number, at most this many characters per line. */
export function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/ (?!\d)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
