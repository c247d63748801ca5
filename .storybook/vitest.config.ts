import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, headlessShellPath } from '../apps/e2e/src/support/chromium.ts';
import { isLong, reporters } from '../vitest.projects.ts';

/** Each matrix shows its component in both themes, and the journeys' sweep sees the pages in both. */
const themes = isLong ? (['light', 'dark'] as const) : (['light'] as const);

/** The stories to test: those of `npm test`, or the rest of `npm test -- --all`; every story when absent. */
const tier = process.env['TIER'];
const tag = 'core';
const tagFilters = { core: { include: [tag] }, rest: { exclude: [tag] } };

/** States of a screen without its data. */
const nothing = /^(?:Loading|Failed|Outdated|Missing|Empty|No(?:t|ne|thing)?(?:[A-Z]|$))/;

/** Tags one story of each file for `npm test`: a component's matrix, a screen's loaded state, or the first with data. */
const tagCore: Plugin = {
  name: 'tag-core',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.stories\.tsx(?:\?|$)/.test(id)) return undefined;
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    const core =
      ['Matrix', 'Loaded'].find((name) => names.includes(name)) ??
      names.find((name) => !nothing.test(name)) ??
      names[0];
    return core && `${code}\n${core}.tags = ['${tag}'];\n`;
  },
};

/** Creates a project that tests stories in one theme, each with its accessibility check and play function. */
const storyProject = (theme: 'light' | 'dark') => ({
  plugins: [
    tagCore,
    storybookTest({
      configDir: import.meta.dirname,
      initialGlobals: { theme },
      ...((tier === 'core' || tier === 'rest') && { tags: tagFilters[tier] }),
    }),
  ],
  test: {
    // Vitest keeps what passed by this name, which differs between the tiers.
    name: `storybook-${theme}${tier === undefined ? '' : `-${tier}`}`,
    // Milliseconds. It ends what hangs, on a machine that may be very busy.
    testTimeout: 300_000,
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
  // The compiler of styles reads this file for itself.
  resolve: { conditions: ['@parlour/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@parlour/source', ...defaultServerConditions] } },
  test: { reporters, projects: themes.map(storyProject) },
});
