import { existsSync } from 'node:fs';
import type { Configuration } from '@parlour/contract';
import type { Logger } from 'pino';
import type { Clock } from '../platform/process/clock.ts';
import type { BuiltApp, MountedApp } from './mountedApp.ts';
import { createFindInOtherReleases } from './otherReleases.ts';
import { isAppBuilt, readPages, type Pages } from './pages.ts';
import { createRenderer } from './renderer.ts';
import { readServiceWorker } from './serviceWorker.ts';
import { readStyleSheet } from './styleSheet.ts';
import type { Rendering } from './visitorPages.ts';
import type { CachedBody } from '../http/cache/compression.ts';

/** What all apps of a server share. */
interface MountDependencies {
  /** Returns what browsers are told now. */
  readonly configuration: () => Configuration;
  /** Returns the path of the style sheet with the club's accent. Null without one. */
  readonly accentUrl: () => string | null;
  /** Registers what to do after each change of what is said of the club. */
  readonly onChange: (listener: () => void) => void;
  readonly publicUrl: string;
  /** Responses that pages are rendered from. */
  readonly responses: Rendering['responses'];
  /** Returns the URL of the picture that a shell shows, null without one. */
  readonly findFirstPicture: () => Promise<string | null>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Registers what to do when the server stops. */
  readonly onStop: (stop: () => Promise<unknown> | void) => void;
}

/** Creates a function that reads the build of an app, and starts its renderer where the build has one. */
export function createMountApp({
  configuration,
  accentUrl,
  onChange,
  publicUrl,
  responses,
  findFirstPicture,
  clock,
  log,
  onStop,
}: MountDependencies) {
  return async (app: BuiltApp): Promise<MountedApp> => {
    const {
      name,
      mount,
      folder,
      usesPasskeys = false,
      rendererFile: file,
      workerFile,
      shells,
      isShared,
    } = app;
    const isRendered = file !== undefined && existsSync(file);
    const make = async () => {
      const told = configuration();
      const pages = readPages(folder, told, app.matchRoute, {
        isRendered,
        isShared,
        shells,
        findFirstPicture,
        accentUrl: accentUrl(),
      });
      const serviceWorker =
        workerFile === undefined
          ? undefined
          : await readServiceWorker({ workerFile, folder, pages }, told.serviceWorkerUrl !== null);
      return { pages, serviceWorker };
    };
    const isBuilt = isAppBuilt(folder);
    if (!isBuilt) log.warn(`${name} is not built: only the calls are served (npm start builds it)`);
    const onError = (error: unknown) =>
      log.error({ err: error }, `the pages of ${name} could not follow the settings`);
    const live = isBuilt ? await keepPages({ make, onChange, onError }) : { pages: undefined };
    const securityPolicy = app.securityPolicy(configuration());
    const findInOtherReleases = createFindInOtherReleases(folder);
    const mounted = { mount, folder, securityPolicy, usesPasskeys, findInOtherReleases, ...live };
    if (!isRendered) return mounted;
    const styleSheet = isBuilt ? readStyleSheet(folder) : '';
    const renderer = createRenderer({ file, styleSheet, configuration, publicUrl, clock });
    onStop(() => renderer.close());
    const policyFor = (styleSource: string) => app.securityPolicy(configuration(), [styleSource]);
    return { ...mounted, rendering: { renderer, responses, policyFor } };
  };
}

/** What is made of an app's build and of what is said of the club. */
interface MadePages {
  readonly pages: Pages;
  /** Absent where the app has none. */
  readonly serviceWorker: CachedBody | undefined;
}

/** What {@link keepPages} needs to follow the club's settings. */
interface PageKeeping {
  /** Makes the pages from what is said of the club now. */
  readonly make: () => Promise<MadePages>;
  /** Registers what to do after each change of the settings. */
  readonly onChange: (listener: () => void) => void;
  /** Receives why the pages could not be made. Those of before then stay. */
  readonly onError: (error: unknown) => void;
}

/** Makes an app's pages, and makes them anew after each change of the settings (api/staff/settings-2). */
async function keepPages({ make, onChange, onError }: PageKeeping) {
  let made = await make();
  let count = 0;
  onChange(() => {
    const number = (count += 1);
    make().then((next) => {
      if (number === count) made = next;
    }, onError);
  });
  const pages: Pages = {
    has: (path) => made.pages.has(path),
    at: (path) => made.pages.at(path),
    templateAt: (path) => made.pages.templateAt(path),
  };
  return { pages, serviceWorker: () => made.serviceWorker };
}
