// Staff command `node --conditions=@parlour/source apps/api/src/commands/undelivered-emails.ts [send ID...]`: lists the
// emails that were given up, or sends some of them again. `send all` sends all of them (api/emails-13).
import { systemRandom } from '../platform/crypto/random.ts';
import { readSecrets } from '../platform/secret-keys/joinServers.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { subjectForStaff } from '../platform/mail/message.ts';
import { listUndelivered } from '../platform/mail/outbox.ts';
import { performCommand } from './performCommand.ts';
import { toPrintable } from './toPrintable.ts';
import { readExistingSecretKeys, withDatabase } from './withDatabase.ts';

const COMMAND = 'undelivered-emails';
const usage = {
  usage: `${COMMAND} [send all | send ID...]`,
  words: ([first, ...ids]: readonly string[]) =>
    first === undefined || (first === 'send' && ids.length > 0),
};

await withDatabase(usage, async (database, config, given, connectionString) => {
  const [verb, ...chosen] = given.positionals;
  const secrets = await readSecrets(database.queries, readExistingSecretKeys(config), systemRandom);
  const jobs = await startJobs({
    connectionString,
    onFailedJob: () => undefined,
    onError: () => undefined,
  });
  try {
    const undelivered = await listUndelivered({ jobs, secrets });
    if (verb === undefined) {
      const listed = { action: 'emails.listed', subject: 'emails:all' } as const;
      await performCommand({ database, config }, COMMAND, () => ({ events: [listed] }));
      for (const { id, addedAt, message, reason } of undelivered) {
        const about = toPrintable(
          message === undefined
            ? `${reason}: it can no longer be opened`
            : `${message.to.address}, ${reason}: ${subjectForStaff(message)}`,
        );
        console.log(`${id}  ${addedAt.toISOString()}  ${about}`);
      }
      return;
    }
    const found = undelivered
      .map(({ id }) => id)
      .filter((id) => chosen.includes('all') || chosen.includes(id));
    const sentAgain = (id: string) =>
      ({ action: 'email.sent-again', subject: `email:${id}` }) as const;
    await performCommand({ database, config }, COMMAND, () => ({ events: found.map(sentAgain) }));
    console.log(`emails sent again: ${await jobs.redo(found)}`);
  } finally {
    await jobs.stop();
  }
});
