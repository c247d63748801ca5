// Staff command `node --conditions=@parlour/source apps/api/src/commands/end-sessions.ts EMAIL`: ends every session of a
// member, within a second (api/sessions-6).
import { endSessions } from '../features/members/service.ts';
import { systemClock } from '../platform/process/clock.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'end-sessions';

await withDatabase({ usage: `${COMMAND} EMAIL`, words: [1] }, async (database, config, given) => {
  const [email = ''] = given.positionals;
  const { endedSessions } = await performCommand({ database, config }, COMMAND, (transaction) =>
    endSessions(transaction, email, systemClock.now()),
  );
  console.log(`ended the sessions of ${email}: ${endedSessions}`);
});
