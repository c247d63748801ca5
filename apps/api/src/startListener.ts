import type pg from 'pg';
import type { ClubSettings } from './club-settings/clubSettings.ts';
import { SETTINGS_TABLE } from './club-settings/repository.ts';
import { createResponseCache, createTextCache } from './http/cache/responseCache.ts';
import { createLiveChannel, LIVE_CHANNEL } from './platform/live/liveChannel.ts';
import { listen } from './platform/postgres/listen.ts';
import { untilStopped } from './platform/postgres/waitForDatabase.ts';
import { WEBHOOKS_CHANNEL } from './platform/webhooks/channel.ts';
import type { StartContext } from './startContext.ts';

/** The database to listen to, and what follows its table of settings. */
interface ListenedDatabase {
  readonly connectionString: string;
  readonly settings: ClubSettings;
  /** Called when messages to webhooks are due. */
  readonly onWebhooksDue: () => void;
}

/**
 * Opens the caches of the club's content and the channel of live hints. The database notifies them, by a connection that
 * also tells other servers the keys of this one. Resolves once it is open, since other servers see no keys before.
 */
export async function startListener(
  { onStop, stopping }: StartContext,
  { connectionString, settings, onWebhooksDue }: ListenedDatabase,
  announce: (client: pg.Client) => Promise<void>,
) {
  const responseCache = createResponseCache(() => listener.isConnected());
  const pageCache = createTextCache(() => listener.isConnected());
  const drop = () => {
    responseCache.drop();
    pageCache.drop();
  };
  const liveChannel = createLiveChannel();
  const listener = listen(connectionString, {
    channels: {
      content_changed: (table) => {
        drop();
        settings.follow(table);
      },
      [LIVE_CHANNEL]: (payload) => liveChannel.receive(payload),
      [WEBHOOKS_CHANNEL]: onWebhooksDue,
    },
    onGap(isConnected) {
      drop();
      if (!isConnected) return;
      liveChannel.announceGap();
      settings.follow(SETTINGS_TABLE);
    },
    prepare: announce,
  });
  onStop(() => listener.close());
  await untilStopped(listener.firstConnection, stopping);
  return { responseCache, pageCache, liveChannel, isConnected: listener.isConnected };
}
