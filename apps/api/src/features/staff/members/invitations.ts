import type { SentMemberInvitations, staffCallsOf } from '@parlour/contract/staff';
import { principalKey } from '../../../access/principal.ts';
import { ApiError } from '../../../errors/apiError.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import {
  countNotInvited,
  countWaitingInvitations,
  deleteWaiting,
  findLastRun,
  insertRun,
  type InvitationRunRow,
  lockRunning,
  updateRun,
} from './invitationRepository.ts';

type InvitationDependencies = Pick<FeatureDependencies, 'database' | 'clock' | 'random'> & {
  readonly isMailFiled: boolean;
  /** Says that invitations are due. */
  readonly onInvitationsDue: () => void;
};

type InvitationCalls = Pick<
  typeof staffCallsOf.memberAdministration,
  'getInvitations' | 'startInvitations' | 'stopInvitations'
>;

const statusOf = ({ dueAt, isStopped }: InvitationRunRow) => {
  if (dueAt !== null) return 'running';
  return isStopped ? 'stopped' : 'done';
};

/** Binds what managers do with the invitations of all who were not invited (api/staff/members-17, api/staff/members-18). */
export function invitationHandlers({
  database,
  clock,
  random,
  isMailFiled,
  onInvitationsDue,
}: InvitationDependencies): HandlersOf<InvitationCalls> {
  const present = async (queries: Queries): Promise<SentMemberInvitations> => {
    const run = await findLastRun(queries);
    return {
      notInvited: await countNotInvited(queries),
      run:
        run === undefined
          ? null
          : {
              status: statusOf(run),
              total: run.total,
              sent: run.sent,
              waiting: run.dueAt === null ? 0 : await countWaitingInvitations(queries),
              startedAt: run.startedAt.toISOString(),
            },
      isMailFiled,
    };
  };
  return {
    getInvitations: { query: async () => ({ data: await present(database.queries) }) },
    startInvitations: {
      command: async ({ caller, body }, transaction) => {
        const total = await countNotInvited(transaction);
        if (total === 0) {
          throw new ApiError('move_not_allowed', 'Everybody was invited.');
        }
        // Fewer than were confirmed are no surprise to anybody.
        if (total > body.count) {
          throw new ApiError(
            'changed_meanwhile',
            `By now ${total} members were not invited. Please look at the number again.`,
            { field: 'count' },
          );
        }
        const id = newId(clock, random);
        const startedBy = principalKey(caller);
        const run = { id, startedBy, startedAt: clock.now(), total };
        if (!(await insertRun(transaction, run))) {
          throw new ApiError('move_not_allowed', 'Invitations are being sent already.');
        }
        return {
          data: await present(transaction),
          events: [
            {
              action: 'invitations.started',
              subject: `invitations:${id}`,
              fields: [String(total)],
            },
          ],
          afterCommit: async () => onInvitationsDue(),
        };
      },
    },
    stopInvitations: {
      command: async (_, transaction) => {
        const run = await lockRunning(transaction);
        if (run === undefined) {
          throw new ApiError('move_not_allowed', 'No invitations are being sent.');
        }
        await deleteWaiting(transaction, run.id);
        await updateRun(transaction, run.id, {
          dueAt: null,
          endedAt: clock.now(),
          isStopped: true,
        });
        return {
          data: await present(transaction),
          events: [
            {
              action: 'invitations.stopped',
              subject: `invitations:${run.id}`,
              fields: [String(run.sent)],
            },
          ],
        };
      },
    },
  };
}
