// `node --conditions=@parlour/source src/testing/fill-year.ts`: adds what a club of 5,000 members stores in a year, beside what
// fill-desk.ts adds, to the club whose server uses DATA_DIR. Prints the size of each table, as rows of docs/operations.md.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as z from 'zod';
import { withDatabase } from '../commands/withDatabase.ts';

const uuid = (text: string) => `md5(${text})::uuid::text`;
const hash = (text: string) => `translate(encode(sha256((${text})::bytea), 'base64'), '+/=', '-_')`;

/** An entry for each message and move of staff and members, and 500,000 more. */
const auditEntries = `
  insert into audit_entries (at, actor, action, subject, details, request_id)
  select now() - n * interval '21 seconds',
    case when n % 2 = 0 then 'staff:' else 'member:' end || ${uuid("'who' || n % 1000")},
    (array['request.replied', 'request.moved', 'member.read', 'profile.changed', 'session.opened'])[n % 5 + 1],
    'request:' || ${uuid("'request' || n % 100000")}, '{"fields":["status","phone"]}', ${uuid("'call' || n")}
  from generate_series(1, 1500000) n`;

const auditChain = `
  insert into audit_chain (position, seq, previous_hash, hash)
  select row_number() over (order by seq) + coalesce((select max(position) from audit_chain), 0), seq,
    ${hash("'before ' || seq")}, ${hash("'after ' || seq")}
  from audit_entries where not exists (select from audit_chain c where c.seq = audit_entries.seq)`;

/** Each member at home and on the way, who signs in anew when thirty days are over. */
const sessions = `
  insert into sessions (id, principal_id, crm_token_hash, device, created_at, last_seen_at, expires_at)
  select ${uuid("'session' || n")}, 'load-' || n % 5000, ${hash("'token' || n")}, 'Safari on an iPhone', now(), now(), now() + interval '20 days'
  from generate_series(1, 10000) n`;

/** The writes of a day. */
const idempotencyKeys = `
  insert into idempotency_keys (owner, key, request_hash, status, answer, created_at)
  select 'member:load-' || n, ${hash("'key' || n")}, ${hash("'write' || n")}, 201, repeat('x', 400), now()
  from generate_series(1, 5000) n`;

/** What one other system was told in thirty days. */
const deliveries = `
  insert into webhook_deliveries (id, webhook_id, message_id, event, payload, created_at, tries, tried_at, delivered_at, last_status)
  select ${uuid("'delivery' || n")}, 'load-webhook', 'msg_' || n, 'request.changed',
    jsonb_build_object('type', 'request.changed', 'timestamp', now(), 'data', jsonb_build_object('requestId', ${uuid("'r' || n")}, 'status', 'in_progress')),
    now() - n * interval '26 seconds', 1, now(), now(), 204
  from generate_series(1, 100000) n`;

const webhook = `
  insert into webhooks (id, name, url, sealed_secret, events, is_active, created_by, created_at)
  select 'load-webhook', 'CRM', 'https://crm.example/hook', 'sealed', '{request.changed}', false, id, now()
  from staff_members limit 1`;

/** The sealed emails of a day. */
const emails = `
  insert into pgboss.job (id, name, data, state, created_on, started_on, completed_on)
  select gen_random_uuid(), 'mail', jsonb_build_object('payload', repeat(${hash("'email' || n")}, 150)), 'completed', now(), now(), now()
  from generate_series(1, 2000) n`;

const registrations = `
  insert into registrations (member_id, event_id, confirmation_number, first_name, last_name, email, created_at)
  select m.id, e.id, substr(md5(m.id || e.id), 1, 12), 'Some', 'Body', m.email, now() from members m, events e
  where m.id like 'load-%'
  on conflict do nothing`;

const sizes = sql`
  select c.relname as name, c.reltuples::int as rows, pg_total_relation_size(c.oid)::float8 as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'pgboss') and pg_total_relation_size(c.oid) > 1000000
  order by bytes desc`;
const sizeRows = z.array(z.object({ name: z.string(), rows: z.number(), bytes: z.number() }));

await withDatabase(
  { usage: 'fill-year', words: () => true },
  async (_database, _config, _given, connectionString) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      // As set-chain.ts does: the chain is filled by its own statement.
      await client.query('alter table audit_entries disable trigger await_chain');
      await client.query(auditEntries);
      await client.query('alter table audit_entries enable trigger await_chain');
      for (const statement of [
        auditChain,
        sessions,
        idempotencyKeys,
        webhook,
        deliveries,
        emails,
      ]) {
        await client.query(statement);
      }
      await client.query(registrations);
      await client.query('vacuum analyze');
    } finally {
      await client.end();
    }
  },
);

await withDatabase({ usage: 'fill-year', words: () => true }, async ({ queries }) => {
  const { rows } = await queries.execute(sizes);
  for (const { name, rows: count, bytes } of sizeRows.parse(rows)) {
    process.stdout.write(`| \`${name}\` | ${count} | ${(bytes / 1_000_000).toFixed(1)} MB |\n`);
  }
});
