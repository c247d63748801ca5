import { sql } from 'drizzle-orm';
import type { Queries } from '../postgres/database.ts';

/** The channel of the database that wakes those who send to webhooks. */
export const WEBHOOKS_CHANNEL = 'webhooks_due';

/** Wakes every server once the transaction commits, since messages to webhooks are due. */
export async function notifyWebhooks(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_notify(${WEBHOOKS_CHANNEL}, '')`);
}
