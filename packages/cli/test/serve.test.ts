// What `tidetable serve` prints at start.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scratch } from './outside.ts';

const program = fileURLToPath(new URL('../bin/tidetable.js', import.meta.url));
const inFolder = scratch();

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Serves until it has printed where its games are, or has given up; then it is stopped. */
function served(...flags: readonly string[]): Promise<Ended> {
  const args = [program, 'serve', '--log', 'silent', '--data', inFolder('data'), ...flags];
  const child = spawn(process.execPath, args, { cwd: dirname(inFolder('x')) });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const hear = (text: Buffer): void => {
    said += text;
    if (said.includes('Games are kept in')) child.kill('SIGTERM');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

/** A port that is taken. */
function taken(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
}

describe('tidetable serve', () => {
  it('tells where it is, and where the games are', async () => {
    const { code, said } = await served('--port', '0');
    expect(said).toMatch(/^Tidetable is served at http:\/\/localhost:\d+; Ctrl-C stops it\.\n/);
    expect(said).toContain(`Games are kept in ${inFolder('data')}.`);
    expect(code).toBe(0);
  });

  it('says in words that somebody else has the port', async () => {
    const port = await taken();
    const { code, said } = await served('--port', String(port));
    expect(said).toBe(
      `tidetable: Port ${port} is taken by another program: choose one with --port, such as --port ${port + 1}.\n`,
    );
    expect(code).not.toBe(0);
  });
});
