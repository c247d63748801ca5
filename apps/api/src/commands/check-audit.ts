// Staff command `node --conditions=@parlour/source apps/api/src/commands/check-audit.ts`: says whether the chain of the audit
// trail holds (api/http/audit-17). It ends with exit code 1 where an entry was changed, moved or removed.
import { checkChain } from '../http/audit/chain.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { createSecrets } from '../platform/crypto/secrets.ts';
import { readHashKeys } from '../platform/secret-keys/hashKeys.ts';
import { performCommand } from './performCommand.ts';
import { readExistingSecretKeys, withDatabase } from './withDatabase.ts';

const COMMAND = 'check-audit';

await withDatabase({ usage: COMMAND, words: [0] }, async (database, config) => {
  const secretKeys = readExistingSecretKeys(config);
  const { queries } = database;
  const sealing = createSecrets(secretKeys, systemRandom);
  const hashKeys = await readHashKeys(queries, sealing, secretKeys.current);
  const secrets = createSecrets(secretKeys, systemRandom, hashKeys);
  const { length, brokenAt, head } = await checkChain(queries, secrets);
  const event = { action: 'audit.checked', subject: 'audit:chain' } as const;
  await performCommand({ database, config }, COMMAND, () => ({ events: [event] }));
  if (brokenAt !== null) {
    throw new Error(`the chain breaks after ${length} entries, at the entry with seq ${brokenAt}`);
  }
  console.log(`the chain of ${length} entries holds, and ends with ${head}`);
});
