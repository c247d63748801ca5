import { defineConfig } from '@playwright/test';
import { chromiumFlags, headlessShellPath } from './src/support/chromium.ts';

/** Of one Nx target, so that two of them keep their reports. */
const results = `test-results/${process.env['NX_TASK_TARGET_TARGET'] ?? 'journeys'}`;

// They need programs of the machine, and are part of `npm run test:long` alone.
const ofMachine = ['**/proxies/*.e2e.ts', '**/release/*.e2e.ts'];
const core = /@core/;

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/support/globalSetup.ts',
  // Each journey is in one of them: `npm test` runs the core, and `npm test -- --all` what is not in it.
  projects: [
    { name: 'core', grep: core, testIgnore: ofMachine },
    { name: 'rest', grepInvert: core, testIgnore: ofMachine },
    { name: 'machine', testMatch: ofMachine },
  ],
  outputDir: `${results}/artifacts`,
  // More than cores, because a journey waits for pages and emails about half of its time.
  workers: 3,
  // Milliseconds. These limits end what hangs: a machine may be small and very busy.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // `npm test` names tests that pass only when retried as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `${results}/report.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // Only the journeys of reading offline have a worker between page and server.
    serviceWorkers: 'block',
    // A step that hangs fails by itself, and says which one it is.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // Recording every step takes a fifth of the time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: headlessShellPath(), args: chromiumFlags },
  },
});
