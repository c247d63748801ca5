/** The allowed imports of one package's shipped code. */
export type Boundary = {
  /** The libraries of this workspace, without their scope. */
  libraries: readonly string[];
  /** Packages from npm. `declared` means the dependencies of the package's own package.json. */
  packages: readonly string[] | 'declared';
  /** Whether it may import Node's own modules. */
  mayImportNode?: boolean;
  /** Additional imports for some files: the first entry that matches the path inside the package applies. */
  except?: readonly { path: RegExp; libraries?: readonly string[]; packages?: readonly string[] }[];
  /** Additional libraries for its tests and stories. */
  tests?: readonly string[];
  /**
   * The folders of its `src`, lowest first: each may import itself and those before it. `x/*` means every other folder of
   * `x`, where none imports another, and `.` the files directly in `src`. Tests may also import test helpers.
   */
  layers?: readonly string[];
};

/** What may import what. A missing package may import nothing. */
export const boundaryTable: Readonly<Record<string, Boundary>> = {
  'libs/contract': { libraries: [], packages: ['zod'] },
  'libs/core': { libraries: ['contract'], packages: ['xstate'] },
  'libs/client': {
    libraries: ['contract'],
    packages: ['ky'],
    // Its other files must not need the machines.
    except: [{ path: /^src\/actors\//, libraries: ['core'], packages: ['xstate'] }],
    tests: ['core'],
  },
  'libs/ui': {
    libraries: [],
    packages: [
      'react',
      'react-dom',
      '@vanilla-extract/*',
      '@base-ui/react',
      '@atlaskit/*',
      '@tiptap/*',
      '@fontsource-variable/*',
    ],
    except: [
      { path: /^src\/themes\/renderTokens\.ts$/, packages: ['node:*'] },
      // The book gives it to its written pages.
      { path: /^src\/foundations\/TokenUses\.tsx$/, packages: ['virtual:token-uses'] },
    ],
  },
  'libs/map': {
    libraries: ['core', 'ui'],
    packages: [
      'react',
      'react-dom',
      '@vanilla-extract/*',
      '@xstate/react',
      'maplibre-gl',
      'pmtiles',
      '@googlemaps/js-api-loader',
    ],
    except: [
      {
        path: /^src\/base-map\/render\.ts$/,
        packages: ['@maplibre/*', 'topojson-client', 'topojson-specification', 'node:*'],
      },
      {
        path: /^src\/(?:coast\/render|plans\/(?:render|encodePlan))\.ts$/,
        libraries: ['sample-club'],
        packages: ['node:*'],
      },
    ],
    tests: ['sample-club'],
  },
  'libs/sample-club': {
    libraries: ['contract'],
    packages: [],
    except: [
      { path: /^src\/artwork\/(?:render|fingerprint)\.ts$/, packages: ['sharp', 'node:*'] },
      {
        path: /^src\/artwork\/typeset\.ts$/,
        packages: ['harfbuzzjs', 'subset-font', 'node:*'],
      },
    ],
  },
  'libs/app': {
    libraries: ['contract', 'core', 'client', 'ui'],
    packages: 'declared',
    layers: [
      '.',
      'contact',
      'content',
      'hooks',
      'session',
      'data',
      'files',
      'thread',
      'live',
      'routing',
      'deletion',
      'drafts',
      'dialogs',
      'pictures',
      'search',
      'staff-html',
    ],
  },
  'libs/vite-plugins': { libraries: [], packages: ['vite', 'subset-font'], mayImportNode: true },
  'apps/web': {
    libraries: ['contract', 'core', 'client', 'ui', 'app', 'map'],
    packages: 'declared',
    tests: ['sample-club'],
    layers: [
      'app',
      'app/session',
      'app/offline/service-worker',
      'app/offline',
      'components',
      'components/saving',
      'components/teasers',
      'components/gallery',
      'components/*',
      'features/documents',
      'features/payment-methods',
      'features/sessions',
      'features/member-view',
      'features/profile',
      'features/redemptions',
      'features/registrations',
      'features/requests',
      'features/sharing',
      'features/benefits',
      'features/events',
      'features/destinations',
      'features/*',
      'app/shell',
      'app/routes',
      'app/server',
      '.',
    ],
  },
  'apps/desk': {
    libraries: ['contract', 'core', 'client', 'ui', 'app', 'map'],
    packages: 'declared',
    layers: [
      'app',
      'app/session',
      'app/step-up',
      'features/replies',
      'features/requests',
      'features/pictures',
      'features/content',
      'features/members',
      'features/*',
      'features/search',
      'app/shell',
      'app/routes',
      '.',
    ],
  },
  'apps/api': {
    libraries: ['contract', 'core'],
    packages: 'declared',
    mayImportNode: true,
    except: [{ path: /^src\/seed\//, libraries: ['sample-club'] }],
    tests: ['sample-club'],
    layers: [
      'errors',
      'text',
      'platform/process',
      'platform/crypto',
      'platform/postgres',
      'platform/jobs',
      'platform/secret-keys',
      'platform/network',
      'platform/images',
      'platform/*',
      'access',
      'http/cache',
      'http',
      'http/audit',
      'http/*',
      'http/upload',
      'http/calls',
      'club-settings',
      'emails',
      'features',
      'features/pictures',
      'features/content',
      'features/profile',
      'features/sessions',
      'features/sign-in',
      'features/staff',
      'features/vendors',
      'features/events',
      'features/gift-guides',
      'features/registrations',
      'features/documents',
      'features/*',
      'features/saved',
      'features/search',
      'features/staff/content',
      'features/staff/releases',
      'features/staff/imports',
      'features/staff/change-requests',
      'features/staff/members',
      'features/staff/member-views',
      'features/staff/search',
      'web',
      'seed',
      'backup',
      '.',
      'commands',
    ],
  },
  'apps/e2e': {
    libraries: ['contract', 'core', 'sample-club', 'api'],
    packages: 'declared',
    mayImportNode: true,
  },
  'apps/packed': {
    libraries: ['contract', 'core', 'client', 'e2e'],
    packages: 'declared',
    mayImportNode: true,
  },
  examples: {
    libraries: ['contract', 'core', 'client'],
    packages: 'declared',
    mayImportNode: true,
    tests: ['e2e'],
  },
  tools: {
    libraries: ['contract', 'core', 'e2e', 'api'],
    packages: 'declared',
    mayImportNode: true,
  },
};
