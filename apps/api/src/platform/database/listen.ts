import pg from 'pg';

/** A live subscription to a channel of the database. */
export interface Listener {
  /** Whether every notification since the last `onGap` was heard. */
  readonly isHearing: () => boolean;
  /** Ends the subscription and its connection. */
  close(): Promise<void>;
}

const RETRY_AFTER = 1000;
const ASK_EVERY = 10_000;
const ANSWER_WITHIN = 5000;

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
      query_timeout: ANSWER_WITHIN,
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
  // A connection can die without a word: one that does not answer counts as lost.
  const heartbeat = setInterval(() => {
    const asked = client;
    if (hearing && asked !== undefined) asked.query('select 1').catch(() => lost(asked));
  }, ASK_EVERY);
  return {
    isHearing: () => hearing,
    async close() {
      closed = true;
      hearing = false;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client?.end().catch(() => undefined);
    },
  };
}
