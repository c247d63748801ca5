// `node --conditions=@parlour/source src/testing/fill-members.ts 60`: adds that many members, `member1@load.example`
// and so on, to the club whose server uses DATA_DIR.
import { sql } from 'drizzle-orm';
import { withDatabase } from '../commands/withDatabase.ts';

await withDatabase({ usage: 'fill-members', words: () => true }, async ({ queries }) => {
  await queries.execute(sql`
    insert into members (id, ref, email, first_name, last_name, crm_id, instance_url, is_active)
    select 'load-' || n, 'load-ref-' || n, 'member' || n || '@load.example', 'Member', 'Number ' || n,
      'load-crm-' || n, 'https://crm.example', true
    from generate_series(1, ${Number(process.argv[2])}::int) n`);
});
