import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './src/support/chromium.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/artifacts',
  workers: 1,
  // Milliseconds. Several times what anything takes alone: the machine may be small, and do other work beside.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What passes only then is named at the end of `npm test`, as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  },
});
