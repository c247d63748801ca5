import type { Configuration } from '@parlour/contract';
import type { CachedBody } from '../http/cache/compression.ts';
import type { FindInOtherReleases } from './otherReleases.ts';
import type { Pages } from './pages.ts';
import type { Shells } from './shells.ts';
import type { Rendering } from './visitorPages.ts';

/** A built app of the browser, and where the server mounts it. */
export interface BuiltApp {
  /** For the log, e.g. `the member app`. */
  readonly name: string;
  /** The path of its start page, with a slash at both ends. */
  readonly mount: string;
  /** The build's files for the browser. */
  readonly folder: string;
  /** The build's file with `createRenderPage`. Without one the browser renders every page. */
  readonly rendererFile?: string;
  /** The build's service worker. Without one the app has none. */
  readonly workerFile?: string;
  /** The build's shells, shown until its scripts have loaded. */
  readonly shells?: Shells | undefined;
  /** Returns the name of the route that a path within the app has in its build; null for none. */
  readonly matchRoute: (path: string) => string | null;
  /** Whether visitors may open a route, by its name. Absent: none. */
  readonly isShared?: (route: string) => boolean;
  /** Returns the Content-Security-Policy of its pages, or of a page with inline styles of its own, given by their sources. */
  readonly securityPolicy: (
    configuration: Configuration,
    styleSources?: readonly string[],
  ) => string;
  /** Whether its pages may ask for a passkey. Absent: no. */
  readonly usesPasskeys?: boolean;
}

/** A mounted app as the server serves it. */
export interface MountedApp extends Pick<BuiltApp, 'mount' | 'folder' | 'usesPasskeys'> {
  /** Undefined when the app is not built. */
  readonly pages: Pages | undefined;
  /** Absent where the browser renders every page. */
  readonly rendering?: Rendering | undefined;
  readonly securityPolicy: string;
  /** Finds a file that pages of another release ask for. Absent: this release is the only one. */
  readonly findInOtherReleases?: FindInOtherReleases;
  /** Returns the service worker. Absent, and undefined, where the app has none. */
  readonly serviceWorker?: (() => CachedBody | undefined) | undefined;
}
