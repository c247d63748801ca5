// Staff command `node --conditions=@parlour/source apps/api/src/commands/end-sessions.ts EMAIL`: ends every session of a
// member, within seconds (SE6).
import { endSessions } from '../features/members/service.ts';
import { systemClock } from '../platform/process/clock.ts';
import { recordCommand } from './recordCommand.ts';
import { withDatabase } from './withDatabase.ts';

const [email = ''] = process.argv.slice(2);

await withDatabase(async (database) => {
  const ended = await database.transaction(async (transaction) => {
    const { endedSessions, events } = await endSessions(transaction, email, systemClock.now());
    await recordCommand(transaction, 'end-sessions', ...events);
    return endedSessions;
  });
  console.log(`ended the sessions of ${email}: ${ended}`);
});
