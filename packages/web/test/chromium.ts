// A real browser for the tests: the installed one, or Debian's, which is then installed.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Starts faster and draws no window frame, but shows no notifications. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Switches off Chromium's own requests to the network. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

function isThere(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function found(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...files, ...PLACES].find(isThere);
}

function install(name: string): void {
  const patience = ['-o', 'DPkg::Lock::Timeout=600'];
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]): void => {
    execFileSync('apt-get', [...patience, ...words], { env: environment, stdio: 'pipe' });
  };
  apt('update');
  apt('install', '--yes', '--no-install-recommends', name, 'fonts-dejavu-core');
}

const canInstall = (): boolean => process.getuid?.() === 0 && isThere('/usr/bin/apt-get');

/** The headless shell where there is one, or can be one: not every release of Debian has it. */
function pathOfShell(): string {
  const known = found([SHELL]);
  if (known !== undefined) return known;
  if (canInstall())
    try {
      install(SHELL);
    } catch {
      return pathOfWhole();
    }
  return found([SHELL]) ?? pathOfWhole();
}

function pathOfWhole(): string {
  const known = found(WHOLE);
  if (known !== undefined) return known;
  if (canInstall()) install('chromium');
  const path = found(WHOLE);
  if (path === undefined)
    throw new Error(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.',
    );
  return path;
}

export function aBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: pathOfShell(), args: QUIET });
}

/** One that shows notifications. */
export function aWholeBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: pathOfWhole(), args: QUIET });
}

let shared: Promise<Browser> | undefined;

/** One for all test files of a worker; it ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  shared ??= aBrowser();
  if ((await shared).isConnected()) return shared;
  shared = aBrowser();
  return shared;
}

/** Runs before all tests of pages: two of them must not install a browser at the same time. */
export default function before(): void {
  pathOfShell();
  pathOfWhole();
}
