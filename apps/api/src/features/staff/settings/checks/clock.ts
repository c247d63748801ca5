import type { OperationCheck } from '@parlour/contract/staff';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../../platform/postgres/database.ts';
import { type Clock, SECOND } from '../../../../platform/process/clock.ts';

const TIMEOUT = 5 * SECOND;
/** From here on codes of authenticator apps are refused. */
const FAILURE = 30 * SECOND;
/** A response names its time in whole seconds. */
const WARNING = 2 * SECOND;

/** Returns how many milliseconds another clock is ahead, read half-way through the question. */
async function aheadOf(clock: Clock, read: () => Promise<Date | undefined>) {
  const begin = clock.now().getTime();
  const time = await read().catch(() => undefined);
  if (time === undefined) return undefined;
  return time.getTime() - (begin + clock.now().getTime()) / 2;
}

async function readDatabaseTime(queries: Queries): Promise<Date> {
  const { rows } = await queries.execute(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as time`,
  );
  return new Date(Number(rows[0]?.['time']));
}

async function readResponseTime(url: string): Promise<Date | undefined> {
  const response = await fetch(`${url}/api/health`, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const date = response.headers.get('date');
  // Half a second, since it is cut to whole ones.
  return date === null ? undefined : new Date(Date.parse(date) + SECOND / 2);
}

interface OtherClocks {
  readonly publicUrl: string;
  readonly hasPublicUrl: boolean;
  /** Whether the database is a given one, which may be on another machine. */
  readonly hasDatabase: boolean;
}

/** Compares this machine's clock with those of a given database and of the public address (api/commands-5). */
export async function checkClock(
  { hasDatabase, hasPublicUrl, publicUrl }: OtherClocks,
  queries: Queries | undefined,
  clock: Clock,
): Promise<OperationCheck> {
  const shared = { name: 'clock', variable: null } as const;
  const differences = await Promise.all([
    hasDatabase && queries !== undefined
      ? aheadOf(clock, () => readDatabaseTime(queries))
      : undefined,
    hasPublicUrl ? aheadOf(clock, () => readResponseTime(publicUrl)) : undefined,
  ]);
  const known = differences.filter((difference) => difference !== undefined);
  if (known.length === 0) {
    const message =
      'There is no other clock to compare with. Let the machine synchronize its own (NTP).';
    return { ...shared, state: 'unknown', message };
  }
  const largest = Math.max(...known.map(Math.abs));
  if (largest < WARNING) return { ...shared, state: 'works', message: 'The other clocks agree.' };
  return {
    ...shared,
    state: largest < FAILURE ? 'attention' : 'failed',
    message: `The clocks differ by ${Math.round(largest / SECOND)} seconds. Synchronize this machine and that of the database (NTP).`,
  };
}
