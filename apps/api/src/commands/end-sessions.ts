// Staff's command `node --conditions=@parlour/source apps/api/src/commands/end-sessions.ts EMAIL`: signs a member out
// everywhere, within seconds.
import { revokeSessions } from '../features/sessions/repository.ts';
import { findMemberByEmail } from '../features/sign-in/repository.ts';
import { systemClock } from '../platform/clock.ts';
import { withDatabase } from './withDatabase.ts';

const [email = ''] = process.argv.slice(2);

await withDatabase(async ({ queries }) => {
  const member = await findMemberByEmail(queries, email);
  if (member === undefined) throw new Error(`no member has the e-mail address "${email}"`);
  const ended = await revokeSessions(queries, member.id, systemClock.now());
  console.log(`ended the sessions of ${email}: ${ended.length}`);
});
