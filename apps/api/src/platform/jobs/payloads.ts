import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '../postgres/database.ts';

const payloadRows = z.array(z.object({ id: z.string(), payload: z.string() }));

/** A payload of a job, whatever became of the job. */
export type StoredPayload = z.output<typeof payloadRows>[number];

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the payloads of all jobs that do not begin with the prefix, in the order of the jobs' ids.
 *
 * @param afterId - the id to begin after, empty for all.
 */
export async function findPayloads(
  queries: Queries,
  prefix: string,
  afterId: string,
  limit: number,
): Promise<readonly StoredPayload[]> {
  const { rows } = await queries.execute(sql`
    select id, data ->> 'payload' as payload from pgboss.job
    where id > ${afterId === '' ? FIRST_ID : afterId}::uuid and not starts_with(data ->> 'payload', ${prefix})
    order by id limit ${limit}`);
  return payloadRows.parse(rows);
}

/** Replaces the payload of a job that still has it. Returns whether there was one. */
export async function replacePayload(
  queries: Queries,
  { id, payload }: StoredPayload,
  changed: string,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    update pgboss.job set data = jsonb_set(data, '{payload}', to_jsonb(${changed}::text))
    where id = ${id}::uuid and data ->> 'payload' = ${payload}`);
  return rowCount !== null && rowCount > 0;
}
