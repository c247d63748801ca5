import { fileURLToPath } from 'node:url';
import {
  appConfig,
  createFirstLoads,
  offlineFiles,
  prefetches,
  preloads,
  shortClassName,
} from '@parlour/vite-plugins';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { hydrate, pages, prefetchedModules } from './vite/pages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** What a browser older than those of the workspace's `browserslist` says. */
const unsupported =
  'This browser is too old for these pages. Please update it to Safari or iOS 16.4, Firefox 121, Chrome 111, Edge 111, or newer.';

const { plugin: firstLoads, pagesOf } = createFirstLoads(pages);

/** ky and the query cache, without what hydrates server-rendered pages. */
const readingLibraries = /node_modules[\\/](?:ky|@tanstack)[\\/](?!.*hydration)/;

/** What binds machines to components and calls. Sign-in and most pages need it, the dashboard does not. */
const machineHooks =
  /node_modules[\\/](?:@xstate[\\/]react|use-sync-external-store)[\\/]|[\\/](?:callActor|callResult|useIsHydrated)\.ts$/;

/** A line that sign-in, My Bookings and others share. */
const offered = /[\\/]app[\\/]src[\\/]offered\.ts$/;

/** Shared by drawer, dialogs and forms. Files of their own would hold less than their names take in the lists of files. */
const smallModules = /[\\/]ui[\\/]src[\\/](?:media|behavior[\\/]closeReason)\.ts$/;

/** What reads typed texts. Modules that have schemas of responses too would take it along, unused. */
const typed = /[\\/]contract[\\/]src[\\/]typedText\.ts$/;
const inputs =
  /[\\/]contract[\\/]src[\\/](?:(?:typed|contact)Schemas|contactFormats|dialedPhone|punycode)\.ts$/;

/** A member's codes, which the other pages of benefits and events do not show, without the screen for the door. */
const ownCodes = /[\\/]benefits[\\/](?:OwnCode|CopyButton|door[\\/](?:DoorButton|loadDoor))/;

const isOf = (page: string, id: string) => pagesOf(id).includes(page);

/** Kinds of pages that share code with each other alone, the narrower ones first. */
const kinds = {
  guides: ['destinations', 'destination', 'vendor'],
  agenda: ['events', 'bookings'],
  events: ['events', 'event', 'bookings'],
  gifts: ['giftGuides', 'giftGuide', 'giftProduct'],
  requests: ['requests', 'request'],
  files: ['profile', 'request'],
  lists: ['benefits', 'events', 'bookings', 'destinations', 'giftGuides'],
  details: ['benefit', 'event', 'destination', 'vendor', 'giftGuide', 'giftProduct'],
  choices: ['benefits', 'events', 'destination', 'giftGuides', 'giftGuide'],
  offers: ['benefits', 'benefit', 'events', 'event', 'bookings', 'profile', 'search', 'saved'],
  filters: [
    'benefits',
    'events',
    'bookings',
    'destinations',
    'destination',
    'giftGuides',
    'giftGuide',
  ],
  own: [
    'benefits',
    'events',
    'bookings',
    'destinations',
    'giftGuides',
    'profile',
    'requests',
    'request',
    'search',
  ],
} as const;

/** Whether several pages use a module, and all of them are of a kind and not of a narrower one. */
const isShared = (id: string, name: keyof typeof kinds | undefined): boolean => {
  const users = pagesOf(id);
  const kind = Object.entries(kinds).find(([, pages]) =>
    users.every((user) => pages.some((page) => page === user)),
  );
  return users.length > 1 && kind?.[0] === name && !map.test(id) && !staffHtml.test(id);
};

/** The libraries of maps, larger than all other files together. */
const libraryOfMaps = /createMapLibreRenderer|createGoogleRenderer|pmtiles/;

/** Modules needed only by some pages, kept out of the shared chunks. A vendor's page itself finds its pins. */
const map = /[\\/](?:libs|components|core[\\/]src)[\\/]maps?[\\/](?!pins\.ts)|[\\/]tokens\.css\.ts/;
const staffHtml = /[\\/]staff-html[\\/]/;

/**
 * A few chunks grouped by first use, because many small files compress badly and wait for connections:
 * - `start`: every page, and what sign-in and the dashboard share
 * - `machines`: pages with a machine
 * - `sign-in-shared`: what more sign-in shares with two or more pages other than the dashboard
 * - `member`: every page except sign-in
 * - `typed` and `inputs`: forms
 * - `take-over`: server-rendered pages
 * - `codes`: pages with a member's codes
 * - `pages`: four or more pages of several {@link kinds}
 * - a chunk for each kind
 *
 * Code used by one page or dialog stays with it, including dialogs and their behavior library.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'typed', test: typed, includeDependenciesRecursively: false },
  { name: 'inputs', test: inputs, includeDependenciesRecursively: false },
  {
    name: 'start',
    test: (id) => (isOf('signIn', id) && isOf('dashboard', id)) || offered.test(id),
  },
  { name: 'take-over', test: /[\\/]routing[\\/]hydrate/ },
  { name: 'machines', test: machineHooks },
  { name: 'small', test: smallModules },
  { name: 'sign-in-shared', test: (id) => isOf('signIn', id) && pagesOf(id).length > 2 },
  { name: 'member', test: (id) => isOf('dashboard', id) || readingLibraries.test(id) },
  // A chunk takes the imports of its modules along, so the widest comes first.
  { name: 'codes', test: ownCodes, includeDependenciesRecursively: false },
  { name: 'pages', test: (id) => isShared(id, undefined) && pagesOf(id).length > 3 },
  { name: 'own', test: (id) => isShared(id, 'own') },
  { name: 'filters', test: (id) => isShared(id, 'filters') },
  { name: 'choices', test: (id) => isShared(id, 'choices') },
  { name: 'offers', test: (id) => isShared(id, 'offers') },
  { name: 'lists', test: (id) => isShared(id, 'lists') },
  { name: 'details', test: (id) => isShared(id, 'details') },
  { name: 'guides', test: (id) => isShared(id, 'guides') },
  { name: 'events', test: (id) => isShared(id, 'events') },
  { name: 'agenda', test: (id) => isShared(id, 'agenda') },
  { name: 'gifts', test: (id) => isShared(id, 'gifts') },
  { name: 'requests', test: (id) => isShared(id, 'requests') },
  { name: 'files', test: (id) => isShared(id, 'files') },
  { name: 'map', test: (id) => pagesOf(id).length > 0 && map.test(id) },
];

export default defineConfig(
  appConfig({
    server,
    forwarded: ['/api', '/pictures'],
    unsupported,
    target: browserslistToEsbuild(),
    fontFolder: fileURLToPath(new URL('node_modules/.parlour-fonts', import.meta.url)),
    compilers: [react(), vanillaExtractPlugin({ identifiers: shortClassName })],
    firstLoads,
    plugins: [
      preloads(pages, hydrate),
      offlineFiles({ isLarge: (file) => libraryOfMaps.test(file) }),
      prefetches(prefetchedModules),
    ],
    chunks,
    conditions: ['@parlour/source', ...defaultClientConditions],
  }),
);
