// Staff command `node --conditions=@parlour/source apps/api/src/commands/change-member.ts EMAIL FIELD VALUE`: carries out
// a change request for one identity field (CR5). FIELD is email, firstName, lastName or dateOfBirth.
import { dateSchema, emailSchema, lineSchema } from '@parlour/contract';
import { changeProfile, isEmailOfAnother } from '../features/profile/repository.ts';
import { revokeSessions } from '../features/sessions/repository.ts';
import { systemClock } from '../platform/process/clock.ts';
import { memberOf } from './memberOf.ts';
import { recordCommand } from './recordCommand.ts';
import { withDatabase } from './withDatabase.ts';

const [email = '', field = '', value = ''] = process.argv.slice(2);

const fieldSchemas = {
  email: emailSchema,
  firstName: lineSchema,
  lastName: lineSchema,
  dateOfBirth: dateSchema,
} as const;
const isField = (name: string): name is keyof typeof fieldSchemas =>
  Object.hasOwn(fieldSchemas, name);

await withDatabase(async (database) => {
  if (!isField(field))
    throw new Error(`name one of these fields: ${Object.keys(fieldSchemas).join(', ')}`);
  const parsed = fieldSchemas[field].safeParse(value);
  if (!parsed.success) throw new Error(`"${value}" can not be the ${field} of a member`);
  const ended = await database.transaction(async (transaction) => {
    const member = await memberOf(transaction, email);
    if (field === 'email' && (await isEmailOfAnother(transaction, member.id, parsed.data))) {
      throw new Error(`another member has the e-mail address "${parsed.data}"`);
    }
    await changeProfile(transaction, member.id, { [field]: parsed.data });
    const subject = `member:${member.id}` as const;
    const changed = { action: 'member.changed', subject, fields: [field] } as const;
    await recordCommand(transaction, 'change-member', changed);
    if (field !== 'email') return undefined;
    // Anyone who can read the former mailbox may have opened a session with a code sent to it.
    await recordCommand(transaction, 'change-member', { action: 'sessions.ended', subject });
    const principal = { kind: 'member', memberId: member.id } as const;
    return revokeSessions(transaction, principal, systemClock.now());
  });
  console.log(`changed the ${field} of ${email} to ${parsed.data}`);
  if (ended !== undefined) console.log(`ended the sessions of ${email}: ${ended.length}`);
});
