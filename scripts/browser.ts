/** Finds a Chromium for the end-to-end tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed browser: $CHROMIUM_PATH, Playwright's own, one on the PATH, one where systems put it; or null. */
export function installedBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => COMMANDS.map((name) => join(folder, name)));
  const candidates = [environment.CHROMIUM_PATH ?? '', chromium.executablePath(), ...onPath, ...WELL_KNOWN];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Path of a browser, installed first where there is none: Playwright's own, or the system's package where that cannot be
 * downloaded and the system is Debian as root.
 * @throws when there is none and none can be installed
 */
export function browserPath(): string {
  const present = installedBrowser();
  if (present) return present;
  console.log('No Chromium or Chrome found: installing one for the end-to-end tests.');
  succeeds('playwright', 'install', ...(isDebianRoot() ? ['--with-deps'] : []), 'chromium');
  if (installedBrowser() === null && isDebianRoot()) {
    succeeds('apt-get', 'update', '-q');
    succeeds('apt-get', 'install', '-y', '-q', 'chromium');
  }
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium or Chrome, and none could be installed. Install one, or name it in CHROMIUM_PATH.',
  );
}
