import { href, HOLDS_CARD_NUMBER, mayHoldCardNumber, routes } from '@parlour/core';
import { mayDo } from '@parlour/core/staff';
import type { OpenView, Session, Staff } from '../../../access/principal.ts';
import { VIEW_PREFIX } from '../../../access/viewToken.ts';
import { ApiError, invalidInput } from '../../../errors/apiError.ts';
import { type AuditEvent, auditSourceOf, recordChained } from '../../../http/audit/audit.ts';
import { newId } from '../../../platform/crypto/random.ts';
import { tokenHash } from '../../../platform/crypto/secrets.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { type MemberAppPlace, memberAppOf } from '../../memberAppOf.ts';
import { holdMember } from '../../members/repository.ts';
import { principalOfStaff } from '../people/present.ts';
import { isLive } from '../sessions/policy.ts';
import { viewEnd } from './policy.ts';
import { endViews, findView, insertView } from './repository.ts';

/** The views of staff who look at the club as a member. */
export type MemberViews = ReturnType<typeof createMemberViews>;

/** The dependencies of {@link createMemberViews}. */
export interface MemberViewDependencies
  extends Pick<FeatureDependencies, 'database' | 'clock' | 'random' | 'audit'>, MemberAppPlace {
  readonly queries: Queries;
  /** Whether those of the sample club may look. */
  readonly allowsSample: boolean;
}

/** Who begins to look, as what member and why. */
interface Beginning {
  readonly caller: Staff & Pick<Session, 'sessionId'>;
  readonly requestId: string;
  readonly memberId: string;
  readonly reason: string;
}

const TOKEN_BYTES = 32;

const endedEvents = (views: readonly { readonly memberId: string }[]): readonly AuditEvent[] =>
  views.map(({ memberId }) => ({ action: 'member.view-ended', subject: `member:${memberId}` }));

/** Creates the service of views. None is cached, so that each ends at once in every process (api/staff/member-views-4). */
export function createMemberViews(dependencies: MemberViewDependencies) {
  const { database, queries, clock, random, audit, allowsSample } = dependencies;

  return {
    /**
     * Begins a view. Its token is told once, and no Idempotency-Key stores it.
     *
     * @throws ApiError 404 without such a member, 409 for one who is not active.
     */
    async begin({ caller, requestId, memberId, reason }: Beginning) {
      // What the audit trail has is there for good.
      if (mayHoldCardNumber(reason)) throw invalidInput('reason', `reason ${HOLDS_CARD_NUMBER}`);
      const now = clock.now();
      const token = VIEW_PREFIX + random.bytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = viewEnd(now);
      await database.transaction(async (transaction) => {
        const { isActive } = await holdMember(transaction, memberId);
        if (!isActive) {
          throw new ApiError('move_not_allowed', 'Only an active member sees the club.');
        }
        const replaced = await endViews(transaction, caller.staffId, now);
        await insertView(transaction, {
          id: newId(clock, random),
          tokenHash: tokenHash(token),
          memberId,
          staffId: caller.staffId,
          staffSessionId: caller.sessionId,
          reason,
          startedAt: now,
          expiresAt,
        });
        await recordChained(
          transaction,
          audit,
          auditSourceOf({ principal: caller, requestId }, now),
          [
            ...endedEvents(replaced),
            { action: 'member.view-started', subject: `member:${memberId}`, reason },
          ],
        );
      });
      return {
        url: `${memberAppOf(dependencies)}${href(routes.view, {})}#${token}`,
        expiresAt: expiresAt.toISOString(),
      };
    },
    /** Ends a view. */
    async end(transaction: Transaction, { staff, viewId }: OpenView) {
      const ended = await endViews(transaction, staff.staffId, clock.now(), viewId);
      return { events: endedEvents(ended) };
    },
    /** Returns the open view with a token (api/staff/member-views-3, api/staff/member-views-4). */
    async check(token: string): Promise<OpenView | undefined> {
      const now = clock.now();
      const found = await findView(queries, tokenHash(token));
      if (found === undefined) return undefined;
      const { view, session, roles, isSample } = found;
      const staff = principalOfStaff({ id: view.staffId, roles });
      const mayLook =
        now < view.expiresAt &&
        isLive(session, now) &&
        mayDo(staff.roles, 'member.view_as') &&
        (!isSample || allowsSample);
      if (!mayLook) return undefined;
      const { id: viewId, memberId, expiresAt } = view;
      return { viewId, staff, memberId, expiresAt };
    },
  };
}
