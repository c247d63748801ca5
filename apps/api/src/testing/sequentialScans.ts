import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestClub } from './testClub.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * Runs the work on its own connections, and returns the tables that its queries scan sequentially.
 *
 * @param emptyTables - tables without rows, which are read whole whatever their indexes.
 */
export async function sequentialScansOf(
  club: TestClub,
  work: (queries: TestClub['database']['queries']) => Promise<unknown>,
  emptyTables: readonly string[] = [],
) {
  const isEmpty = (node: Plan) => emptyTables.includes(node['Relation Name'] ?? '');
  const logged: { query: string; params: unknown[] }[] = [];
  const pool = new pg.Pool({ connectionString: club.testDatabase.connectionString });
  try {
    const logger = {
      logQuery: (query: string, params: unknown[]) => void logged.push({ query, params }),
    };
    await work(drizzle(pool, { casing: 'snake_case', logger }));
    const scans: string[] = [];
    for (const { query, params } of logged) {
      const { rows } = await pool.query(`explain (format json) ${query}`, params);
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
      const isExpected = (node: Plan) => node['Node Type'].includes('Index') || isEmpty(node);
      expect(nodes.some(isExpected)).toBe(true);
      const sequential = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && !isEmpty(node));
      scans.push(...sequential.map((node) => `${node['Relation Name']} for ${query}`));
    }
    return { queries: logged.length, scans };
  } finally {
    await pool.end();
  }
}
