// Staff command `node --conditions=@parlour/source apps/api/src/commands/verify-backup.ts FILE [--identity KEY_FILE]`: says
// whether a backup is whole (api/backup-6). It needs no database, and no key of the club.
import { resolve } from 'node:path';
import { verifyArchive } from '../backup/archive/verifyArchive.ts';
import { identityOption, readIdentities } from './identityOption.ts';
import { logCommand } from './logCommand.ts';
import { run } from './withDatabase.ts';

const COMMAND = 'verify-backup';

const usage = {
  usage: `${COMMAND} FILE [--identity KEY_FILE]`,
  words: [1],
  options: identityOption,
} as const;

await run(usage, async ({ values, positionals }) => {
  const [name = ''] = positionals;
  const path = resolve(name);
  const { head, manifest } = await verifyArchive({
    path,
    identities: readIdentities(values.identity),
  });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `${path} is whole: ${head.clubName} at ${head.madeAt}, by release ${head.release}, rows ${rows}, entries ${manifest.entries.length}`,
  );
  console.log(`it opens with the SECRET_KEY of the id ${head.keyIds.join(' and ')}`);
  if (head.cardKeyId !== null) {
    console.log(`its card numbers open with card-key-${head.cardKeyId}.private.pem`);
  }
  for (const missing of manifest.missing) console.log(`it was made without the file ${missing}`);
  logCommand('command.performed', COMMAND, []);
});
