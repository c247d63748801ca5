import pg from 'pg';

const RETRY_DELAY = 1000;
const HEARTBEAT_INTERVAL = 10_000;
const QUERY_TIMEOUT = 5000;

/**
 * Listens to a channel on a dedicated connection, and reconnects when it breaks.
 *
 * @param onNotification - receives the payload of each notification.
 * @param onReconnect - called when notifications may have been missed: after each connect and after a connection is lost.
 * @param prepare - runs on each new connection, before anything else.
 */
export function listen(
  connectionString: string,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
  prepare: (client: pg.Client) => Promise<void> = () => Promise.resolve(),
) {
  const firstConnection = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  let connected = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const handleLoss = (broken: pg.Client) => {
    if (closed || broken !== client) return;
    client = undefined;
    connected = false;
    onReconnect();
    broken.end().catch(() => undefined);
    retry = setTimeout(connect, RETRY_DELAY);
  };

  const connect = () => {
    const next = new pg.Client({
      connectionString,
      application_name: 'parlour listener',
      connectionTimeoutMillis: 2000,
      query_timeout: QUERY_TIMEOUT,
      keepAlive: true,
    });
    client = next;
    next.on('error', () => handleLoss(next));
    next.on('end', () => handleLoss(next));
    next.on('notification', ({ payload }) => onNotification(payload ?? ''));
    next
      .connect()
      .then(() => prepare(next))
      .then(() => next.query(`listen ${next.escapeIdentifier(channel)}`))
      .then(() => {
        connected = true;
        firstConnection.resolve();
        onReconnect();
      })
      .catch(() => handleLoss(next));
  };

  connect();
  // A connection can die silently: without a response it counts as lost.
  const heartbeat = setInterval(() => {
    const checked = client;
    if (connected && checked !== undefined)
      checked.query('select 1').catch(() => handleLoss(checked));
  }, HEARTBEAT_INTERVAL);
  return {
    /** Whether every notification since the last `onReconnect` has been received. */
    isConnected: () => connected,
    /** Resolves once it has been connected for the first time. */
    firstConnection: firstConnection.promise,
    /** Ends the subscription and its connection. */
    async close() {
      closed = true;
      connected = false;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client?.end().catch(() => undefined);
    },
  };
}
