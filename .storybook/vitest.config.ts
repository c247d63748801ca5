import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumFlags, headlessShellPath } from '../apps/e2e/src/support/chromium.ts';
import { isLong } from '../apps/e2e/src/support/testLength.ts';

/** The apps' screens are made of the components of `libs`, and the journeys' sweep sees them in both themes. */
const inDarkByLongTestsAlone = isLong ? [] : ['apps/**'];

/** Creates a project that tests every story in one theme, with its accessibility check and play function. */
const storyProject = (theme: 'light' | 'dark', exclude: readonly string[] = []) => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { theme } })],
  test: {
    name: `storybook-${theme}`,
    exclude: [...configDefaults.exclude, ...exclude],
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

export default defineConfig({
  test: { projects: [storyProject('light'), storyProject('dark', inDarkByLongTestsAlone)] },
});
