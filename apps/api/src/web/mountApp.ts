import { existsSync } from 'node:fs';
import type { Configuration } from '@parlour/contract';
import type { Logger } from 'pino';
import type { Clock } from '../platform/process/clock.ts';
import type { BuiltApp, MountedApp } from './mountedApp.ts';
import { readPages } from './pages.ts';
import { createRenderer } from './renderer.ts';
import { readServiceWorker } from './serviceWorker.ts';
import type { Rendering } from './visitorPages.ts';

/** What all apps of a server share. */
interface MountDependencies {
  readonly configuration: Configuration;
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
    } = app;
    const isRendered = file !== undefined && existsSync(file);
    const pages = await readPages(folder, configuration, app.matchRoute, {
      isRendered,
      shells,
      findFirstPicture,
    });
    if (pages === undefined) {
      log.warn(`${name} is not built: only the calls are served (npm start builds it)`);
    }
    const securityPolicy = app.securityPolicy(configuration);
    const serviceWorker =
      pages && workerFile !== undefined
        ? await readServiceWorker(
            { workerFile, folder, pages },
            configuration.serviceWorkerUrl !== null,
          )
        : undefined;
    const mounted = { mount, folder, pages, securityPolicy, usesPasskeys, serviceWorker };
    if (!isRendered) return mounted;
    const renderer = createRenderer({ file, configuration, publicUrl, clock });
    onStop(() => renderer.close());
    return { ...mounted, rendering: { renderer, responses } };
  };
}
