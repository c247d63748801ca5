import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, headlessShellPath } from '../apps/e2e/src/support/chromium.ts';
import { isLong } from '../apps/e2e/src/support/testLength.ts';

/** Each matrix shows its component in both themes, and the journeys' sweep sees the pages in both. */
const themes = isLong ? (['light', 'dark'] as const) : (['light'] as const);

/** Creates a project that tests every story in one theme, with its accessibility check and play function. */
const storyProject = (theme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { theme } })],
  test: {
    name: `storybook-${theme}`,
    // One page for all stories: opening a page for each file takes longer than the stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: { executablePath: headlessShellPath(), args: chromiumFlags },
      }),
    },
  },
});

export default defineConfig({ test: { projects: themes.map(storyProject) } });
