import { join } from 'node:path';
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
const again = 'again';
const tagFilters = {
  core: { include: [tag] },
  rest: { exclude: isLong ? [tag] : [tag, again] },
};

/** A state again, at another width or in another theme. */
const view = /(?:On(?:APhone|ATablet|ADesktop)|InTheDark|InLargeText)$/;

/**
 * Whether the source of a story shows a state again, or with other words, and does nothing. The journeys' sweep sees the pages at
 * each width and in both themes, and `npm run test:long` tests these stories too.
 */
const showsAgain = (name: string, text: string) =>
  (view.test(name) || text.includes("'proof'")) && !text.includes('play:');

/** States of a screen without its data. */
const nothing = /^(?:Loading|Failed|Outdated|Missing|Empty|No(?:t|ne|thing)?(?:[A-Z]|$))/;

/**
 * Tags one story of each file for `npm test`: a component's matrix, a screen's loaded state, or the first with data. What shows
 * a state again has a tag of its own.
 */
const tagTiers: Plugin = {
  name: 'tag-tiers',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.stories\.tsx(?:\?|$)/.test(id)) return undefined;
    const stories = code.split(/^(?=export const )/m).flatMap((text) => {
      const [, name] = /^export const (\w+)/.exec(text) ?? [];
      return name === undefined ? [] : [{ name, isAgain: showsAgain(name, text) }];
    });
    const names = stories.map(({ name }) => name);
    const core =
      ['Matrix', 'Loaded'].find((name) => names.includes(name)) ??
      names.find((name) => !nothing.test(name)) ??
      names[0];
    const proofs = stories.filter(({ name, isAgain }) => isAgain && name !== core);
    return [
      code,
      ...proofs.map(({ name }) => `${name}.tags = ['${again}'];`),
      ...(core === undefined ? [] : [`${core}.tags = ['${tag}'];`]),
    ].join('\n');
  },
};

/** Creates a project that tests stories in one theme, each with its accessibility check and play function. */
const storyProject = (theme: 'light' | 'dark') => ({
  plugins: [
    tagTiers,
    storybookTest({
      configDir: import.meta.dirname,
      initialGlobals: { theme },
      ...((tier === 'core' || tier === 'rest') && { tags: tagFilters[tier] }),
    }),
  ],
  test: {
    // Vitest keeps what passed by this name, which differs between the tiers.
    name: `storybook-${theme}${tier === undefined ? '' : `-${tier}`}`,
    setupFiles: [join(import.meta.dirname, 'review.setup.ts')],
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
