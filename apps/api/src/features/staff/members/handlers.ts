import type { staffCallsOf } from '@parlour/contract/staff';
import { HOLDS_CARD_NUMBER, mayHoldCardNumber } from '@parlour/core';
import { invalidInput, orNotFound } from '../../../errors/apiError.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Secrets } from '../../../platform/crypto/secrets.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { findRedemptions } from '../../benefits/repository.ts';
import type { Documents } from '../../documents/service.ts';
import { hasSignedIn } from '../../members/hasSignedIn.ts';
import { isSignInDisabled } from '../../members/service.ts';
import { CARD_LIMIT } from '../../payment-methods/policy.ts';
import { findRegistrations } from '../../registrations/repository.ts';
import { findRequestsOfMember } from '../../requests/desk/queueRepository.ts';
import { presentDeskRequest } from '../../requests/desk/readDesk.ts';
import {
  presentMember,
  presentMemberDocument,
  presentMemberRedemption,
  presentMemberRegistration,
} from './present.ts';
import { findKnownCards, findMember } from './repository.ts';

const NEWEST = 10;

/** Binds what staff read of members. Each read is an entry of the audit trail, stored before the response (api/staff/members-5). */
export function staffMemberHandlers(
  documents: Documents,
  queries: Queries,
  secrets: Secrets,
): HandlersOf<typeof staffCallsOf.members> {
  const find = async (id: string) =>
    orNotFound(await findMember(queries, id), 'This member does not exist.');
  return {
    getMember: {
      stream: async ({ params: { id } }) => {
        const member = await find(id);
        const [hasEverSignedIn, isDisabled, requests, registrations, redemptions] =
          await Promise.all([
            hasSignedIn(queries, member),
            isSignInDisabled(queries, secrets, member.email),
            findRequestsOfMember(queries, id, NEWEST),
            findRegistrations(queries, id, NEWEST),
            findRedemptions(queries, id, NEWEST),
          ]);
        return {
          data: {
            ...presentMember(member, {
              hasSignedIn: hasEverSignedIn,
              isSignInDisabled: isDisabled,
            }),
            requests: requests.map(presentDeskRequest),
            registrations: registrations.map(presentMemberRegistration),
            redemptions: redemptions.map(presentMemberRedemption),
          },
          events: [{ action: 'member.read', subject: `member:${id}` }],
        };
      },
    },
    listMemberCards: {
      stream: async ({ params: { id } }) => {
        await find(id);
        return {
          data: await findKnownCards(queries, id, CARD_LIMIT),
          events: [{ action: 'cards.listed', subject: `member:${id}` }],
        };
      },
    },
    listMemberDocuments: {
      stream: async ({ params: { id } }) => {
        await find(id);
        return {
          data: (await documents.list(queries, id)).map(presentMemberDocument),
          events: [{ action: 'documents.listed', subject: `member:${id}` }],
        };
      },
    },
    openMemberDocument: {
      stream: async ({ params: { id, documentId }, body: { reason } }) => {
        // What the audit trail has is there for good.
        if (mayHoldCardNumber(reason)) {
          throw invalidInput('reason', `reason ${HOLDS_CARD_NUMBER}`);
        }
        return {
          ...(await documents.preview(queries, id, documentId)),
          // The member's too, so that what was read of a member is found by them.
          events: [
            { action: 'document.opened', subject: `document:${documentId}`, reason },
            { action: 'document.opened', subject: `member:${id}`, reason },
          ],
        };
      },
    },
  };
}
