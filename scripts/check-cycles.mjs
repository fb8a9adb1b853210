// Folders import only downward: fails where folders of the same parent import one another in a circle, be it only a type.
import {
  filesBelow,
  importsOf,
  isSource,
  isTest,
  packagesAmong,
  targetOf,
  textOf,
} from './imports.mjs';

/** Every cycle: the parent, its children in the circle, and an import for each step between them. */
function cyclesIn(root) {
  const links = importsBetween(root);
  return [...parentsOf(links)].flatMap((parent) => cyclesBelow(parent, links));
}

/** Each import of one file by another. */
function importsBetween(root) {
  const files = filesBelow(root, 'packages');
  const packages = packagesAmong(root, files);
  return files
    .filter((path) => isSource(path) && !isTest(path))
    .flatMap((from) =>
      importsOf(textOf(root, from))
        .map((wanted) => ({ from, to: targetOf(from, wanted, packages) }))
        .filter(({ to }) => to !== undefined),
    );
}

function parentsOf(links) {
  const parents = new Set();
  for (const { from } of links)
    for (let end = from.lastIndexOf('/'); end > 0; end = from.lastIndexOf('/', end - 1))
      parents.add(from.slice(0, end));
  return parents;
}

/** Only circles with a folder in them: two files of one folder may know each other. */
function cyclesBelow(parent, links) {
  const graph = new Map();
  for (const link of links) {
    const [from, to] = [childOf(parent, link.from), childOf(parent, link.to)];
    if (from === null || to === null || from === to) continue;
    if (!graph.has(from)) graph.set(from, new Map());
    if (!graph.get(from).has(to)) graph.get(from).set(to, link);
  }
  const reached = new Map([...graph.keys()].map((child) => [child, reachedFrom(child, graph)]));
  const circles = new Map();
  for (const child of graph.keys()) {
    const circle = [...reached.get(child)].filter((other) => reached.get(other)?.has(child)).sort();
    if (circle.some((one) => !isSource(one))) circles.set(circle.join(), circle);
  }
  return [...circles.values()].map((circle) => ({
    parent,
    circle,
    steps: circle.flatMap((from) => circle.map((to) => graph.get(from)?.get(to)).filter(Boolean)),
  }));
}

function childOf(parent, path) {
  return path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/', 1)[0] : null;
}

function reachedFrom(child, graph) {
  const reached = new Set();
  const todo = [child];
  while (todo.length > 0)
    for (const next of graph.get(todo.pop())?.keys() ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        todo.push(next);
      }
  return reached;
}

const cycles = cyclesIn(process.cwd());
for (const { parent, circle, steps } of cycles) {
  console.error(`${parent}: ${circle.join(' <-> ')}`);
  for (const { from, to } of steps) console.error(`  ${from} imports ${to}`);
}
console.log(`${cycles.length} cycles between folders`);
process.exit(cycles.length === 0 ? 0 : 1);
