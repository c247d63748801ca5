import { defineConfig } from '@playwright/test';
import { browserNames } from './src/browsers/support/installed.ts';

const results = 'test-results/browsers';

/** The journeys of `npm run test:browsers`. Playwright runs them; other drivers drive the browsers. */
export default defineConfig({
  testDir: 'src/browsers',
  testMatch: '**/*.journey.ts',
  outputDir: `${results}/artifacts`,
  // The journeys of one browser share its member's tab.
  workers: 1,
  // Milliseconds; generous, because WebKit draws without a graphics card.
  timeout: 180_000,
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `${results}/report.json` }]],
  projects: browserNames.map((name) => ({ name })),
});
