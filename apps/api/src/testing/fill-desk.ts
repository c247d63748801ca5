// `node --conditions=@parlour/source src/testing/fill-desk.ts`: adds 5,000 members, 100,000 requests and 1,000,000 lines of
// threads to the club whose server uses DATA_DIR. Prints what the bench needs of them as JSON.
import pg from 'pg';
import { withDatabase } from '../commands/withDatabase.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { openDesk } from './deskBrowser.ts';
import { word } from './loadWords.ts';

/** The sentences that the texts share. */
const sentences = `
  create temporary table sentences as
  select n as place, (select string_agg(${word('(n * 31 + k * k * 17 + 5000000) % 3000 + 5000000')}, ' ')
    from generate_series(1, 12) k) as text
  from generate_series(0, 4999) n`;

/** A thousand have requests. Of the others one of fifty was invited and never signed in, and one each is suspended or over. */
const members = `
  insert into members (id, ref, email, first_name, last_name, phone, crm_id, instance_url, is_active,
    invited_at, first_signed_in_at, suspended_at, ended_at)
  select 'load-' || n, 'load-ref-' || n, 'member' || n || '@load.example',
    initcap(${word('n % 200 + 6000000')}), initcap(${word('n + 7000000')}), '+44 20 7946 ' || lpad(n::text, 4, '0'),
    'load-crm-' || n, 'https://crm.example', n <= 1000 or n % 50 not in (1, 2),
    now(), case when n % 50 > 0 then now() end,
    case when n > 1000 and n % 50 = 1 then now() end, case when n > 1000 and n % 50 = 2 then now() end
  from generate_series(1, 5000) n`;

/** How many lines the thread of a request has. */
const lines = 'case when n <= 1000 then 200 when n <= 9000 then 9 else 8 end';

/**
 * Two of five are open. One of ten of these has been given to nobody, and one of ten is put aside. What is open is wished
 * for one of the next eight months, what is completed was for one of the last three years. What is confirmed or completed is
 * arranged for that day, one of ten for three days.
 */
const requests = `
  insert into requests (id, reference, member_id, request_type, subject, description, details,
    confirmed_date, confirmed_time, confirmed_end_date, status,
    created_at, updated_at, changed_at, closed_at, assignee_id, snoozed_until, tags,
    news_position, news_author_id, other_news_position)
  select 'load-request-' || n, 'RQ-' || upper(substr(md5('reference ' || n), 1, 10)), 'load-' || (n % 1000 + 1), 'Dining',
    'A table, ' || ${word('n % 20000 + 8000000')}, text,
    jsonb_build_object('diningDate', day::text, 'diningTime', '20:00', 'diningGuests', 4),
    case when n % 5 > 1 or n % 4 = 3 then day end,
    case when n % 5 > 1 or n % 4 = 3 then lpad((n / 7 % 24)::text, 2, '0') || ':00' end,
    case when (n % 5 > 1 or n % 4 = 3) and n % 10 = 3 then day + 2 end,
    case when n % 5 > 1 then 'completed' else (array['received','in_progress','awaiting_member','confirmed'])[n % 4 + 1] end,
    changed - interval '9 days', changed, changed, case when n % 5 > 1 then changed end,
    case when n / 10 % 10 > 0 then ($1::text[])[n / 100 % 20 + 1] end,
    case when n / 10 % 10 = 1 and n % 5 < 2 then now() + interval '1 day' end,
    array[${word('n % 50 + 9000000')}],
    lines, case when lines % 2 = 0 then ($1::text[])[1] else 'load-' || (n % 1000 + 1) end, lines - 1
  from generate_series(1, 100000) n join sentences on place = n % 5000,
    lateral (select date_trunc('second', now()) - (n * 7919 % 100000) * interval '1 minute' as changed) time,
    lateral (select ${lines} as lines) thread,
    lateral (select current_date + case when n % 5 > 1 then -(n * 31 % 997) else n * 31 % 241 end as day) days`;

/** A thousand threads have 200 lines. Each line has a word of its own, one that ten lines have, and one that 900 have. */
const entries = `
  insert into request_entries (id, request_id, position, kind, visibility, author_kind, author_id, author_name, text, created_at)
  select 'load-entry-' || n || '-' || line, 'load-request-' || n, line,
    case when line % 7 = 0 then 'note' else 'message' end, case when line % 7 = 0 then 'staff' else 'member' end,
    case when line % 2 = 0 then 'staff' else 'member' end,
    case when line % 2 = 0 then ($1::text[])[1] else 'load-' || (n % 1000 + 1) end, 'Somebody',
    text || ' ' || ${word('n * 1000 + line')} || ' ' || ${word('(n * 8 + line) % 100000 + 200000000')}
      || ' ' || ${word('(n * 13 + line) % 1100 + 300000000')},
    now() - interval '9 days' + line * interval '1 minute'
  from generate_series(1, 100000) n
    cross join generate_series(1, ${lines}) line
    join sentences on place = (n * 37 + line * 101) % 5000`;

/** The first of the staff has read of one of three open threads the beginning alone, and the others to their end. */
const readers = `
  insert into request_readers (staff_id, request_id, seen_position)
  select ($1::text[])[1], 'load-request-' || n, case when n % 3 = 0 then 4 else 200 end
  from generate_series(1, 100000) n where n % 5 < 2`;

/** Forty texts: parts of references, names, words of messages, and parts of such words. */
const searches = `
  select text from (
    select substr(md5('reference ' || n * 1237), 1, 9 - n % 3) from generate_series(1, 8) n
    union all select ${word('n * 97 + 7000000')} from generate_series(1, 8) n
    union all select ${word('n * 7000 * 1000 + 3')} from generate_series(1, 4) n
    union all select ${word('n * 7919 + 200000000')} from generate_series(1, 4) n
    union all select ${word('n * 101 + 300000000')} from generate_series(1, 4) n
    union all select substr(${word('n * 9000 * 1000 + 2')}, 2, 6) from generate_series(1, 4) n
    union all select substr(${word('n * 6871 + 200000000')}, 1, 6) from generate_series(1, 4) n
    union all select substr(${word('n * 103 + 300000000')}, 2, 6) from generate_series(1, 4) n
  ) as searches (text)`;

const searchIndexes = [
  'requests_search_index',
  'requests_open_subject_index',
  'request_entries_search_index',
];

await withDatabase(
  { usage: 'fill-desk', words: () => true },
  async (database, config, _given, connectionString) => {
    const clock = { now: () => new Date() };
    const opened = { database, desk: config.desk, clock, random: systemRandom };
    const staff = [];
    for (let count = 0; count < 20; count += 1) staff.push(await openDesk(opened, ['concierge']));
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      // Made again at the end, these indexes take a tenth of the time.
      const { rows: indexes } = await client.query(
        'select indexname, indexdef from pg_indexes where indexname = any($1)',
        [searchIndexes],
      );
      for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
      const ids = [staff.map(({ staffId }) => staffId)];
      await client.query(sentences);
      await client.query(members);
      await client.query(requests, ids);
      await client.query(entries, ids);
      await client.query(readers, ids);
      await client.query(`set maintenance_work_mem = '512MB'`);
      for (const { indexdef } of indexes) await client.query(indexdef);
      await client.query('vacuum analyze');
      const { rows } = await client.query(searches);
      const { cookie } = staff[0] ?? { cookie: '' };
      const { cookie: managerCookie } = await openDesk(opened, ['manager']);
      const found = rows.map(({ text }) => text);
      process.stdout.write(`${JSON.stringify({ cookie, managerCookie, searches: found })}\n`);
    } finally {
      await client.end();
    }
  },
);
