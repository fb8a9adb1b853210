// Charts in SVG. Widths are in percent, so that they fit a telephone with letters of the same size.
import { type Histogram, totalOf } from '../share.ts';
import { at, escaped, number, percent } from './marks.ts';

const ROW = 18;

export interface Row {
  readonly name: string;
  /** What the bar shows, of `most`. */
  readonly value: number;
  readonly interval?: readonly [number, number];
  /** What stands at its end. */
  readonly label: string;
  readonly small?: string;
  /** What stands below its name. */
  readonly under?: string;
  /** Another share, as a dot. */
  readonly dot?: number;
}

/** Bars with names, an interval as a whisker, and a dashed line at what would be fair. */
export function rows(
  list: readonly Row[],
  { most, fair }: { most: number; fair?: number },
): string {
  const part = (value: number): string => at(value / (most || 1));
  const noted = list.some(({ small }) => small !== undefined);
  const drawn = list.map((row) => {
    const { name, value, interval, label, small, under, dot } = row;
    const whisker = interval === undefined ? '' : whiskers(part(interval[0]), part(interval[1]));
    const line =
      fair === undefined
        ? ''
        : `<line class="fair" x1="${part(fair)}" x2="${part(fair)}" y1="-2" y2="20"/>`;
    const spot = dot === undefined ? '' : `<circle class="dot" cx="${at(dot)}" cy="9" r="5"/>`;
    const spoken = escaped(`${name}: ${label}${small === undefined ? '' : `, ${small}`}`);
    const below = under === undefined ? '' : `<small>${escaped(under)}</small>`;
    return `<span class="name">${escaped(name)}${below}</span><svg height="${ROW}" role="img" aria-label="${spoken}"><title>${spoken}</title><rect class="bed" width="100%" height="${ROW}" rx="3"/><rect class="bar" width="${part(value)}" height="${ROW}" rx="3"/>${line}${whisker}${spot}</svg><span class="number">${escaped(label)}</span>${noted ? `<small class="number">${escaped(small ?? '')}</small>` : ''}`;
  });
  return `<div class="rows${noted ? ' noted' : ''}">${drawn.join('\n')}</div>`;
}

/** Dark on a light ground of its own, so that it can be seen on any bar. */
function whiskers(from: string, to: string): string {
  const line = `x1="${from}" x2="${to}" y1="9" y2="9"`;
  return `<line class="halo" ${line}/><line class="whisker" ${line}/>`;
}

const HEIGHT = 150;
const MOST_BARS = 40;

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Bins of equal width, at most forty. */
function binned(bars: Histogram): Bin[] {
  const low = bars[0]?.[0] ?? 0;
  const high = bars.at(-1)?.[0] ?? 0;
  const width = niceWidth((high - low + 1) / MOST_BARS);
  const first = Math.floor(low / width) * width;
  const count = Math.floor((high - first) / width) + 1;
  const bins = Array.from({ length: count }, (_none, index) => ({
    from: first + index * width,
    to: first + (index + 1) * width - 1,
    count: 0,
  }));
  for (const [value, many] of bars) {
    const bin = bins[Math.floor((value - first) / width)];
    if (bin !== undefined) bin.count += many;
  }
  return bins;
}

function niceWidth(least: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const step of [1, 2, 5]) if (step * ten >= least) return step * ten;
}

/** How often each number occurred; bars within the range that is good are gold. */
export function bars(name: string, list: Histogram, good?: readonly [number, number]): string {
  const bins = binned(list);
  const all = totalOf(list);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const drawn = bins.map(({ from, to, count }, index) => {
    const height = (HEIGHT * count) / most;
    const isGood = good !== undefined && from >= good[0] && to <= good[1];
    const spoken = `${from === to ? from : `${from}–${to}`}: ${percent(count / (all || 1))}`;
    return `<rect class="${isGood ? 'good' : 'bar'}" x="${at((index + 0.06) / bins.length)}" width="${at(0.88 / bins.length)}" y="${(HEIGHT - height).toFixed(1)}" height="${height.toFixed(1)}"><title>${spoken}</title></rect>`;
  });
  const every = Math.ceil(bins.length / 8);
  const marks = bins.flatMap(({ from }, index) =>
    index % every === 0
      ? [
          `<text x="${at((index + 0.5) / bins.length)}" y="${HEIGHT + 18}" text-anchor="middle">${number(from)}</text>`,
        ]
      : [],
  );
  return `<svg height="${HEIGHT + 24}" role="img" aria-label="${escaped(name)}">${drawn.join('')}<line class="axis" x1="0" x2="100%" y1="${HEIGHT}" y2="${HEIGHT}"/>${marks.join('')}</svg>`;
}

const COLOURS = ['teal', 'gold', 'red', 'ocean', 'wind', 'special', 'earth', 'fire'];

export interface Stack {
  readonly name: string;
  readonly parts: Readonly<Record<string, number>>;
}

/** Sums made of parts, each part in its colour and named with its number. */
export function stacks(list: readonly Stack[]): string {
  const names = Object.keys(list[0]?.parts ?? {});
  const sumOf = ({ parts }: Stack): number =>
    Object.values(parts).reduce((sum, part) => sum + part, 0);
  const most = Math.max(1, ...list.map(sumOf));
  const drawn = list.map((stack) => {
    let from = 0;
    const parts = names.map((name, index) => {
      const value = Math.max(0, stack.parts[name] ?? 0);
      const x = from;
      from += value;
      const words = escaped(`${name} ${number(value)}`);
      return `<rect x="${at(x / most)}" width="${at(value / most)}" height="24" style="fill: var(--${COLOURS[index % COLOURS.length]})"><title>${words}</title></rect>`;
    });
    const spoken = names.map((name) => `${name} ${number(stack.parts[name] ?? 0)}`).join(', ');
    return `<span class="name">${escaped(stack.name)}</span><svg height="24" role="img" aria-label="${escaped(spoken)}">${parts.join('')}</svg><span class="number">${number(sumOf(stack))}</span>`;
  });
  const legend = names.map(
    (name, index) =>
      `<li><i style="background: var(--${COLOURS[index % COLOURS.length]})"></i>${escaped(name)}</li>`,
  );
  return `<div class="rows">${drawn.join('\n')}</div><ul class="legend">${legend.join('')}</ul>`;
}
