// Staff command `node --conditions=@parlour/source apps/api/src/commands/end-sessions.ts EMAIL`: ends every session of a
// member, within seconds (SE6).
import { revokeSessions } from '../features/sessions/repository.ts';
import { systemClock } from '../platform/process/clock.ts';
import { memberOf } from './memberOf.ts';
import { recordCommand } from './recordCommand.ts';
import { withDatabase } from './withDatabase.ts';

const [email = ''] = process.argv.slice(2);

await withDatabase(async (database) => {
  const ended = await database.transaction(async (transaction) => {
    const { id: memberId } = await memberOf(transaction, email);
    const event = { action: 'sessions.ended', subject: `member:${memberId}` } as const;
    await recordCommand(transaction, 'end-sessions', event);
    return revokeSessions(transaction, { kind: 'member', memberId }, systemClock.now());
  });
  console.log(`ended the sessions of ${email}: ${ended.length}`);
});
