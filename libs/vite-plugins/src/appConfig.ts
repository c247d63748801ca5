import type { Plugin, PluginOption, Rolldown, UserConfig } from 'vite';
import { compress } from './compress.ts';
import { leaveOut } from './leaveOut.ts';
import { paintFirst } from './paintFirst.ts';
import { subsetFonts } from './subsetFonts.ts';

/** What differs between the apps. */
interface AppSettings {
  /** Origin of the server, which gets the calls during development. */
  readonly server: string;
  /** The paths that the server gets during development, such as `/api`. */
  readonly forwarded: readonly string[];
  /** What a browser that is too old says. */
  readonly unsupported: string;
  /** The oldest browsers, as esbuild names them. */
  readonly target: string[];
  /** The folder that keeps the subsets of the fonts. */
  readonly fontFolder: string;
  /** The plugins for React and for style sheets. */
  readonly compilers: readonly PluginOption[];
  /** The plugin that finds what the first load of each page needs. */
  readonly firstLoads: Plugin;
  /** The app's other plugins, such as those that name its preloads. */
  readonly plugins: readonly PluginOption[];
  readonly chunks: Rolldown.CodeSplittingGroup[];
  /** The conditions that modules are resolved under. */
  readonly conditions: string[];
}

/** The files that each page of an app begins with, and each one of a member. */
const ofEachPage = /\/(?:index|rolldown-runtime|start|member)-[^/]+\.js$/;

/** Returns what the Vite configurations of the apps have in common. */
export function appConfig(app: AppSettings) {
  return {
    plugins: [
      ...app.compilers,
      pureComponents(),
      leaveOut(),
      errorsWithoutStack(),
      configuration(app.server),
      subsetFonts(app.fontFolder),
      app.firstLoads,
      paintFirst({ unsupported: app.unsupported }),
      preloadFiles(),
      ...app.plugins,
      compress(),
    ],
    resolve: { conditions: app.conditions },
    server: { proxy: Object.fromEntries(app.forwarded.map((path) => [path, app.server])) },
    build: {
      target: app.target,
      assetsInlineLimit: 0,
      // The whole style sheet costs less than a second request.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // The file itself is requested at the same time, and each page begins with the others.
        resolveDependencies: (file, needed) =>
          needed.filter((name) => name !== file && !ofEachPage.test(name)),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: app.chunks },
          // The first load lists the names of dozens of files, and hashes hardly compress.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
  } satisfies UserConfig;
}

/** Escapes `<`, because a value must not end the element. */
const configurationElement = (configuration: unknown) =>
  `<script type="application/json" id="configuration">${JSON.stringify(configuration).replaceAll('<', '\\u003c')}</script>`;

// The contract's schema can't be used here: Vite reads its own configuration without the condition `@parlour/source`.
const isEnvelope = (value: unknown): value is { data: { clubName: string } } =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null &&
  'clubName' in value.data &&
  typeof value.data.clubName === 'string';

/** Escapes `&` and `<` for HTML text. */
const escapeHtml = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Fills the slots of `index.html` for the run-time configuration and the club's name during development.
 * The server does the same with the built page.
 * @param server origin of the running server
 */
function configuration(server: string): Plugin {
  return {
    name: 'parlour:configuration',
    apply: 'serve',
    async transformIndexHtml(html) {
      const response = await fetch(`${server}/api/configuration`).catch(() => undefined);
      const envelope: unknown = response?.ok ? await response.json() : undefined;
      if (!isEnvelope(envelope)) return html;
      return html
        .replace('<!--configuration-->', () => configurationElement(envelope.data))
        .replace('<!--club-name-->', () => escapeHtml(envelope.data.clubName));
    },
  };
}

/** As many constants as React has. */
const COUNT = 5;
const constants = /(?<=\b[A-Z]\w*Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Creates the errors that React throws to itself without a stack, which nobody reads. With one, an inspected browser parses
 * the whole file a second time as it is evaluated, to find its lines: longer than any other step of the start (ADR 0055).
 */
function errorsWithoutStack(): Plugin {
  return {
    name: 'parlour:errors-without-stack',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => {
        const found = code.match(constants)?.length ?? 0;
        if (found !== COUNT) throw new Error(`React has ${found} constant errors, not ${COUNT}.`);
        return code.replaceAll(
          constants,
          'Object.create(Error.prototype, { message: { value: $1 } })',
        );
      },
    },
  };
}

/** Requests all files of a module at once, to avoid a chain of requests. */
const helper = (base: string) => `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  }
  return load();
};
`;

/**
 * Replaces Vite's preload helper, called before every `import()`, with a small function. Vite's helper is part of every
 * first load and also waits for style sheets; this build has only one, linked by the page itself.
 */
function preloadFiles(): Plugin {
  let isReplaced = false;
  return {
    name: 'parlour:preload-files',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return null;
      isReplaced = true;
      return { code: helper(this.environment.config.base), moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        throw new Error('Vite has no file preload-helper.js.');
    },
  };
}

const displayNames = /^\w+\.displayName = "\w+";$/gm;
const creations = /(?<== )(?:[\w$]+\.)?(?:forwardRef|createContext)\(/g;

/**
 * Lets the bundler drop the components of the router that an app does not use. It otherwise keeps each of them for its
 * name in the developer tools.
 */
function pureComponents(): Plugin {
  return {
    name: 'parlour:pure-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) =>
        code.replaceAll(displayNames, '').replaceAll(creations, '/* @__PURE__ */ $&'),
    },
  };
}
