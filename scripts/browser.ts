/**
 * Finds or installs Chromium for the tests: the full browser and, if available, the headless shell, which renders
 * pages in less than half the time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const HEADLESS_SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const listOnPath = (environment: NodeJS.ProcessEnv, names: readonly string[]): string[] =>
  (environment.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

const findFirstExisting = (candidates: readonly string[]): string | null =>
  candidates.find((path) => path !== '' && existsSync(path)) ?? null;

/**
 * Finds an installed browser: $CHROMIUM_PATH, Playwright's, one on the PATH, or one in a standard location;
 * otherwise null.
 */
export const findInstalledBrowser = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  findFirstExisting([
    environment.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...listOnPath(environment, COMMANDS),
    ...WELL_KNOWN,
  ]);

/**
 * Finds the headless shell, for tests that don't depend on windows, hyphenation, or hover; falls back to the full
 * browser. $CHROMIUM_PATH overrides both.
 */
export const findQuickBrowser = (
  fullBrowser: string,
  environment: NodeJS.ProcessEnv = process.env,
): string =>
  environment.CHROMIUM_PATH
    ? fullBrowser
    : (findFirstExisting(listOnPath(environment, [HEADLESS_SHELL])) ?? fullBrowser);

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Finds a browser, or installs one: Playwright's, or the system's package if the download fails on Debian
 * as root.
 * @throws if none can be installed
 */
export function findOrInstallBrowser(): string {
  const present = findInstalledBrowser();
  if (present) return present;
  const system = isDebianRoot() ? ' and, as root, Debian’s packages that it needs' : '';
  console.log(`No Chromium or Chrome found: installing one${system}. CHROMIUM_PATH chooses another one.`);
  succeeds('playwright', 'install', ...(isDebianRoot() ? ['--with-deps'] : []), 'chromium');
  if (findInstalledBrowser() === null && isDebianRoot()) {
    succeeds('apt-get', 'update', '-q');
    succeeds('apt-get', 'install', '-y', '-q', 'chromium');
    succeeds('apt-get', 'install', '-y', '-q', HEADLESS_SHELL);
  }
  const installed = findInstalledBrowser();
  if (installed) return installed;
  throw new Error('No Chromium or Chrome, and none could be installed. Install one, or set CHROMIUM_PATH.');
}

/** Finds an installed Firefox: $FIREFOX_PATH, or one on the PATH; otherwise null. */
export const findFirefox = (): string | null =>
  findFirstExisting([process.env.FIREFOX_PATH ?? '', ...listOnPath(process.env, ['firefox-esr', 'firefox'])]);
