import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StoryIndex } from 'storybook/internal/types';
import { defaultClientConditions, mergeConfig } from 'vite';
import { tokenGroups } from '../libs/ui/src/foundations/tokenGroups.ts';
import { bookLinks } from '../tools/src/book/bookLinks.ts';
import { makeFindable } from '../tools/src/book/findable.ts';
import { lightFrame } from '../tools/src/book/lightFrame.ts';
import { lightPictures } from '../tools/src/book/lightPictures.ts';
import { propDocs } from '../tools/src/book/propDocs.ts';
import { screenTable } from '../tools/src/book/screenTable.ts';
import { snippets } from '../tools/src/book/snippets.ts';
import { tokenUses } from '../tools/src/book/tokenUses.ts';
import { readPackages } from '../tools/src/workspace/packages.ts';
import { frameHead, windowHead } from './heads.ts';
import { sampleEmails } from './sampleEmails.ts';
import { standIns } from './standIns.ts';

/** The fonts of the frame. What is shown in it has its own. */
const fonts = '../node_modules/@fontsource-variable';

// The props and the code of each component are on written pages, which tests don't open. To read them takes time.
const isTest = process.env['VITEST'] !== undefined;

// The pictures of the components need the stories of one package.
const only = process.env['BOOK_PACKAGE'];
const packages = readPackages().filter(({ folder }) => only === undefined || folder === only);

/** The list of the entries, for the sidebar and its search. */
const storyIndexGenerator = async (generator: { getIndex: () => Promise<StoryIndex> }) => {
  // Storybook asks for the generator several times.
  if (only === undefined && !Object.hasOwn(generator, 'getIndex')) {
    const getIndex = generator.getIndex.bind(generator);
    generator.getIndex = async () => {
      const { entries, ...index } = await getIndex();
      return { ...index, entries: makeFindable(entries) };
    };
  }
  return generator;
};

const config: StorybookConfig & { storyIndexGenerator: typeof storyIndexGenerator } = {
  storyIndexGenerator,
  framework: '@storybook/react-vite',
  typescript: { reactDocgen: false },
  stories: [
    ...(only === undefined ? [{ directory: '.', files: '*.mdx' }] : []),
    ...packages.flatMap(({ folder, parlour }) =>
      Object.entries(parlour.stories).map(([path, titlePrefix]) => ({
        directory: `../${folder}/${path}`,
        titlePrefix,
      })),
    ),
    ...(only === undefined
      ? [
          { directory: 'try', titlePrefix: 'A place to try' },
          { directory: 'patterns', titlePrefix: 'Patterns' },
          { directory: 'emails', titlePrefix: 'Emails' },
        ]
      : []),
  ],
  staticDirs: async (dirs = [], { configType }) => [
    ...dirs,
    {
      from: configType === 'PRODUCTION' ? await lightPictures() : '../libs/sample-club/pictures',
      to: '/pictures',
    },
    { from: '../apps/web/public/favicon.svg', to: '/favicon.svg' },
    {
      from: `${fonts}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
      to: '/fonts/sans.woff2',
    },
    {
      from: `${fonts}/newsreader/files/newsreader-latin-wght-normal.woff2`,
      to: '/fonts/serif.woff2',
    },
  ],
  managerHead: (head = '') => head + frameHead,
  previewHead: (head = '') => head + windowHead,
  // Of these the sidebar lists none: they show a state again, at another width, in another theme or with long words.
  tags: { proof: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        vanillaExtractPlugin(),
        standIns(),
        sampleEmails(),
        tokenUses(Object.keys(tokenGroups)),
        bookLinks(),
        screenTable(),
        lightFrame(),
        ...(isTest ? [] : [propDocs(), snippets()]),
      ],
      resolve: { conditions: ['@parlour/source', ...defaultClientConditions] },
      // Vite would discover these late and reload in the middle of a cold run.
      optimizeDeps: {
        include: [
          '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge',
          '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge',
          '@atlaskit/pragmatic-drag-and-drop/combine',
          '@atlaskit/pragmatic-drag-and-drop/element/adapter',
          '@base-ui/react/alert-dialog',
          '@base-ui/react/combobox',
          '@base-ui/react/csp-provider',
          '@base-ui/react/dialog',
          '@base-ui/react/menu',
          '@base-ui/react/select',
          '@base-ui/react/toolbar',
          '@storybook/addon-docs',
          '@storybook/addon-docs/blocks',
          '@tanstack/react-query',
          '@tiptap/core',
          '@tiptap/extension-blockquote',
          '@tiptap/extension-bold',
          '@tiptap/extension-document',
          '@tiptap/extension-hard-break',
          '@tiptap/extension-heading',
          '@tiptap/extension-italic',
          '@tiptap/extension-link',
          '@tiptap/extension-list',
          '@tiptap/extension-paragraph',
          '@tiptap/extension-text',
          '@tiptap/extensions',
          '@xstate/react',
          'dompurify',
          'ky',
          'lean-qr',
          'lean-qr/extras/svg',
          'maplibre-gl',
          'react-dom/client',
          'react-live',
          'react-router',
          'react/jsx-dev-runtime',
          'xstate',
          'zod/mini',
        ],
      },
    }),
};

export default config;
