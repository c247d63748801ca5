// Staff command `node --conditions=@parlour/source apps/api/src/commands/change-member.ts EMAIL FIELD VALUE`: carries out
// a change request for one identity field (api/change-requests-5). FIELD is email, firstName, lastName or dateOfBirth.
import { changeIdentity } from '../features/members/service.ts';
import { systemClock } from '../platform/process/clock.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'change-member';
const usage = { usage: `${COMMAND} EMAIL FIELD VALUE`, words: [3] };

await withDatabase(usage, async (database, config, { positionals }) => {
  const [email = '', field = '', value = ''] = positionals;
  const changed = await performCommand({ database, config }, COMMAND, (transaction) =>
    changeIdentity(transaction, { email, field, value }, systemClock.now()),
  );
  console.log(`changed the ${field} of ${email} to ${changed.value}`);
  if (changed.endedSessions !== undefined) {
    console.log(`ended the sessions of ${email}: ${changed.endedSessions}`);
  }
});
