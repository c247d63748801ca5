// Staff command `node --conditions=@parlour/source apps/api/src/commands/add-member.ts EMAIL FIRST_NAME [LAST_NAME]`: adds a
// member (api/members-3). Options: --member-since DAY, --date-of-birth DAY, --crm-id ID, --instance-url URL.
import { addMember } from '../features/members/joining.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { systemClock } from '../platform/process/clock.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'add-member';

const usage = {
  usage: `${COMMAND} EMAIL FIRST_NAME [LAST_NAME] [--member-since DAY] [--date-of-birth DAY] [--crm-id ID] [--instance-url URL]`,
  words: [2, 3],
  options: {
    'member-since': { type: 'string' },
    'date-of-birth': { type: 'string' },
    'crm-id': { type: 'string' },
    'instance-url': { type: 'string' },
  },
} as const;

await withDatabase(usage, async (database, config, { values, positionals }) => {
  const [email = '', firstName = '', lastName = ''] = positionals;
  const { id } = await performCommand({ database, config }, COMMAND, (transaction) =>
    addMember(
      transaction,
      { clock: systemClock, random: systemRandom },
      {
        email,
        firstName,
        lastName,
        memberSince: values['member-since'],
        dateOfBirth: values['date-of-birth'],
        crmId: values['crm-id'],
        instanceUrl: values['instance-url'],
      },
    ),
  );
  console.log(`added ${email} with the id ${id}`);
});
