import { defineConfig } from '@playwright/test';

/** What depends on a browser with windows: hyphens in stored pictures, and a pointer that nobody moved. */
const WHOLE = ['**/site/{sections,first-requests,signs}.spec.ts'];

const launchOptions = (executablePath = '') => ({
  executablePath,
  args: [
    // Chromium's sandbox does not start as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Nothing but this machine is there: test.ts finds who asks for more.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]',
    // Without a graphics card, one is emulated to draw with.
    '--disable-gpu',
  ],
});

/** Run through scripts/e2e.ts, which starts the local backend and says where everything is. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than CI has cores: a test waits for its page a third of the time.
  workers: 3,
  timeout: 120_000,
  // The functions' emulator starts a process for each function when it is first called, and another while that is busy.
  expect: { timeout: 45_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.BASE_URL ?? '',
    // Recording costs a sixth of the time: it is for who runs one spec to look at it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // The shortest last: they end together.
  projects: [
    {
      name: 'quick',
      testIgnore: WHOLE,
      use: { launchOptions: launchOptions(process.env.QUICK_CHROMIUM_PATH) },
    },
    {
      name: 'whole',
      testMatch: WHOLE,
      use: { launchOptions: launchOptions(process.env.CHROMIUM_PATH) },
    },
  ],
});
