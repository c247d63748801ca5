// Staff command `node --conditions=@parlour/source apps/api/src/commands/end-sessions.ts EMAIL`: ends every session of a
// member, within seconds (SE6).
import { revokeSessions } from '../features/sessions/repository.ts';
import { systemClock } from '../platform/process/clock.ts';
import { memberOf } from './memberOf.ts';
import { withDatabase } from './withDatabase.ts';

const [email = ''] = process.argv.slice(2);

await withDatabase(async ({ queries }) => {
  const member = await memberOf(queries, email);
  const ended = await revokeSessions(queries, member.id, systemClock.now());
  console.log(`ended the sessions of ${email}: ${ended.length}`);
});
