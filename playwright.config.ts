import { defineConfig } from '@playwright/test';

/** Tests that need a browser with windows: hyphenation in screenshots, a pointer at rest, blocked third-party cookies. */
const WHOLE = [
  '**/site/{sections,first-requests,hydration-triggers}.spec.ts',
  '**/applications/partnership-embed.spec.ts',
];

const launchOptions = (executablePath = '') => ({
  executablePath,
  args: [
    // Chromium's sandbox does not start as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // All other hosts are blocked; test.ts reports requests to them.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]',
    // Without a GPU, use software rendering.
    '--disable-gpu',
  ],
});

/** Run by scripts/e2e.ts, which starts the local backend and passes its addresses. */
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
  // The first call starts the functions' process, on a busy machine.
  expect: { timeout: 45_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.BASE_URL ?? '',
    // Recording takes a sixth of the time: enable it only when running a single spec.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // Shortest last, so that they end together.
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
