// `node --conditions=@parlour/source src/testing/fill-members.ts 60`: adds that many members, `member1@load.example`
// and so on, to the club whose server uses DATA_DIR. Prints the session of a concierge as JSON.
import { sql } from 'drizzle-orm';
import { withDatabase } from '../commands/withDatabase.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { openDesk } from './deskBrowser.ts';

await withDatabase({ usage: 'fill-members', words: () => true }, async (database, config) => {
  await database.queries.execute(sql`
    insert into members (id, ref, email, first_name, last_name, crm_id, instance_url, is_active)
    select 'load-' || n, 'load-ref-' || n, 'member' || n || '@load.example', 'Member', 'Number ' || n,
      'load-crm-' || n, 'https://crm.example', true
    from generate_series(1, ${Number(process.argv[2])}::int) n`);
  const clock = { now: () => new Date() };
  const opened = { database, desk: config.desk, clock, random: systemRandom };
  const { cookie } = await openDesk(opened, ['concierge']);
  process.stdout.write(`${JSON.stringify({ cookie })}\n`);
});
