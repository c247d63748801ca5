import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '../../platform/database/schema/index.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';
import { createVendors } from '../vendors/service.ts';
import { createDestinations } from './service.ts';

let club: TestClub;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  await fill();
});
afterAll(() => stop());

const VENDORS = 10_000;
const DESTINATIONS = 500;

/** 500 destinations, every fifth with four neighborhoods, and 10,000 vendors, each in two of them. */
async function fill(): Promise<void> {
  for (const statement of [
    `insert into destinations (id, position, name, parent_id, is_primary)
     select 'd' || n, 1000 + n, 'Destination ' || n,
       case when n % 5 = 0 then null else 'd' || (n - n % 5) end, n % 5 = 0
     from generate_series(1, ${DESTINATIONS}) n`,
    `insert into vendors (id, name, slug, type, category, city, country, description)
     select 'v' || n, 'Vendor ' || n, 'vendor-' || n,
       (array['Restaurants', 'Hotels', 'Museum', 'Spa'])[1 + n % 4], 'Kind ' || n % 7,
       'City ' || n % ${DESTINATIONS}, 'Country',
       '<p>' || repeat('A place &amp; what <em>we</em> say of it. ', 8) || '</p>'
     from generate_series(1, ${VENDORS}) n`,
    `insert into connections (id, position, destination_id, vendor_id)
     select 'c' || n || '-' || m, n, 'd' || 1 + (n * m) % ${DESTINATIONS}, 'v' || n
     from generate_series(1, ${VENDORS}) n, generate_series(1, 2) m`,
    // Every vendor has had another slug before.
    `update vendors set slug = slug || '-now' where slug like 'vendor-%'`,
    'analyze',
  ]) {
    await club.testDatabase.run(statement);
  }
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Does the work on connections of its own, and gives the tables that each of its queries read from end to end. */
async function readWhole(work: (queries: TestClub['database']['queries']) => Promise<unknown>) {
  const asked: { query: string; params: unknown[] }[] = [];
  const pool = new pg.Pool({ connectionString: club.testDatabase.address });
  try {
    const logger = {
      logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }),
    };
    await work(drizzle(pool, { schema, casing: 'snake_case', logger }));
    const found: string[] = [];
    for (const { query, params } of asked) {
      const { rows } = await pool.query(`explain (format json) ${query}`, params);
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
      expect(nodes.some((node) => node['Node Type'].includes('Index'))).toBe(true);
      const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
      found.push(...whole.map((node) => `${node['Relation Name']} for ${query}`));
    }
    return { queries: asked.length, found };
  } finally {
    await pool.end();
  }
}

test('DE8: no query for one destination reads a whole table', async () => {
  for (const id of ['d10', 'd11', 'none']) {
    const { queries, found } = await readWhole((queries) =>
      createDestinations(queries)
        .one(id)
        .catch(() => undefined),
    );
    expect(found).toEqual([]);
    expect(queries).toBe(3);
  }
});

test('VE8: no query for one vendor or for its related vendors reads a whole table', async () => {
  for (const id of ['v77', 'vendor-78', 'none']) {
    const { queries, found } = await readWhole((queries) =>
      createVendors(queries)
        .related(id, 3)
        .catch(() => undefined),
    );
    expect(found).toEqual([]);
    expect(queries).toBe(id === 'none' ? 1 : 2);
  }
});
