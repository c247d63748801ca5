// Staff command `node --conditions=@parlour/source apps/api/src/commands/deactivate-member.ts EMAIL [--undo]`: ends a
// membership (api/members-5). With `--undo` it activates a former member again (api/members-6).
import { deactivateMember, reactivateMember } from '../features/members/membership.ts';
import { systemClock } from '../platform/process/clock.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'deactivate-member';

const usage = {
  usage: `${COMMAND} EMAIL [--undo]`,
  words: [1],
  options: { undo: { type: 'boolean', default: false } },
} as const;

await withDatabase(usage, async (database, config, { values, positionals }) => {
  const [email = ''] = positionals;
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
