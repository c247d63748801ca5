// `node --conditions=@parlour/source src/testing/fill-saved.ts EMAIL`: saves 500 things of all kinds for a member of the club whose server
// uses DATA_DIR. Run it after fill-guide.ts, which has enough of them.
import { SAVED_LIMIT } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { withDatabase } from '../commands/withDatabase.ts';

const email = process.argv[2] ?? '';

await withDatabase({ usage: 'fill-saved EMAIL', words: () => true }, async ({ queries }) => {
  await queries.execute(sql`
    insert into saved_items (member_id, kind, item_id, name, note, is_saved, changed_at, saved_at)
    select members.id, things.kind, things.id, things.name, repeat('For two. ', 20), true, now(), now() - number * interval '1 minute'
    from members, (
      select kind, id, name, row_number() over () as number from (
        select 'event' as kind, id, title as name from events
        union all select 'benefit', id, title from benefits
        union all select 'gift_product', id, name from gift_products
        union all (select 'destination', id, name from destinations limit 100)
        union all (select 'vendor', id, name from vendors limit ${SAVED_LIMIT})
      ) found
    ) things
    where members.email = ${email} and number <= ${SAVED_LIMIT}
    on conflict do nothing`);
});
