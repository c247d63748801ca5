import { defineConfig } from '@playwright/test';
import { chromiumFlags, headlessShellPath } from './src/support/chromium.ts';

/** The folder of `src` to run, e.g. `benefits`; every journey when absent. */
const journey = process.env['JOURNEY'];
const results = `test-results/${journey ?? 'all'}`;

export default defineConfig({
  testDir: journey === undefined ? 'src' : `src/${journey}`,
  testMatch: '**/*.e2e.ts',
  outputDir: `${results}/artifacts`,
  // Nx runs several journeys at a time, each in one worker.
  workers: journey === undefined ? 2 : 1,
  // Milliseconds; generous, because the machine may be small and busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
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
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording every step takes a fifth of the time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: headlessShellPath(), args: chromiumFlags },
  },
});
