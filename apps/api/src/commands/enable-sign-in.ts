// Staff command `node --conditions=@parlour/source apps/api/src/commands/enable-sign-in.ts EMAIL`: forgets the failures of
// an email, which enables its sign-in by code again (api/sign-in-7).
import { enableSignIn } from '../features/members/service.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { readSecrets } from '../platform/secret-keys/joinServers.ts';
import { performCommand } from './performCommand.ts';
import { readExistingSecretKeys, withDatabase } from './withDatabase.ts';

const COMMAND = 'enable-sign-in';

await withDatabase({ usage: `${COMMAND} EMAIL`, words: [1] }, async (database, config, given) => {
  const [email = ''] = given.positionals;
  const secrets = await readSecrets(database.queries, readExistingSecretKeys(config), systemRandom);
  const { hadTries } = await performCommand({ database, config }, COMMAND, (transaction) =>
    enableSignIn(transaction, secrets, email),
  );
  console.log(
    hadTries ? `sign-in is enabled for ${email}` : `nobody tried to sign in with ${email} lately`,
  );
});
