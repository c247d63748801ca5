import type { Plugin, PluginOption, Rolldown, UserConfig } from 'vite';
import { compress } from './compress.ts';
import { configuration } from './configuration.ts';
import { errorsWithoutStack } from './errorsWithoutStack.ts';
import { leaveOut } from './leaveOut.ts';
import { paintFirst } from './paintFirst.ts';
import { preloadFiles } from './preloadFiles.ts';
import { pureComponents } from './pureComponents.ts';
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
        // The file itself is requested at the same time.
        resolveDependencies: (file, needed) => needed.filter((name) => name !== file),
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
