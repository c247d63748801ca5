// `node --conditions=@parlour/source src/testing/fill-studio.ts`: adds 10,000 vendors, 500 destinations, 2,000 events, 500
// benefits, 100 gift guides, 1,000 pictures and 400 drafts to the club whose server uses DATA_DIR, after `fill-desk.ts`.
// Prints what the bench needs of them as JSON.
import pg from 'pg';
import { withDatabase } from '../commands/withDatabase.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { bigGuide } from './bigGuide.ts';
import { openDesk } from './deskBrowser.ts';
import { word } from './loadWords.ts';

const name = (own: string, shared: string) =>
  `initcap(${word(own)}) || ' ' || initcap(${word(shared)})`;

/** Names of their own, and 500 hidden vendors besides. */
const renamed = [
  `update vendors set name = ${name('substr(id, 2)::int + 400000000', 'substr(id, 2)::int % 300 + 410000000')}
   where slug like 'vendor-%'`,
  `insert into vendors (id, name, slug, type, description, hidden_at)
   select 'load-hidden-' || n, ${name('n + 450000000', 'n % 300 + 410000000')}, 'load-hidden-' || n, 'Hotels', '', now()
   from generate_series(1, 500) n`,
  `update destinations set name = ${name('substr(id, 2)::int + 420000000', 'substr(id, 2)::int % 50 + 430000000')},
     introduction = (select string_agg(${word('position * 100 + k + 440000000')}, ' ') from generate_series(1, 40) k)
   where position > 1000`,
];

const content = [
  `insert into events (id, title, description, location, category, start_date, time_zone, hidden_at)
   select 'load-event-' || n, ${name('n + 500000000', 'n % 100 + 510000000')}, '<p>' || repeat('An evening to remember. ', 20) || '</p>',
     initcap(${word('n % 200 + 520000000')}), 'Society', date_trunc('hour', now()) + (n - 1000) * interval '6 hours', 'Europe/Paris',
     case when n % 20 = 0 then now() end
   from generate_series(1, 2000) n`,
  `insert into benefits (id, position, title, description, member_benefit_description, is_featured, is_new, provider)
   select 'load-benefit-' || n, 1000 + n, ${name('n + 530000000', 'n % 50 + 540000000')}, '<p>A night more.</p>', '<p>Ask for it.</p>',
     false, false, initcap(${word('n % 100 + 550000000')})
   from generate_series(1, 500) n`,
  `insert into gift_guides (id, position, name, description, is_personalized, is_public)
   select 'load-guide-' || n, 1000 + n, ${name('n + 560000000', 'n % 10 + 570000000')}, 'For every season', false, true
   from generate_series(1, 100) n`,
  `insert into gift_sections (id, position, guide_id, name, description)
   select 'load-section-' || n, 0, 'load-guide-' || n, 'All', '' from generate_series(1, 100) n`,
  `insert into gift_products (id, position, section_id, name, description)
   select 'load-product-' || n || '-' || m, m, 'load-section-' || n, ${name('n * 10 + m + 580000000', 'm + 590000000')}, 'Made by hand'
   from generate_series(1, 100) n, generate_series(1, 10) m`,
  `insert into pictures (id, name, file, alternative_text, width, height, size, uploaded_at)
   select id, ${word('n + 600000000')} || '.jpg', 'pictures/' || id || '.jpg', ${name('n + 610000000', 'n % 50 + 620000000')}, 1200, 800, 200000,
     now() - n * interval '1 hour'
   from (select n, '00000000-0000-4000-8000-' || lpad(n::text, 12, '0') as id from generate_series(1, 1000) n) numbers`,
];

/** Three hundred changed drafts of vendors, some of them scheduled, and a hundred new ones. */
const drafts = `
  insert into content_drafts (kind, item_id, body, title, base_version, publish_at, scheduled_by, updated_by, updated_at)
  select 'vendor', case when n <= 300 then 'v' || n * 30 else 'load-draft-' || n end, '{}',
    ${name('n + 630000000', 'n % 20 + 640000000')}, case when n <= 300 then 1 else 0 end,
    case when n % 10 = 0 then now() + interval '9 days' end, case when n % 10 = 0 then $1 end, $1, now() - n * interval '1 hour'
  from generate_series(1, 400) n`;

/** Texts that are found: whole names of each kind, parts of them, references, phones and words of threads. */
const searches = `
  select text from (
    select name from (select name from vendors where slug like 'vendor-%' order by md5(id) limit 6) vendors
    union all select split_part(name, ' ', 2) from (select name from vendors where slug like 'vendor-%' order by md5(slug) limit 4) vendors
    union all select substr(name, 2, 5) from (select name from destinations where position > 1000 order by md5(id) limit 4) destinations
    union all select title from (select title from events where id like 'load-%' order by md5(id) limit 4) events
    union all select name from (select name from gift_products where id like 'load-%' order by md5(id) limit 2) products
    union all select title from (select title from content_drafts order by md5(item_id) limit 4) drafts
    union all select last_name from (select last_name from members where id like 'load-%' order by md5(id) limit 4) members
    union all select '79464' || n from generate_series(321, 322) n
    union all select substr(reference, 4) from (select reference from requests order by md5(id) limit 4) requests
    union all select ${word('n * 7919 + 200000000')} from generate_series(1, 4) n
  ) as searches (text)`;

/** Names without their fourth letter. */
const misspelled = `
  select substr(name, 1, 3) || substr(name, 5, 4) as text
  from (select name from vendors where slug like 'vendor-%' order by md5(id) limit 10) vendors`;

await withDatabase(
  { usage: 'fill-studio', words: () => true },
  async (database, config, _given, connectionString) => {
    const clock = { now: () => new Date() };
    const opened = { database, desk: config.desk, clock, random: systemRandom };
    const { cookie, staffId } = await openDesk(opened, ['administrator', 'manager']);
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      for (const statement of [...bigGuide, ...renamed, ...content]) await client.query(statement);
      await client.query(drafts, [staffId]);
      await client.query('vacuum analyze');
      const textsOf = async (query: string) =>
        (await client.query<{ text: string }>(query)).rows.map(({ text }) => text);
      const printed = {
        cookie,
        searches: await textsOf(searches),
        misspelled: await textsOf(misspelled),
      };
      process.stdout.write(`${JSON.stringify(printed)}\n`);
    } finally {
      await client.end();
    }
  },
);
