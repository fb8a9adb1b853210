// Plays one move at a running server, as a stranger would: node .ci/smoke.mjs http://localhost:8080
import { setTimeout as pause } from 'node:timers/promises';

const [url = 'http://localhost:8080'] = process.argv.slice(2);
const PATIENCE = 60;
let token;

async function ask(method, path, body) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  const [cookie] = answer.headers.getSetCookie();
  token ??= /^tidetable=([^;]+)/.exec(cookie ?? '')?.[1];
  return JSON.parse(text);
}

async function healthy() {
  for (let second = 0; second < PATIENCE; second++) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.status === 200) return answer.json();
    await pause(1000);
  }
  throw new Error(`${url}/healthz did not answer 200 within ${PATIENCE} seconds`);
}

const { version } = await healthy();
const page = await fetch(url);
if (!(await page.text()).includes('<script')) throw new Error('the app is not served');
await ask('POST', '/api/guests', { name: 'Smoke' });
const { games } = await ask('GET', '/api/games');
const [{ id: game, seats }] = games;
const seating = ['me', ...Array(seats.min - 1).fill('bot')];
const { id } = await ask('POST', '/api/tables', { game, seats: seats.min, seating });
await ask('POST', `/api/tables/${id}/start`);
for (let tries = 0; ; tries++) {
  const { seq, must, menu } = await ask('GET', `/api/tables/${id}/view?seat=0`);
  const [action] = Object.values(menu?.allowed ?? {}).flat();
  if (!must.includes(0) || action === undefined) {
    if (tries > PATIENCE) throw new Error('no turn came');
    await pause(500);
    continue;
  }
  const move = { request: 'smoke', base: seq, action };
  const { kind } = await ask('POST', `/api/tables/${id}/seats/0/moves`, move);
  if (kind !== 'accepted') throw new Error(`the move was ${kind}`);
  console.log(
    `Tidetable ${version} at ${url}: healthy, a table of ${game} was made, ${action} played.`,
  );
  break;
}
