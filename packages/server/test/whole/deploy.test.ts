// What deploy/ brings for operators: every metric exists, scripts and files that are named exist, the unit is sound.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COOPERATIVE } from '../games-by-trait.ts';
import { emptyFolder } from '../store/places.ts';
import { programOf } from './debian.ts';
import { begun, guest } from './people.ts';
import { offersOf } from './player.ts';
import { ServerProcess } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const text = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

const { panels } = JSON.parse(text('deploy/grafana.json')) as Dashboard;
const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const alerts = text('deploy/alerts.yaml');

/** The metrics of a server at which a move was made, by name, each with the labels that it has. */
async function measured(): Promise<Map<string, Set<string>>> {
  const { url } = await ServerProcess.start({ folder: emptyFolder() });
  const anne = await guest(url, 'Anne');
  const table = await begun({ game: COOPERATIVE, seats: 2, options: { first: '1' } }, [anne, null]);
  const params = { table, seat: 0 };
  const view = await anne.api('GET /api/tables/:table/view', { params, query: { seat: 0 } });
  const body = { request: 'one', base: view.seq, action: offersOf(view)[0] ?? '' };
  await anne.api('POST /api/tables/:table/seats/:seat/moves', { params, body });
  const found = new Map<string, Set<string>>();
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  for (const line of lines) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = found.get(name) ?? new Set(['instance', 'job']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

it('every metric and label of the dashboard and the alerts is measured', async () => {
  const metrics = await measured();
  const expressions = [...shown, alerts];
  const names = expressions.flatMap((expr) => expr.match(/\btidetable_\w+/g) ?? []);
  expect(new Set(names).size).toBeGreaterThan(10);
  expect(names.filter((name) => !metrics.has(name))).toEqual([]);
  for (const expr of expressions)
    for (const [, name = '', labels = ''] of expr.matchAll(/\b(tidetable_\w+)\{(.*?)\}/g))
      for (const [, label = ''] of labels.matchAll(/(\w+)=/g))
        expect([...(metrics.get(name) ?? [])], `${name}{${label}}`).toContain(label);
});

const ANALYZE = '/usr/bin/systemd-analyze';

it.skipIf(!existsSync(ANALYZE))('the unit is understood by systemd, and well locked up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'tidetable.service');
  // Node need not be in /usr/bin here.
  writeFileSync(file, text('deploy/tidetable.service').replace('/usr/bin/node', process.execPath));
  const verified = spawnSync(ANALYZE, ['verify', file], { encoding: 'utf8' });
  expect(verified.stdout + verified.stderr).toBe('');
  const judged = spawnSync(ANALYZE, ['security', '--offline=true', '--threshold=20', file]);
  expect(judged.status, String(judged.stdout)).toBe(0);
});

const caddy = programOf('caddy');

it.skipIf(caddy === null)('Caddy understands the file of compose.yaml', () => {
  const { path = '', env = {} } = caddy ?? {};
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/Caddyfile')];
  const home = mkdtempSync(join(tmpdir(), 'tidetable-caddy-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const places = { HOME: home, TIDETABLE_DOMAIN: 'tide.example' };
  const judged = spawnSync(path, args, { env: { ...env, ...places }, encoding: 'utf8' });
  expect(judged.status, judged.stderr).toBe(0);
});

describe('the workflows', () => {
  const folder = '.github/workflows';
  it.each(readdirSync(join(ROOT, folder)))('%s runs scripts that exist', (name) => {
    const scripts = text(join(folder, name)).match(/\.ci\/[\w.-]+/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !existsSync(join(ROOT, script)))).toEqual([]);
  });
});
