import type { ClubSettings } from './club-settings/clubSettings.ts';
import { accentUrlOf } from './club-settings/accentFile.ts';
import type { ContentCache } from './http/cache/responseCache.ts';
import { toBrowserConfiguration } from './config.ts';
import { createFindFeaturedPicture } from './features/events/featuredPicture.ts';
import type { Database } from './platform/postgres/database.ts';
import { providePictures } from './seed/seed.ts';
import type { StartContext } from './startContext.ts';
import { mapTilesUrl, readMapArchives } from './web/mapArchives.ts';
import { createMountApp } from './web/mountApp.ts';
import type { BuiltApp } from './web/mountedApp.ts';

/** What the pages of the apps are made of. */
interface PageSources {
  readonly database: Database;
  readonly settings: ClubSettings;
  readonly pageCache: ContentCache<string>;
  /** Whether the connection that drops cached pages is open. */
  readonly isConnected: () => boolean;
}

/** Reads what browsers get besides responses of calls: the built apps, the sample club's pictures and the maps. */
export async function startWeb(
  { config, clock, log, onStop }: StartContext,
  apps: readonly BuiltApp[],
  { database, settings, pageCache, isConnected }: PageSources,
) {
  const mapArchives = await readMapArchives(config);
  const tilesUrl = mapTilesUrl(config, mapArchives);
  const configuration = () => toBrowserConfiguration(config, settings.current(), tilesUrl);
  const findFirstPicture = createFindFeaturedPicture({
    queries: database.queries,
    texts: pageCache,
    clock,
    isConnected,
  });
  const mountApp = createMountApp({
    configuration,
    accentUrl: () => accentUrlOf(settings.current()),
    onChange: (listener) => settings.onChange(listener),
    publicUrl: config.publicUrl,
    responses: pageCache,
    findFirstPicture,
    clock,
    log,
    onStop,
  });
  const mountedApps = await Promise.all(apps.map(mountApp));
  const provide = () => {
    const { firstRun } = settings.current();
    const isSample = firstRun === null ? !config.isProduction : firstRun === 'sample';
    return providePictures(config.dataFolder, { isSample });
  };
  const picturesFolder = await provide();
  // A club that begins with the sample shows its pictures on every server.
  settings.onChange(() => {
    provide().catch((error: unknown) => log.warn({ err: error }, 'the pictures are not there'));
  });
  return { configuration, web: { apps: mountedApps, picturesFolder, mapArchives } };
}
