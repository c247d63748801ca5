// Staff command `node --conditions=@parlour/source apps/api/src/commands/reseal.ts [give-up]`: seals everything that is
// stored with SECRET_KEY, also what SECRET_KEY_PREVIOUS sealed, while servers run (api/platform/secret-keys-8). `give-up` instead lets servers
// start although a key is lost (api/platform/secret-keys-10).
import { createSecrets } from '../platform/crypto/secrets.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { systemClock } from '../platform/process/clock.ts';
import { readSecrets } from '../platform/secret-keys/joinServers.ts';
import { giveUpLostKeys, resealAll, retireFormerKeys } from '../platform/secret-keys/resealing.ts';
import { sealedStores } from '../sealedStores.ts';
import { performCommand } from './performCommand.ts';
import { readExistingSecretKeys, withDatabase } from './withDatabase.ts';

const COMMAND = 'reseal';
const usage = {
  usage: `${COMMAND} [give-up]`,
  words: (words: readonly string[]) => ['', 'give-up'].includes(words.join(' ')),
};

await withDatabase(usage, async (database, config, { positionals }) => {
  const [verb] = positionals;
  const secretKeys = readExistingSecretKeys(config);
  const eventsOf = (action: 'secret-key.given-up' | 'secret-key.resealed', keyId: string) => ({
    events: [{ action, subject: `secret-key:${keyId}` } as const],
  });
  if (verb === 'give-up') {
    const secrets = createSecrets(secretKeys, systemRandom);
    await performCommand({ database, config }, COMMAND, async (transaction) => {
      await giveUpLostKeys(transaction, secrets, secretKeys, systemClock.now());
      return eventsOf('secret-key.given-up', secrets.keyId);
    });
    console.log('servers start with these keys; what only other keys open can no longer be opened');
    return;
  }
  const secrets = await readSecrets(database.queries, secretKeys, systemRandom);
  await performCommand({ database, config }, COMMAND, () =>
    eventsOf('secret-key.resealed', secrets.keyId),
  );
  for (const { store, resealed, unopened } of await resealAll(database, secrets, sealedStores)) {
    const rest = unopened === 0 ? '' : `, not opened by any key: ${unopened}`;
    console.log(`${store} sealed again: ${resealed}${rest}`);
  }
  if (!(await retireFormerKeys(database, secrets, sealedStores))) {
    throw new Error(
      'a running server still seals with another key; restart it with this SECRET_KEY, then run this again',
    );
  }
  console.log('everything is sealed with SECRET_KEY; no server needs another key to open it');
});
