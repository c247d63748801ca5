// `node --conditions=@parlour/source src/testing/fill-guide.ts`: fills the guide of the club whose server uses DATA_DIR.
import { sql } from 'drizzle-orm';
import { withDatabase } from '../commands/withDatabase.ts';
import { bigGuide } from './bigGuide.ts';

await withDatabase({ usage: 'fill-guide', words: () => true }, async ({ queries }) => {
  for (const statement of bigGuide) await queries.execute(sql.raw(statement));
});
