// `node --conditions=@parlour/source src/testing/set-chain.ts off`: lets the server that uses DATA_DIR write its audit trail
// without the chain, until `on`.
import { sql } from 'drizzle-orm';
import { withDatabase } from '../commands/withDatabase.ts';

const state = process.argv[2] === 'off' ? sql`disable` : sql`enable`;

await withDatabase({ usage: 'set-chain', words: () => true }, async ({ queries }) => {
  await queries.execute(sql`alter table audit_entries ${state} trigger await_chain`);
});
