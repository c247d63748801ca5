// Staff command `node --conditions=@parlour/source apps/api/src/commands/enable-sign-in.ts EMAIL`: forgets the failures of
// an email, which enables its sign-in by code again (SI7).
import { enableSignIn } from '../features/members/service.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { createSecrets } from '../platform/crypto/secrets.ts';
import { performCommand } from './performCommand.ts';
import { readExistingSecretKey, withDatabase } from './withDatabase.ts';

const [email = ''] = process.argv.slice(2);

await withDatabase(async (database, config) => {
  if (email === '') throw new Error('name the e-mail address of the member');
  const secrets = createSecrets(readExistingSecretKey(config), systemRandom);
  const { hadTries } = await performCommand(database, 'enable-sign-in', (transaction) =>
    enableSignIn(transaction, secrets, email),
  );
  console.log(
    hadTries ? `sign-in is enabled for ${email}` : `nobody tried to sign in with ${email} lately`,
  );
});
