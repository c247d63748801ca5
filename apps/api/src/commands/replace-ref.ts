// Staff command `node --conditions=@parlour/source apps/api/src/commands/replace-ref.ts EMAIL`: gives a member a new `ref`.
// Every link that the member shared before stops working at once (api/members-2).
import { replaceRef } from '../features/members/service.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'replace-ref';

await withDatabase({ usage: `${COMMAND} EMAIL`, words: [1] }, async (database, config, given) => {
  const [email = ''] = given.positionals;
  await performCommand({ database, config }, COMMAND, (transaction) =>
    replaceRef(transaction, systemRandom, email),
  );
  console.log(`the links that ${email} shared before stopped working`);
});
