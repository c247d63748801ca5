import pg from 'pg';

/** A live subscription to a channel of the database. */
export interface Listener {
  /** Whether every notification since the last `onGap` was heard. */
  readonly isHearing: () => boolean;
  close(): Promise<void>;
}

const RETRY_AFTER = 1000;

/**
 * Hears a channel's notifications on a connection of its own, and connects anew when that breaks.
 *
 * @param onNotification - gets each notification's payload.
 * @param onGap - told whenever notifications may have been missed.
 */
export function listen(
  connectionString: string,
  channel: string,
  onNotification: (payload: string) => void,
  onGap: () => void,
): Listener {
  let client: pg.Client | undefined;
  let hearing = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const lost = (broken: pg.Client) => {
    if (closed || broken !== client) return;
    client = undefined;
    hearing = false;
    onGap();
    broken.end().catch(() => undefined);
    retry = setTimeout(connect, RETRY_AFTER);
  };

  const connect = () => {
    const next = new pg.Client({
      connectionString,
      application_name: 'parlour listener',
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    });
    client = next;
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => onNotification(payload ?? ''));
    next
      .connect()
      .then(() => next.query(`listen ${next.escapeIdentifier(channel)}`))
      .then(() => {
        hearing = true;
        onGap();
      })
      .catch(() => lost(next));
  };

  connect();
  return {
    isHearing: () => hearing,
    async close() {
      closed = true;
      hearing = false;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
