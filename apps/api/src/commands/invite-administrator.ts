// Staff command `node --conditions=@parlour/source apps/api/src/commands/invite-administrator.ts EMAIL [FIRST_NAME LAST_NAME]`:
// prints a link for an administrator to set up new keys, for the day that all keys are lost (api/staff/set-up-4).
import { inviteAdministrator } from '../features/staff/set-up/inviteAdministrator.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { systemClock } from '../platform/process/clock.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'invite-administrator';
const usage = { usage: `${COMMAND} EMAIL [FIRST_NAME LAST_NAME]`, words: [1, 3] };

await withDatabase(usage, async (database, config, { positionals }) => {
  const [email = '', firstName = '', lastName = ''] = positionals;
  const { link } = await performCommand({ database, config }, COMMAND, (transaction) =>
    inviteAdministrator(
      transaction,
      { clock: systemClock, random: systemRandom, deskUrl: config.desk.url },
      { email, firstName, lastName },
    ),
  );
  console.log(link);
});
