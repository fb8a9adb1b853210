// nginx and Caddy in front of a server, as docs/operations.md has them, on ports of this machine.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { emptyFolder } from '../store/places.ts';
import { type Program, programOf } from './debian.ts';

const PAGE = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

/** The block of this language. */
function printed(language: string): string {
  const [, text = ''] =
    new RegExp(`^\`\`\`${language} [^\\n]*\\n(.*?)^\`\`\``, 'ms').exec(PAGE) ?? [];
  return text;
}

/** Every one of these must occur: else the page and the test no longer belong together. */
function replaced(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`the page says nothing of ${from}`);
    return all.replaceAll(from, to);
  }, text);
}

export async function nginxBefore(server: string): Promise<{ readonly url: string }> {
  const folder = emptyFolder();
  const [plain, secure] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const site = replaced(printed('nginx'), {
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl;': `listen 127.0.0.1:${secure} ssl;`,
    '/etc/letsencrypt/live/tide.example/fullchain.pem': join(folder, 'cert.pem'),
    '/etc/letsencrypt/live/tide.example/privkey.pem': join(folder, 'key.pem'),
    'http://127.0.0.1:8080': server,
    'tide.example': 'localhost',
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${join(folder, what)};`,
  );
  const around = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')}
${site}
}`;
  writeFileSync(join(folder, 'nginx.conf'), around);
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  return started(programOrThrow('nginx'), args, `https://localhost:${secure}`);
}

/** `cert.pem` and `key.pem` for this machine. */
function makeCertificate(folder: string): void {
  const { path, env } = programOrThrow('openssl');
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const { status, stderr } = spawnSync(path, ['req', ...kind, ...files], { env });
  if (status !== 0) throw new Error(`no certificate: ${stderr}`);
}

/** The certificate is Caddy's own: nobody gives one for this machine. */
export async function caddyBefore(
  server: string,
  file = printed('caddy'),
): Promise<{ readonly url: string }> {
  const folder = emptyFolder();
  const url = `https://localhost:${await freePort()}`;
  const site = replaced(file, { 'tide.example': url, '127.0.0.1:8080': new URL(server).host });
  const around = `{
  admin off
  auto_https disable_redirects
  skip_install_trust
  storage file_system ${folder}
}
${site}`;
  writeFileSync(join(folder, 'Caddyfile'), around);
  const run = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return started(programOrThrow('caddy'), run, url);
}

function programOrThrow(name: string): Program {
  const program = programOf(name);
  if (program === null) throw new Error(`${name} is not installed, and this is no Debian`);
  return program;
}

/** Serves at this address; gone when the test is over. */
async function started({ path, env }: Program, args: readonly string[], url: string) {
  const child = spawn(path, args, { env: { ...env, HOME: tmpdir() } });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const over = new Promise<void>((resolve) => child.once('close', () => resolve()));
  onTestFinished(() => (child.kill('SIGTERM') ? over : undefined));
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return { url };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} did not start: ${said}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
