import pg from 'pg';
import { DATABASE_GRACE } from './waitForDatabase.ts';

const RETRY_DELAY = 1000;
const HEARTBEAT_INTERVAL = 10_000;
const CONNECT_TIMEOUT = 5000;
const QUERY_TIMEOUT = 5000;

/** What a listener does with what it receives. */
interface Listening {
  /** Receives the payload of each notification, by channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called when notifications may have been missed: after each connect and after a connection is lost. */
  readonly onGap: (isConnected: boolean) => void;
  /** Runs on each new connection, before anything else. */
  readonly prepare?: (client: pg.Client) => Promise<void>;
}

/** Listens to channels on one dedicated connection, and reconnects when it breaks. */
export function listen(
  connectionString: string,
  { channels, onGap, prepare = () => Promise.resolve() }: Listening,
) {
  const firstConnection = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  let connected = false;
  let closed = false;
  let hasConnected = false;
  let retry: NodeJS.Timeout | undefined;

  const handleLoss = (broken: pg.Client) => {
    if (closed || broken !== client) return;
    client = undefined;
    connected = false;
    onGap(false);
    broken.end().catch(() => undefined);
    retry = setTimeout(connect, RETRY_DELAY);
  };

  const connect = () => {
    const next = new pg.Client({
      connectionString,
      application_name: 'parlour listener',
      connectionTimeoutMillis: hasConnected ? CONNECT_TIMEOUT : DATABASE_GRACE,
      query_timeout: QUERY_TIMEOUT,
      keepAlive: true,
    });
    client = next;
    next.on('error', () => handleLoss(next));
    next.on('end', () => handleLoss(next));
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    next
      .connect()
      .then(() => prepare(next))
      .then(() =>
        next.query(
          Object.keys(channels)
            .map((channel) => `listen ${next.escapeIdentifier(channel)}`)
            .join('; '),
        ),
      )
      .then(() => {
        connected = true;
        hasConnected = true;
        firstConnection.resolve();
        onGap(true);
      })
      .catch(() => handleLoss(next));
  };

  connect();
  const giveUp = setTimeout(
    () => firstConnection.reject(new Error('timeout expired')),
    DATABASE_GRACE,
  ).unref();
  firstConnection.promise.catch(() => undefined);
  // A connection can die silently: without a response it counts as lost.
  const heartbeat = setInterval(() => {
    const checked = client;
    if (connected && checked !== undefined)
      checked.query('select 1').catch(() => handleLoss(checked));
  }, HEARTBEAT_INTERVAL);
  return {
    /** Whether every notification since the last `onGap` has been received. */
    isConnected: () => connected,
    /** Resolves once it has been connected for the first time. Rejects where that takes too long for a start. */
    firstConnection: firstConnection.promise,
    /** Ends the subscription and its connection. */
    async close() {
      closed = true;
      connected = false;
      clearTimeout(retry);
      clearTimeout(giveUp);
      clearInterval(heartbeat);
      await client?.end().catch(() => undefined);
    },
  };
}
