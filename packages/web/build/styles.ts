// Scoped styles: each file is put into the layer of its folder and, below `look` and `app`, into a scope.
import { fileURLToPath } from 'node:url';
import type { ChildNode, Container, Plugin, Root, Rule } from 'postcss';
import { outsideBoards } from './boards.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/** Later layers win, whatever the selectors. */
const LAYERS = ['look', 'app', 'online', 'pages', 'frame', 'boards', 'still'] as const;
type Layer = (typeof LAYERS)[number];

interface Area {
  /** The prefix of its files' paths. */
  readonly path: string;
  readonly layer: Layer;
  /** Only inside such an element; everywhere if it is missing. */
  readonly within?: string;
}

/** The element that shows one of these routes; `app.tsx` names it. */
const on = (...routes: readonly string[]): string =>
  routes.map((route) => `[data-page="${route}"]`).join(', ');

const INVITES = ['/invite', '/invite/:part'];
const TABLES = on('/local/:part', '/table/:part', '/learn/:part');

/** The first match counts. */
const AREAS: readonly Area[] = [
  { path: 'look/still.css', layer: 'still' },
  { path: 'look/', layer: 'look' },
  { path: 'app/', layer: 'app' },
  { path: 'verify/', layer: 'app' },
  { path: 'pages/home.css', layer: 'pages', within: on('/') },
  { path: 'pages/sea-chart.css', layer: 'pages', within: on('/', ...INVITES) },
  { path: 'pages/game-cards.css', layer: 'pages', within: on('/', '/learn') },
  { path: 'board/charts.css', layer: 'pages', within: on('/', '/learn', ...INVITES) },
  { path: 'pages/replay.css', layer: 'pages', within: on('/replay') },
  { path: 'pages/rules.css', layer: 'pages', within: on('/rules', '/rules/:part') },
  { path: 'pages/', layer: 'pages', within: '.page' },
  { path: 'online/at-table/', layer: 'online', within: TABLES },
  // The name dialog can open on any page, outside the page's element.
  { path: 'online/', layer: 'online', within: '.page, .dialog-place' },
  ...['board/', 'boards/', 'frame/', 'hot-seat/', 'learn/'].map(
    (path): Area => ({ path, layer: 'frame', within: TABLES }),
  ),
];

/** A style sheet assembled from several files is wrapped file by file; the order of rules stays. */
export function scopedStyles(): Plugin {
  const outside = outsideBoards().map(({ name, folder }) => onBoard(name, folder));
  return {
    postcssPlugin: 'tidetable-scoped-styles',
    Once(root) {
      root.walkRules(refuseCostly);
      const wrapped = root.nodes.map((node) => ({ node, box: boxFor(node, outside) }));
      if (wrapped.every(({ box }) => box === null)) return;
      for (const { node, box } of wrapped) if (box?.includes('@scope')) keepRoots(node);
      root.removeAll();
      root.append(`@layer ${LAYERS.join(', ')};`);
      let last: string | null = null;
      for (const { node, box } of wrapped) {
        if (box !== null && box !== last) root.append(box);
        innermost(root, box !== null).append(node);
        last = box;
      }
    },
  };
}

/** The layer and scope that a rule goes into, still empty; null for foreign styles, such as fonts. */
function boxFor(node: ChildNode, outside: readonly Area[]): string | null {
  const file = node.source?.input.file ?? '';
  const area = outside.find(({ path }) => file.startsWith(path)) ?? areaOf(file);
  if (area === null) return null;
  const { layer, within } = area;
  // Keyframes cannot be scoped; a test keeps their names apart.
  const isGlobal = node.type === 'atrule' && node.name === 'keyframes';
  return within === undefined || isGlobal
    ? `@layer ${layer} {}`
    : `@layer ${layer} { @scope (${within}) {} }`;
}

/** Browsers restyle the whole page at every change of any `:has()` if one such rule is about elements of any kind. */
function refuseCostly(rule: Rule): void {
  const costly = rule.selectors.find((one) =>
    /:has\(.*\)[^()]*[\s>+~](\*|:not\([^()]*\))$/.test(one),
  );
  if (costly !== undefined)
    throw rule.error(`${costly}: name the elements that it is about, or leave \`:has()\` out`);
}

function onBoard(name: string, path: string): Area {
  return { path, layer: 'boards', within: `[data-board="${name}"]` };
}

/** Null for foreign files. */
function areaOf(file: string): Area | null {
  if (!file.startsWith(PACKAGES)) return null;
  const inside = file.slice(PACKAGES.length).replaceAll('\\', '/');
  const [, game] = /^games\/([^/]+)\/board\//.exec(inside) ?? [];
  if (game !== undefined) return onBoard(game, inside);
  const path = inside.replace(/^web\/src\/|^kits\/board\/(?=look\/)|^kits\/(?=board\/)/, '');
  const area = AREAS.find((one) => path.startsWith(one.path));
  if (area === undefined) throw new Error(`${file}: build/styles.ts does not say where it applies`);
  return area;
}

/** A scope matches below its root only: conditions on the page's root, a layout or a theme, are moved in front. */
function keepRoots(node: ChildNode): void {
  if (node.type === 'rule') node.selectors = node.selectors.map(withScope);
  else if (node.type === 'atrule') for (const child of node.nodes ?? []) keepRoots(child);
}

function withScope(selector: string): string {
  return selector.replace(/^:root(?:\[[^\]]*\]|:(?:is|not)\([^)]*\))+/, '$& :scope');
}

function innermost(root: Root, isBoxed: boolean): Container {
  const layer = root.last;
  if (!isBoxed || layer?.type !== 'atrule') return root;
  const scope = layer.first;
  return scope?.type === 'atrule' && scope.name === 'scope' ? scope : layer;
}
