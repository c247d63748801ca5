import type pg from 'pg';
import type { Secrets } from '../crypto/secrets.ts';
import type { Database } from '../postgres/database.ts';
import type { Clock } from '../process/clock.ts';
import { addStoredIds } from './joinServers.ts';
import { announceKeys, lockKeys } from './runningServers.ts';

interface AnnouncementDependencies {
  readonly database: Pick<Database, 'transaction'>;
  readonly clock: Clock;
}

/** Creates what announces a server's keys on each connection of its listener. */
export function createAnnouncement(
  keys: Pick<Secrets, 'keyId' | 'keyIds'>,
  { database, clock }: AnnouncementDependencies,
) {
  let hasJoined = false;
  return {
    /** Announces the keys, as long as the connection lives. */
    async announce(client: pg.Client): Promise<void> {
      await announceKeys(client, keys);
      if (!hasJoined) return;
      // While the server had no connection, the command may have forgotten the key that it seals with (api/platform/secret-keys-9).
      await database.transaction(async (transaction) => {
        await lockKeys(transaction);
        await addStoredIds(transaction, [keys.keyId], clock.now());
      });
    },
    /** Tells that the server joined the others, so that its key stays recorded from now on. */
    confirmJoined() {
      hasJoined = true;
    },
  };
}
