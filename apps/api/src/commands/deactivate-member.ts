// Staff command `node --conditions=@parlour/source apps/api/src/commands/deactivate-member.ts EMAIL [--undo]`: ends a
// membership (api/members-5). With `--undo` it activates a former member again (api/members-6).
import { parseArgs } from 'node:util';
import { deactivateMember, reactivateMember } from '../features/members/membership.ts';
import { systemClock } from '../platform/process/clock.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'deactivate-member';

await withDatabase(COMMAND, async (database, config) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { undo: { type: 'boolean', default: false } },
  });
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0) {
    throw new Error('name the email address of one member');
  }
  if (values.undo) {
    await performCommand({ database, config }, COMMAND, (transaction) =>
      reactivateMember(transaction, email, systemClock.now()),
    );
    console.log(`${email} is an active member again`);
    return;
  }
  const { endedSessions } = await performCommand({ database, config }, COMMAND, (transaction) =>
    deactivateMember(transaction, email, systemClock.now()),
  );
  console.log(`deactivated ${email} and ended the sessions: ${endedSessions}`);
});
