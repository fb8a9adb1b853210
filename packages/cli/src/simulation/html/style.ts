// How a report looks: the chart room by day, the night watch in the dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NIGHT = `color-scheme: dark; --paper: #12212b; --paper-2: #182c38; --ink: #efe6d2; --ink-2: #a9b4b8;
  --line: #2f4a58; --sea: #0c1a23; --red: #e2735f; --teal: #4fc1b8; --gold: #e0b04a; --glow: #f2b53b;
  --ocean: #3f97c9; --wind: #7fa85a; --earth: #c79a34; --fire: #d9684e; --special: #8c9aa2;`;

const RULES = `
:root { color-scheme: light; --paper: #f4ecd9; --paper-2: #eadfc6; --ink: #1d2b36; --ink-2: #53616b;
  --line: #c9b68d; --sea: #d5e6e6; --red: #a8382a; --teal: #136664; --gold: #8a5f10; --glow: #d98a00;
  --ocean: #1d6590; --wind: #4f6f31; --earth: #8a6d1f; --fire: #a93c25; --special: #53616b; }
@media (prefers-color-scheme: dark) { :root { ${NIGHT} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--sea); color: var(--ink); line-height: 1.4;
  font: 16px/1.4 "Alegreya Sans", "Gill Sans", "Segoe UI", sans-serif; font-variant-numeric: tabular-nums lining-nums; }
h1, h2, h3 { font-family: "IM Fell English SC", Georgia, serif; font-weight: 400; margin: 0; }
h1 { font-size: clamp(30px, 5vw, 46px); line-height: 1.1; }
h2 { font-size: 26px; margin: 0 0 4px; }
h3 { font-size: 19px; margin: 0 0 6px; }
header, main, footer { max-width: 1320px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 32px; }
footer { color: var(--ink-2); padding-bottom: 40px; font-size: 14px; overflow-wrap: anywhere; }
.lab { font-family: "IM Fell English SC", Georgia, serif; color: var(--teal); font-size: 18px; margin: 0; }
.note { color: var(--ink-2); margin: 0 0 14px; max-width: 80ch; }
.changed { background: var(--paper); border: 2px solid var(--glow); border-radius: 10px; padding: 10px 16px;
  margin: 16px 0 0; }
.changed ul { margin: 4px 0 0; padding-left: 20px; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 22px 0; padding: 0; }
.figures div, section { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; }
.figures div { padding: 12px 16px; }
.figures dt { color: var(--ink-2); font-size: 14px; }
.figures dd { margin: 0; font: 30px/1.1 "IM Fell English SC", Georgia, serif; }
.figures small { display: block; color: var(--ink-2); font: 14px/1.3 "Alegreya Sans", sans-serif; }
section { padding: 20px 22px; margin: 0 0 18px; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 26px 36px; }
.two { grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)); }
.columns { columns: 380px; column-gap: 36px; }
.columns > * { break-inside: avoid; margin-bottom: 26px; }
.charts > * { min-width: 0; }
.rows { display: grid; grid-template-columns: minmax(84px, max-content) minmax(60px, 1fr) max-content; gap: 3px 12px;
  align-items: center; margin: 0; }
.rows > .name { max-width: 230px; overflow-wrap: anywhere; line-height: 1.15; }
.rows > .name small { display: block; color: var(--ink-2); }
.rows > .number { text-align: right; white-space: nowrap; }
.rows > small.number { color: var(--ink-2); text-align: left; margin-left: -6px; }
.noted { grid-template-columns: minmax(84px, max-content) minmax(60px, 1fr) max-content max-content; }
svg { display: block; width: 100%; overflow: visible; }
svg text { fill: var(--ink-2); font-size: 13px; }
.bed { fill: var(--paper-2); }
.bar { fill: var(--teal); }
.good { fill: var(--gold); }
.halo { stroke: var(--paper); stroke-width: 5; stroke-linecap: round; }
.whisker { stroke: var(--ink); stroke-width: 2; stroke-linecap: round; }
.dot { fill: var(--red); stroke: var(--paper); stroke-width: 1.5; }
.fair, .axis { stroke: var(--ink-2); stroke-width: 1; }
.fair { stroke-dasharray: 3 3; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 10px 0 0; padding: 0; color: var(--ink-2); font-size: 14px; }
.legend i { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 6px; vertical-align: -1px; }
details > summary { cursor: pointer; color: var(--teal); margin-top: 10px; }
@media (max-width: 600px) {
  header, main, footer { padding-left: 12px; padding-right: 12px; }
  section { padding: 16px 14px; }
  .figures { grid-template-columns: 1fr 1fr; }
  .rows > .name { max-width: 34vw; }
}
@media print { body { background: none; } section { break-inside: avoid; } }
`;

const FACES = [
  ['Alegreya Sans', 400, '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2'],
  ['Alegreya Sans', 700, '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2'],
  [
    'IM Fell English SC',
    400,
    '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2',
  ],
] as const;
/** As they are installed. */
export const REPORT_FONTS: readonly string[] = FACES.map(([, , file]) => file);

/** The letters are in the page: it needs no network. */
export function style(): string {
  const { resolve } = createRequire(import.meta.url);
  const faces = FACES.map(([family, weight, file]) => {
    const letters = readFileSync(resolve(file)).toString('base64');
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${letters}) format("woff2"); }\n`;
  });
  return [...faces, RULES].join('');
}
