import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { findHiddenOrigins } from './features/images/hiddenHosts.ts';
import { listPrivateKeyFiles } from './platform/crypto/sealing/cardKey.ts';
import type { Database } from './platform/postgres/database.ts';

/** Warns of private keys of cards in the data folder. */
export function warnOfPrivateKeys({ dataFolder }: Config, log: Logger): void {
  for (const file of listPrivateKeyFiles(dataFolder)) {
    log.warn(
      { file },
      'move this private key away: with it, whoever gets this folder opens the card numbers',
    );
  }
}

/** Warns of stored pictures whose hosts are not allowed, which pages do not show (IM19). */
export async function warnOfHiddenPictures(config: Config, { queries }: Database, log: Logger) {
  const ownHost = new URL(config.publicUrl).host;
  const origins = await findHiddenOrigins(queries, [...config.imageHosts, ownHost]).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'the hosts of pictures could not be checked');
      return [];
    },
  );
  if (origins.length === 0) return;
  log.warn({ origins }, 'pictures from there are not shown: IMAGE_HOSTS must name the host');
}
