import type { EmailChoices, staffCallsOf } from '@parlour/contract/staff';
import { orNotFound } from '../../../errors/apiError.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { findEmailChoices, updateEmailChoices } from './repository.ts';

const names = ['assigned', 'mentioned', 'everythingNew'] as const satisfies (keyof EmailChoices)[];

/** Binds the calls on one's own choice of emails to the database. */
export function emailChoiceHandlers(
  queries: Queries,
): HandlersOf<typeof staffCallsOf.emailChoices> {
  const find = async (from: Queries, staffId: string) =>
    orNotFound(await findEmailChoices(from, staffId), 'Person not found');
  return {
    getEmailChoices: {
      query: async ({ caller }) => ({ data: await find(queries, caller.staffId) }),
    },
    setEmailChoices: {
      command: async ({ caller: { staffId }, body }, transaction) => {
        const before = await find(transaction, staffId);
        await updateEmailChoices(transaction, staffId, body);
        const fields = names.filter((name) => body[name] !== before[name]);
        return {
          data: body,
          events: [{ action: 'staff.emails-chosen', subject: `staff:${staffId}`, fields }],
        };
      },
    },
  };
}
